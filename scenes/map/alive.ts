import { bridge } from '../../src/bridge/store.ts';
import type { StageScene } from '../shared/stageScene.ts';

/** A frame is late after this many milliseconds; frames of gentle motion come every 33. */
const late = 70;
/** When this many more frames have been late than on time, the machine is too slow for idle motion. */
const most = 6;

/** Counts late frames, to detect a machine on which idle motion would slow down the walk. */
export class Lateness {
  #count = 0;

  /** Counts a frame that came `ms` after the previous one. Returns true when too many have been late. */
  note(ms: number): boolean {
    this.#count = Math.max(this.#count + (ms > late ? 1 : -1), 0);
    return this.#count >= most;
  }
}

/** Shared by all maps: after one map was too slow, the next one stops early. */
const lateness = new Lateness();

/** Idle motion of a thing on the map. */
export interface Living {
  /**
   * `seconds` is the total time of motion and `ms` the time since the last call; both stop in calm mode. `strength` 0
   * to 1 is the share of the motion that is shown.
   */
  live(seconds: number, ms: number, strength: number): void;
}

/**
 * Runs the idle motion of a map. It pauses in calm mode and when there is no input. On a machine that is too slow it
 * stops until a map is entered again.
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

  /** Whether effects such as flying leaves may be shown: not in calm mode and not on a machine that is too slow. */
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

  /** After the idle motion has stopped, updates light and weather in the frames that are drawn for other reasons. */
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
