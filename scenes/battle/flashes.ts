/** Milliseconds from one flash to the next: fewer than three in a second, at any tempo. */
const apart = 360;

/** Counts flashes, so that there are never more than eyes bear. */
export class Flashes {
  #last = Number.NEGATIVE_INFINITY;

  /** Whether something may flash at a time of the clock, in milliseconds; if so, it counts from now on. */
  allow(now: number): boolean {
    if (now - this.#last < apart) return false;
    this.#last = now;
    return true;
  }
}
