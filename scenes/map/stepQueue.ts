import type { Direction } from '../../rules/world/types.ts';
import { SAIL_SHARE, SLIDE_SHARE } from '../../src/bridge/signals/pace.ts';

export interface QueuedCell {
  readonly x: number;
  readonly y: number;
}

/** A cell on the way of the marker; over ice it slides there, and in a boat it sails. */
interface AheadCell extends QueuedCell {
  readonly slides: boolean;
  /** The time that it takes, as a share of that of a step. */
  readonly share: number;
}

/** More waiting steps than this mean that frames were lost: the marker then walks faster. */
const comfortable = 2;

const directions: readonly (readonly (Direction | null)[])[] = [
  ['nw', 'n', 'ne'],
  ['w', null, 'e'],
  ['sw', 's', 'se'],
];

/**
 * The position of the marker on its way from cell to cell. Steps are walked one after the other at one speed. The
 * rest of a frame's time goes to the next step. If the player takes a step back, the marker turns round.
 */
export class StepQueue {
  readonly #stepMs: number;
  #from: QueuedCell;
  /** 0…1 of the way from `#from` to `#ahead[0]`. */
  #progress = 0;
  #ahead: AheadCell[] = [];

  constructor(start: QueuedCell, stepMs: number) {
    this.#from = start;
    this.#stepMs = stepMs;
  }

  get walking(): boolean {
    return this.#ahead.length > 0;
  }

  get sliding(): boolean {
    return this.#ahead[0]?.slides === true;
  }

  /** The position of the marker in cells, with fractions. */
  get place(): QueuedCell {
    const to = this.#ahead[0];
    if (to === undefined) return this.#from;
    return {
      x: this.#from.x + (to.x - this.#from.x) * this.#progress,
      y: this.#from.y + (to.y - this.#from.y) * this.#progress,
    };
  }

  /** The direction of the current step, x and y each -1, 0 or 1; null while standing. */
  get heading(): QueuedCell | null {
    const to = this.#ahead[0];
    if (to === undefined) return null;
    return { x: Math.sign(to.x - this.#from.x), y: Math.sign(to.y - this.#from.y) };
  }

  /** The name of the current step's direction; `otherwise` while standing. */
  facing(otherwise: Direction): Direction {
    const { heading } = this;
    return (heading && directions[heading.y + 1]?.[heading.x + 1]) ?? otherwise;
  }

  /** The cell where the marker stops after all steps. */
  get goal(): QueuedCell {
    return this.#ahead.at(-1) ?? this.#from;
  }

  /** Whether a cell is near enough to walk to. */
  reaches(cell: QueuedCell): boolean {
    const near = (one: QueuedCell) => Math.max(Math.abs(one.x - cell.x), Math.abs(one.y - cell.y)) <= 1;
    return near(this.goal) || near(this.#from);
  }

  follow(cell: QueuedCell): void {
    if (same(cell, this.goal)) return;
    if (this.walking && same(cell, this.#from)) this.#turnBack();
    else if (this.walking && same(cell, this.#ahead[0])) this.#ahead.length = 1;
    else this.#ahead.push({ ...cell, slides: false, share: 1 });
  }

  /** Walks onto the first of some cells in a row, and slides over the others; out of a boat onto the last one it walks. */
  slideOver(way: readonly QueuedCell[], isBoat = false): void {
    if (way.some((cell) => same(cell, this.goal))) return;
    const share = isBoat ? SAIL_SHARE : SLIDE_SHARE;
    const last = isBoat ? way.length - 1 : way.length;
    const cells = way.map((cell, at) => ({
      ...cell,
      slides: at > 0 && at < last,
      share: at > 0 ? share : 1,
    }));
    this.#ahead.push(...cells);
  }

  /** Moves the marker to a cell at once. */
  standOn(cell: QueuedCell): void {
    this.#from = cell;
    this.#ahead = [];
    this.#progress = 0;
  }

  advance(ms: number): void {
    const walked = this.#ahead.filter(({ share }) => share === 1).length;
    let left = ms * Math.max(1, walked - comfortable + 1);
    while (left > 0 && this.#ahead[0] !== undefined) {
      const whole = this.#stepMs * this.#ahead[0].share;
      const needed = (1 - this.#progress) * whole;
      if (left < needed) {
        this.#progress += left / whole;
        return;
      }
      left -= needed;
      const { x, y } = this.#ahead.shift() ?? this.#from;
      this.#from = { x, y };
      this.#progress = 0;
    }
  }

  #turnBack(): void {
    const { x, y } = this.#ahead[0] ?? this.#from;
    this.#ahead = [{ ...this.#from, slides: this.sliding, share: this.#ahead[0]?.share ?? 1 }];
    this.#from = { x, y };
    this.#progress = 1 - this.#progress;
  }
}

function same(one: QueuedCell, other: QueuedCell | undefined): boolean {
  return one.x === other?.x && one.y === other.y;
}
