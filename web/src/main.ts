import { mount } from 'svelte';
import App from './App.svelte';
import { device } from './lib/device.svelte';
import { language, preferred } from './lib/language.svelte';
import { people } from './lib/people.svelte';
import './fonts.css';
import './tokens.css';
import './pages.css';
import './client.css';
import './frame.css';

/** The page waits for its letters, so that nothing moves when they come; if they do not come soon, for none. */
const letters = Promise.race([
  Promise.all(['400 16px "Source Serif 4"', '400 16px "Source Sans 3"'].map((font) => document.fonts.load(font))),
  new Promise((resolve) => setTimeout(resolve, 1500)),
]).catch(() => undefined);

const target = document.getElementById('app');
if (target) {
  void Promise.all([language.choose(preferred()), people.look().catch(() => undefined), device.look(), letters]).then(() => mount(App, { target }));
}
// The ids of messages that were asked for and are not there; the tests look at it.
Object.assign(window, { caracoleMissing: language.missing });
