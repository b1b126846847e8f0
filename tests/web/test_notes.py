"""Notes on the desktop, and the warning before the time is out."""

from __future__ import annotations

from tests.web.conftest import Opening

STUB = """
localStorage.setItem('caracole.desktop', 'on');
window.told = [];
window.Notification = class {
  static permission = 'granted';
  constructor(words) { window.told.push(words); }
};
Object.defineProperty(document, 'hidden', { get: () => true });
"""
OPEN = """async () => {
  const post = async (path, csrf, body) => (await fetch(path, {
    method: 'POST', headers: { 'content-type': 'application/json', 'x-csrf-token': csrf }, body: JSON.stringify(body),
  })).json();
  const me = await post('/api/guests', '', { name: 'Ada' });
  const seats = [{ kind: 'me' }, { kind: 'here' }];
  return (await post('/api/tables', me.csrf, { game: 'glorreiche', seats, clock: { kind: 'live', bank: 5 } })).id;
}"""


def test_a_page_out_of_sight_notes_on_the_desktop_that_the_time_runs_out(visit: Opening) -> None:
    ada = visit()
    ada.context.add_init_script(STUB)
    ada.go("/", "#gn")
    table = ada.page.evaluate(OPEN)
    ada.go(f"/table/{table}", "#board svg")
    ada.until(lambda: "Your time is running out." in ada.page.evaluate("window.told"), 60)
    ada.page.wait_for_selector("text=Your time is running out.")
