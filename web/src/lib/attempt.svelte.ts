/** Doing something that the server may refuse: its own sentence is kept to be shown. */
import { Refused } from './api';
import { t } from './language.svelte';

export class Attempt {
  trouble = $state('');

  run = async (act: () => Promise<void>): Promise<void> => {
    this.trouble = '';
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error.told.sentence || t('error-offline');
    }
  };
}
