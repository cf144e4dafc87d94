import type { HowlOptions } from 'howler';
import type { MakeSound, Sounding } from '../sound/play/howls.ts';

/** One playback of a sound, as a Howl keeps it. */
interface Playing {
  volume: number;
  seek: number;
  rate: number;
  pan: number;
  paused: boolean;
}

/** Replaces a Howl: plays nothing, and lets tests inspect its state. */
export class FakeHowl implements Sounding {
  readonly options: HowlOptions;
  readonly playing = new Map<number, Playing>();
  readonly fades: { readonly to: number; readonly ms: number }[] = [];
  unloaded = false;
  #loaded = false;
  #ids = 1000;
  readonly #listeners = new Map<string, ((id: number) => void)[]>();

  constructor(options: HowlOptions) {
    this.options = options;
  }

  /** Simulates the end of loading. */
  arrive(): void {
    this.#loaded = true;
    this.tell('load');
  }

  tell(event: string, id = 0): void {
    const listeners = this.#listeners.get(event) ?? [];
    this.#listeners.delete(event);
    for (const listener of listeners) listener(id);
  }

  /** Volumes of all playbacks that are not paused. */
  get heard(): number[] {
    return [...this.playing.values()].filter(({ paused }) => !paused).map(({ volume }) => volume);
  }

  state = () => (this.#loaded ? 'loaded' : 'loading') as 'loaded' | 'loading';

  once(event: string, listener: (id: number) => void): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }

  play(id?: number): number {
    const known = this.playing.get(id ?? 0);
    if (known && id) {
      known.paused = false;
      return id;
    }
    this.#ids += 1;
    this.playing.set(this.#ids, { volume: 1, seek: 0, rate: 1, pan: 0, paused: false });
    return this.#ids;
  }

  pause(id: number): void {
    this.#change(id, { paused: true });
  }

  stop(id: number): void {
    this.playing.delete(id);
  }

  volume(one: number, id?: number): unknown {
    if (id === undefined) return this.playing.get(one)?.volume;
    return this.#change(id, { volume: one });
  }

  fade(_from: number, to: number, ms: number, id: number): void {
    this.fades.push({ to, ms });
    this.#change(id, { volume: to });
  }

  seek(one: number, id?: number): unknown {
    if (id === undefined) return this.playing.get(one)?.seek;
    return this.#change(id, { seek: one });
  }

  rate(rate: number, id: number): void {
    this.#change(id, { rate });
  }

  stereo(pan: number, id: number): void {
    this.#change(id, { pan });
  }

  unload(): void {
    this.unloaded = true;
    this.playing.clear();
  }

  #change(id: number, change: Partial<Playing>): void {
    Object.assign(this.playing.get(id) ?? {}, change);
  }
}

/** Creates fake sounds and keeps them by file name without extension: `home`, `tap`. */
export function fakeHowls(): { make: MakeSound; made: Map<string, FakeHowl> } {
  const made = new Map<string, FakeHowl>();
  const make: MakeSound = (options) => {
    const howl = new FakeHowl(options);
    const address = options.src[0] ?? '';
    made.set(address.replace(/^.*\/(.+)\.\w+$/, '$1'), howl);
    return howl;
  };
  return { make, made };
}
