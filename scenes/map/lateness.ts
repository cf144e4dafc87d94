/** A frame that comes later than this after the last one is late, in milliseconds: gentle ones come every 33. */
const late = 70;
/** So many more late frames than others, and the machine has better things to do. */
const most = 6;

/** Counts late frames, to tell where motion that nobody needs would hold up the walk. */
export class Lateness {
  #count = 0;

  /** Notes a frame that came `ms` after the last one; true once it is too much. */
  note(ms: number): boolean {
    this.#count = Math.max(this.#count + (ms > late ? 1 : -1), 0);
    return this.#count >= most;
  }
}
