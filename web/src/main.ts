import { mount } from 'svelte';
import App from './App.svelte';
import { language, preferred } from './lib/language.svelte';
import { people } from './lib/people.svelte';
import './tokens.css';
import './pages.css';
import './client.css';

const target = document.getElementById('app');
if (target) {
  void Promise.all([language.choose(preferred()), people.look().catch(() => undefined)]).then(() => mount(App, { target }));
}
// The ids of messages that were asked for and are not there; the tests look at it.
Object.assign(window, { caracoleMissing: language.missing });
