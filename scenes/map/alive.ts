import { bridge } from '../../src/bridge/store.ts';
import type { StageScene } from '../shared/stageScene.ts';

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

/** Kept from map to map: where one was too much, the next one gives up at once. */
const lateness = new Lateness();

/** Something that goes on as long as somebody looks. */
export interface Living {
  /**
   * `seconds` and `ms` are the time that it has lived and that has passed: they stand still in calm mode.
   * `strength` 0 to 1 says how much of its motion is to be seen.
   */
  live(seconds: number, ms: number, strength: number): void;
}

/**
 * Moves everything that lives on a map. Like all idle motion it rests in calm mode, and when nobody is there; on a
 * machine that cannot keep up it stops until a map is entered again.
 */
export class Alive {
  readonly #living: Living[] = [];
  readonly #letGo: () => void;
  #clock: number | null = null;
  #lived = 0;
  #resting = false;

  constructor({ idle }: StageScene) {
    this.#letGo = idle.add((seconds, strength) => this.#go(seconds, strength));
  }

  /** Whether there is time for things that fly up: neither in calm mode nor where the machine cannot keep up. */
  get lively(): boolean {
    return !this.#resting && !bridge.getState().settings.calm;
  }

  add<Thing extends Living>(living: Thing): Thing {
    living.live(0, 0, 0);
    this.#living.push(living);
    return living;
  }

  leave(): void {
    this.#letGo();
  }

  /** Where it stopped, it still follows the light and the weather in every frame that others ask for. */
  settle(): void {
    if (this.#resting) this.#show(0, 0);
  }

  #go(seconds: number, strength: number): void {
    const since = seconds - (this.#clock ?? seconds);
    this.#clock = seconds;
    if (lateness.note(since * 1000)) this.#rest();
    else this.#show(since * strength, strength);
  }

  #show(passed: number, strength: number): void {
    this.#lived += passed;
    for (const living of this.#living) living.live(this.#lived, passed * 1000, strength);
  }

  #rest(): void {
    this.#letGo();
    this.#resting = true;
    this.settle();
  }
}
