/** Notes on the desktop while the page is out of sight: my turn, my time running out. Off until asked for. */
import { settings } from './settings.svelte';

/** Browsers ask the person once; says whether they agreed. */
export async function allowed(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function tell(words: string, table: string): void {
  if (!settings.desktop || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(words, { tag: table, icon: '/icon.svg' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
