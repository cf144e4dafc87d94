/** Milliseconds in which the same is not heard twice. */
const again = 90;
/** From this tempo on, so many milliseconds lie between any two sounds. */
const fast = 3;
const between = 70;

/** Keeps sounds that fall together from becoming noise. */
export class Thinning {
  readonly #last = new Map<string, number>();
  #any = Number.NEGATIVE_INFINITY;

  /** Whether a sound is heard at a time, in milliseconds; if so, it counts from now on. */
  admits(sound: string, now: number, tempo: number): boolean {
    if (now - (this.#last.get(sound) ?? Number.NEGATIVE_INFINITY) < again) return false;
    if (tempo >= fast && now - this.#any < between) return false;
    this.#last.set(sound, now);
    this.#any = now;
    return true;
  }
}
