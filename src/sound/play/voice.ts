import type { Sounding } from './howls.ts';

/** Whether a piece resumes where it stopped or restarts when it is needed again. */
export type Leaving = 'pause' | 'rewind';

/** A loaded or loading piece of music. It fades in and out, and keeps its position. */
export class Voice {
  readonly #sound: Sounding;
  #begin: number;
  #id: number | null = null;
  #playing = false;
  #goal = 0;
  #end: ReturnType<typeof setTimeout> | undefined;

  /** `begin`: position in seconds to start from. */
  constructor(sound: Sounding, begin: number) {
    this.#sound = sound;
    this.#begin = begin;
  }

  get loaded(): boolean {
    return this.#sound.state() === 'loaded';
  }

  /** Whether it is playing or fading. */
  get heard(): boolean {
    return this.#playing;
  }

  /** Position in seconds from the start of the piece. */
  get position(): number {
    if (this.#id === null) return this.#begin;
    const position: unknown = this.#sound.seek(this.#id);
    return typeof position === 'number' ? position : 0;
  }

  /** Fades to a volume of 0 to 1 within `ms` milliseconds; at 0 it then pauses or rewinds. */
  head(goal: number, ms: number, leaving: Leaving = 'pause'): void {
    if (!this.loaded) return;
    if (goal > 0) this.#rise(goal, ms);
    else this.#sink(ms, leaving);
  }

  close(): void {
    clearTimeout(this.#end);
    this.#sound.unload();
  }

  #rise(goal: number, ms: number): void {
    if (this.#playing && this.#goal === goal) return;
    clearTimeout(this.#end);
    const id = this.#id ?? this.#start();
    if (!this.#playing) this.#sound.play(id);
    this.#playing = true;
    this.#goal = goal;
    this.#fade(id, goal, ms);
  }

  #start(): number {
    const id = this.#sound.play();
    this.#id = id;
    this.#sound.volume(0, id);
    if (this.#begin > 0) this.#sound.seek(this.#begin, id);
    this.#playing = true;
    return id;
  }

  #sink(ms: number, leaving: Leaving): void {
    const id = this.#id;
    if (id === null || !this.#playing || (this.#goal === 0 && ms > 0)) return;
    clearTimeout(this.#end);
    this.#goal = 0;
    const rest = () => {
      this.#playing = false;
      this.#sound.volume(0, id);
      if (leaving === 'pause') this.#sound.pause(id);
      else this.#forget(id);
    };
    if (ms > 0) {
      this.#fade(id, 0, ms);
      this.#end = setTimeout(rest, ms);
    } else rest();
  }

  #forget(id: number): void {
    this.#sound.stop(id);
    this.#id = null;
    this.#begin = 0;
  }

  #fade(id: number, to: number, ms: number): void {
    const volume: unknown = this.#sound.volume(id);
    const from = typeof volume === 'number' ? volume : 0;
    // Howler never ends a fade between equal volumes.
    if (from !== to) this.#sound.fade(from, to, ms, id);
  }
}
