/** Whether somebody is looked for while I do something else; kept for this window, so that a reload does not end it. */
const KEPT = 'caracole.aside';

class Aside {
  on = $state(sessionStorage.getItem(KEPT) !== null);

  /** The same where a page is taken down: state reads there as it was before. */
  get holds(): boolean {
    return sessionStorage.getItem(KEPT) !== null;
  }

  set(on: boolean): void {
    this.on = on;
    if (on) sessionStorage.setItem(KEPT, '1');
    else sessionStorage.removeItem(KEPT);
  }
}

export const aside = new Aside();
