/** Shortest time in milliseconds between two flashes: fewer than three per second, at any tempo. */
const apart = 360;

/** Limits the frequency of flashes, to protect photosensitive players. */
export class Flashes {
  #last = Number.NEGATIVE_INFINITY;

  /** Whether a flash is allowed at this clock time in milliseconds; if so, it counts as shown. */
  allow(now: number): boolean {
    if (now - this.#last < apart) return false;
    this.#last = now;
    return true;
  }
}
