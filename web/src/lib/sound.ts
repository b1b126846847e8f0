/** Short sounds made on the spot, one for each thing that is seen to happen. Nothing is loaded, and no more than two are
 * heard at once: what would be the third is left out. */
import { settings } from './settings.svelte';

/** Pitch at the beginning and at the end, seconds after the cue, length, loudness, and how it sounds. */
type Tone = readonly [from: number, to: number, after: number, length: number, loud: number, kind?: OscillatorType];

const CUES: Readonly<Record<string, readonly Tone[]>> = {
  step: [[190, 150, 0, 0.07, 0.12]],
  ratchet: [[900, 700, 0, 0.03, 0.04, 'square'], [900, 700, 0.07, 0.03, 0.04, 'square']],
  musket: [[900, 90, 0, 0.16, 0.1, 'sawtooth']],
  gun: [[150, 40, 0, 0.4, 0.2, 'sawtooth']],
  hoof: [[260, 160, 0, 0.06, 0.12], [240, 150, 0.1, 0.06, 0.12], [260, 160, 0.18, 0.06, 0.12]],
  rattle: [[320, 300, 0, 0.05, 0.06], [290, 270, 0.07, 0.05, 0.06], [260, 240, 0.15, 0.05, 0.06], [230, 210, 0.28, 0.05, 0.06]],
  knock: [[150, 110, 0, 0.08, 0.12]],
  tap: [[120, 80, 0, 0.07, 0.1]],
  paper: [[1700, 900, 0, 0.06, 0.02, 'sawtooth']],
  snap: [[1200, 500, 0, 0.04, 0.06, 'square']],
  tick: [[1000, 1000, 0, 0.03, 0.05]],
  drum: [[110, 60, 0, 0.3, 0.2, 'sine']],
  crack: [[700, 200, 0, 0.09, 0.07, 'square']],
  click: [[620, 560, 0, 0.03, 0.06, 'square']],
  bell: [[196, 194, 0, 0.9, 0.1, 'sine']],
  coin: [[1320, 1320, 0, 0.05, 0.04], [1760, 1760, 0.05, 0.14, 0.04]],
  bugle: [[392, 392, 0, 0.14, 0.07], [523, 523, 0.15, 0.3, 0.07]],
  call: [[523, 523, 0, 0.3, 0.07], [784, 784, 0.14, 0.5, 0.06]],
};
const MOST = 2;

let context: AudioContext | null = null;
let voices: { from: number; until: number; source: OscillatorNode }[] = [];

function tone([pitch, to, after, length, loud, kind = 'triangle']: Tone, delay: number): void {
  if (!context) return;
  const from = context.currentTime + delay + after;
  const until = from + length;
  voices = voices.filter((voice) => voice.until > (context?.currentTime ?? 0));
  if (voices.filter((voice) => voice.from < until && voice.until > from).length >= MOST) return;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = kind;
  source.frequency.setValueAtTime(pitch, from);
  source.frequency.exponentialRampToValueAtTime(to, until);
  volume.gain.setValueAtTime(loud, from);
  volume.gain.exponentialRampToValueAtTime(0.0001, until);
  source.connect(volume).connect(context.destination);
  source.start(from);
  source.stop(until);
  voices.push({ from, until, source });
}

/** A sound, so many milliseconds from now. Browsers allow it only after somebody has touched the page. */
export function cue(name: string, delay = 0): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const one of CUES[name] ?? []) tone(one, delay / 1000);
}

/** What was to be heard later is not, for it has been skipped. */
export function hush(): void {
  for (const voice of voices) voice.source.stop();
  voices = [];
}
