import { Howl, Howler, type HowlOptions } from 'howler';

/** What the players of music and effects need of a Howl. */
export interface Sounding {
  state(): 'unloaded' | 'loading' | 'loaded';
  once(event: 'load' | 'loaderror', listener: () => void): unknown;
  once(event: 'end', listener: (id: number) => void, id: number): unknown;
  /** Goes on with a sound that was paused, or begins one. */
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

/** Prepares Howler; false where this browser cannot mix sounds without a gap. Then the game goes on silently. */
export function prepareHowler(): boolean {
  if (!('AudioContext' in globalThis)) return false;
  // No elements of the page are needed, and the context is put to sleep with the window, not by a clock.
  Howler.html5PoolSize = 0;
  Howler.autoSuspend = false;
  // Asking for the volume makes the context.
  Howler.volume(1);
  return true;
}

/** Makes a sound; Howler loads it, and unlocks the browser's audio with the next gesture if need be. */
export const makeSound: MakeSound = (options) => new Howl(options);

/** Whether something that is played now is heard now. */
export const isRunning = (): boolean => Howler.ctx?.state === 'running';

/** Wakes the browser's audio or puts it to sleep; what it refuses it does with the next gesture. */
export function setAwake(awake: boolean): void {
  const context = Howler.ctx;
  if (!context) return;
  const change = awake ? context.resume() : context.suspend();
  change.catch(() => undefined);
}
