import type { Effect, EffectCue } from '../../bridge/signals/cues.ts';
import type { MakeSound, Sounding } from './howls.ts';
import { soundForms } from './soundUrls.ts';

/** Upper bound for simultaneous playbacks of one effect; the oldest is stopped. */
const MOST_AT_ONCE = 3;
/** Milliseconds. Two cues of the same effect within this time count as one. */
const APART_MS = 35;
/** Milliseconds. If the file loads later than this after the cue, it is not played. */
const LATE_MS = 220;
/** Random variation of the playback rate of steps, so that repeated steps do not sound identical. */
const VARIATION = 0.03;
const REPEATED = /^step-|^rustle$/;

interface Kept {
  readonly sound: Sounding;
  voices: readonly number[];
  last: number;
  /** Callbacks that run when the file has loaded, failed or been replaced. */
  readonly settled: (() => void)[];
}

/** Plays effects. Each is loaded when it is first needed. */
export class SoundEffects {
  readonly #make: MakeSound;
  readonly #now: () => number;
  readonly #kept = new Map<Effect, Kept>();
  /** Entries whose file was replaced while `prepare` was waiting for them. */
  readonly #swapped = new WeakSet<Kept>();
  #gain = 0;

  /** `now` returns milliseconds. */
  constructor(make: MakeSound, now: () => number) {
    this.#make = make;
    this.#now = now;
  }

  /** Sets the volume of effects, 0 to 1. At 0 nothing is loaded. */
  setGain(gain: number): void {
    this.#gain = gain;
  }

  /**
   * Preloads an effect that is likely to be needed soon. Resolves when it has loaded or failed. If its file is
   * replaced in the meantime, the new one is loaded.
   */
  async prepare(effect: Effect): Promise<void> {
    const kept = this.#gain > 0 ? this.#keep(effect) : null;
    if (!kept || kept.sound.state() === 'loaded') return;
    await new Promise<void>((done) => kept.settled.push(done));
    if (this.#swapped.delete(kept)) await this.prepare(effect);
  }

  play(cue: EffectCue): void {
    if (this.#gain === 0) return;
    const kept = this.#keep(cue.effect);
    if (!kept) return;
    const now = this.#now();
    if (now - kept.last < APART_MS) return;
    kept.last = now;
    if (kept.sound.state() === 'loaded') this.#sound(kept, cue);
    else kept.sound.once('load', () => this.#now() - now <= LATE_MS && this.#sound(kept, cue));
  }

  /** Drops an effect whose file was replaced, so that it is loaded again. */
  renew(effect: Effect): void {
    const kept = this.#kept.get(effect);
    if (!kept) return;
    // The old sound is unloaded and never fires its events.
    if (kept.settled.length > 0) this.#swapped.add(kept);
    this.#forget(effect, kept);
  }

  #forget(effect: Effect, kept: Kept): void {
    if (this.#kept.get(effect) !== kept) return;
    this.#kept.delete(effect);
    kept.sound.unload();
    settle(kept);
  }

  #keep(effect: Effect): Kept | null {
    const known = this.#kept.get(effect);
    if (known) return known;
    const forms = soundForms(`sounds/effects/${effect}`);
    if (forms.src.length === 0) return null;
    const sound = this.#make({ ...forms, pool: MOST_AT_ONCE });
    const kept: Kept = { sound, voices: [], last: Number.NEGATIVE_INFINITY, settled: [] };
    this.#kept.set(effect, kept);
    sound.once('load', () => settle(kept));
    // Drop it, so that the next cue tries again.
    sound.once('loaderror', () => this.#forget(effect, kept));
    return kept;
  }

  #sound(kept: Kept, { effect, pan = 0, force = 1 }: EffectCue): void {
    const { sound, voices } = kept;
    for (const oldest of voices.slice(0, voices.length - MOST_AT_ONCE + 1)) sound.stop(oldest);
    const id = sound.play();
    kept.voices = [...voices.slice(1 - MOST_AT_ONCE), id];
    sound.once('end', () => (kept.voices = kept.voices.filter((voice) => voice !== id)), id);
    sound.volume(this.#gain * Math.min(Math.max(force, 0), 1), id);
    sound.rate(REPEATED.test(effect) ? 1 + (Math.random() * 2 - 1) * VARIATION : 1, id);
    if (pan !== 0) sound.stereo(Math.min(Math.max(pan, -1), 1), id);
  }
}

function settle({ settled }: Kept): void {
  for (const done of settled.splice(0)) done();
}
