/** Short sounds made on the spot: a piece set down, a bell for my turn. Nothing is loaded. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function tone(pitch: number, after: number, length: number, loud: number): void {
  if (!context) return;
  const at = context.currentTime + after;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = 'triangle';
  source.frequency.setValueAtTime(pitch, at);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

/** Browsers allow sound only after somebody has touched the page. */
function ready(): boolean {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return false;
  context ??= new AudioContext();
  return true;
}

export function tap(): void {
  if (ready()) tone(190, 0, 0.09, 0.12);
}

export function bell(): void {
  if (!ready()) return;
  tone(523, 0, 0.35, 0.07);
  tone(784, 0.12, 0.5, 0.06);
}

export function dice(): void {
  if (!ready()) return;
  for (const [place, after] of [0, 0.07, 0.15, 0.28, 0.45].entries()) tone(320 - 30 * place, after, 0.05, 0.06);
}
