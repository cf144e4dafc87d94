import { stepSounds } from '../../../content/maps/stepSounds.ts';
import { sendCue } from '../../../src/bridge/signals/cues.ts';
import type { QueuedCell } from '../stepQueue.ts';
import type { GroundAt } from '../tiles/terrain.ts';

/** Cells along a side of a map, and the largest stereo pan: steps at the edge stay audible in both ears. */
const cells = 31;
const widest = 0.5;

/** Plays one step sound for each cell that the player enters, according to the ground. */
export class StepSounds {
  readonly #groundAt: GroundAt;
  #x = Number.NaN;
  #y = Number.NaN;

  constructor(groundAt: GroundAt) {
    this.#groundAt = groundAt;
  }

  /** Updates the player's position, in cells. */
  walkTo(place: QueuedCell): void {
    const [x, y] = [Math.round(place.x), Math.round(place.y)];
    if (x === this.#x && y === this.#y) return;
    const near = Math.abs(x - this.#x) <= 1 && Math.abs(y - this.#y) <= 1;
    [this.#x, this.#y] = [x, y];
    const ground = this.#groundAt(x, y);
    // No step at the first position, nor after a move to another place.
    if (!near || ground === undefined) return;
    const [effect, force] = stepSounds[ground];
    sendCue({ effect, force, pan: panOf(x) });
  }
}

/** The stereo pan of a map column: negative is left. */
export const panOf = (x: number): number => ((x + 0.5) / cells - 0.5) * 2 * widest;
