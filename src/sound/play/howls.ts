import { Howl, Howler, type HowlOptions } from 'howler';

/** The part of Howler's `Howl` that the sound players use. */
export interface Sounding {
  state(): 'unloaded' | 'loading' | 'loaded';
  once(event: 'load' | 'loaderror', listener: () => void): unknown;
  once(event: 'end', listener: (id: number) => void, id: number): unknown;
  /** Resumes a paused playback, or starts a new one. */
  play(id?: number): number;
  pause(id: number): unknown;
  stop(id: number): unknown;
  volume(id: number): unknown;
  volume(volume: number, id: number): unknown;
  fade(from: number, to: number, ms: number, id: number): unknown;
  seek(id: number): unknown;
  seek(seconds: number, id: number): unknown;
  rate(rate: number, id: number): unknown;
  stereo(pan: number, id: number): unknown;
  unload(): unknown;
}
export type MakeSound = (options: HowlOptions) => Sounding;

/** Prepares Howler. Returns false without Web Audio, which gapless loops need; the game then stays silent. */
export function prepareHowler(): boolean {
  if (!('AudioContext' in globalThis)) return false;
  // No pool of audio elements is needed, and the context is suspended by `setAwake`, not by a timer.
  Howler.html5PoolSize = 0;
  Howler.autoSuspend = false;
  // Setting the volume creates the audio context.
  Howler.volume(1);
  return true;
}

/** Creates a sound. Howler loads it and, if needed, unlocks the browser's audio with the next gesture. */
export const makeSound: MakeSound = (options) => new Howl(options);

/** Whether the audio context is running, so that sounds are audible. */
export const isRunning = (): boolean => Howler.ctx?.state === 'running';

/** Resumes or suspends the audio context. If the browser refuses, the next gesture tries again. */
export function setAwake(awake: boolean): void {
  const context = Howler.ctx;
  if (!context) return;
  const change = awake ? context.resume() : context.suspend();
  change.catch(() => undefined);
}
