import type { CryCue } from '../../bridge/signals/cues.ts';
import type { MakeSound, Sounding } from './howls.ts';
import { soundForms } from './soundUrls.ts';

/** Upper bound for the species whose cries stay loaded. */
const MOST_KEPT = 8;
/** Milliseconds after its cue until which a cry may start; later the player could not tell which creature it is. */
const LATE_MS = 1500;

interface Kept {
  readonly sound: Sounding;
  /** Id of the last playback; a new cry of the same species stops it. */
  latest: number | null;
}

/** Plays cries of creatures. Each is loaded when it is first needed. */
export class Cries {
  readonly #make: MakeSound;
  readonly #now: () => number;
  /** Loaded cries by species, least recently used first. */
  readonly #kept = new Map<string, Kept>();
  #gain = 0;

  /** `now` returns milliseconds. */
  constructor(make: MakeSound, now: () => number) {
    this.#make = make;
    this.#now = now;
  }

  /** Sets the volume of cries, 0 to 1. At 0 nothing is loaded. */
  setGain(gain: number): void {
    this.#gain = gain;
  }

  play({ cry, pan = 0 }: CryCue): void {
    const species = cry.toLowerCase();
    if (this.#gain === 0) return;
    const kept = this.#kept.get(species) ?? this.#load(species);
    if (!kept) return;
    this.#kept.delete(species);
    this.#kept.set(species, kept);
    this.#tidy();
    const { sound } = kept;
    const cued = this.#now();
    const play = () => {
      if (this.#gain === 0 || this.#now() - cued > LATE_MS) return;
      if (kept.latest !== null) sound.stop(kept.latest);
      const id = sound.play();
      kept.latest = id;
      sound.volume(this.#gain, id);
      if (pan !== 0) sound.stereo(pan, id);
    };
    if (sound.state() === 'loaded') play();
    else sound.once('load', play);
  }

  /** Drops a cry whose file was replaced, so that it is loaded again. */
  renew(species: string): void {
    this.#kept.get(species)?.sound.unload();
    this.#kept.delete(species);
  }

  #load(species: string): Kept | null {
    const forms = soundForms(`sounds/cries/${species}`);
    if (forms.src.length === 0) return null;
    const sound = this.#make({ ...forms, pool: 2 });
    sound.once('loaderror', () => this.renew(species));
    return { sound, latest: null };
  }

  #tidy(): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.renew(oldest);
  }
}
