/** What a person has set on this device. */

export function kept(key: string): string | null {
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
  /** Off until asked for where other people are near: on a phone. */
  sound = $state((kept('sound') ?? (matchMedia('(pointer: coarse) and (max-width: 719px)').matches ? 'off' : 'on')) !== 'off');
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

  private worn = $state(0);

  /** How the pieces of a game look, where it leaves a choice. */
  looks(game: string): string[] {
    void this.worn;
    return (kept(`looks.${game}`) ?? '').split(' ').filter(Boolean);
  }

  setLook(game: string, look: string, on: boolean): void {
    keep(`looks.${game}`, [...this.looks(game).filter((other) => other !== look), ...(on ? [look] : [])].join(' '));
    this.worn += 1;
    this.wear(game);
  }

  /** The style sheet of the game that is shown may ask for them. */
  wear(game: string): void {
    document.documentElement.dataset.looks = this.looks(game).join(' ');
  }

  private panels = $state(0);

  /** Whether the panel beside a game is open; null if nobody has said. */
  panel(game: string): boolean | null {
    void this.panels;
    const said = kept(`panel.${game}`);
    return said === null ? null : said === 'open';
  }

  setPanel(game: string, open: boolean): void {
    keep(`panel.${game}`, open ? 'open' : 'folded');
    this.panels += 1;
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
