/** What a person has set on this device. */

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`caracole.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`caracole.${key}`, value);
  } catch {
    // no storage: the setting lasts as long as the page
  }
}

export type Pace = 'instant' | 'quick' | 'calm';
export const PACES: readonly Pace[] = ['instant', 'quick', 'calm'];

class Settings {
  dark = $state(document.documentElement.dataset.theme === 'dark');
  sound = $state(kept('sound') !== 'off');
  /** Notes on the desktop when it is my turn and the page is out of sight. */
  desktop = $state(kept('desktop') === 'on');
  /** Ask before the last click plays. */
  confirm = $state(kept('confirm') === 'on');
  /** Hints for somebody who plays a game for the first time. */
  guide = $state(kept('guide') === 'on');
  /** How fast the steps of others and the dice play. */
  pace = $state<Pace>(PACES.find((pace) => pace === kept('pace')) ?? 'quick');
  bot = $state(kept('bot') ?? '');
  name = $state(kept('name') ?? '');

  toggleTheme(): void {
    this.dark = !this.dark;
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light';
    keep('theme', this.dark ? 'dark' : 'light');
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep('sound', on ? 'on' : 'off');
  }

  setDesktop(on: boolean): void {
    this.desktop = on;
    keep('desktop', on ? 'on' : 'off');
  }

  setConfirm(on: boolean): void {
    this.confirm = on;
    keep('confirm', on ? 'on' : 'off');
  }

  setGuide(on: boolean): void {
    this.guide = on;
    keep('guide', on ? 'on' : 'off');
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    keep('pace', pace);
  }

  setBot(name: string): void {
    this.bot = name;
    keep('bot', name);
  }

  setName(name: string): void {
    this.name = name;
    keep('name', name);
  }
}

export const settings = new Settings();
