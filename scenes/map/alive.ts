import type { StageScene } from '../shared/stageScene.ts';

/** Something that goes on as long as somebody looks. */
export interface Living {
  /**
   * `seconds` and `ms` are the time that it has lived and that has passed: they stand still in calm mode.
   * `strength` 0 to 1 says how much of its motion is to be seen.
   */
  live(seconds: number, ms: number, strength: number): void;
}

/** Moves everything that lives on a map. Like all idle motion it rests in calm mode, and when nobody is there. */
export class Alive {
  readonly #living: Living[] = [];
  readonly #letGo: () => void;
  #clock: number | null = null;
  #lived = 0;

  constructor({ idle }: StageScene) {
    this.#letGo = idle.add((seconds, strength) => this.#go(seconds, strength));
  }

  add<Thing extends Living>(living: Thing): Thing {
    living.live(0, 0, 0);
    this.#living.push(living);
    return living;
  }

  leave(): void {
    this.#letGo();
  }

  #go(seconds: number, strength: number): void {
    const passed = (seconds - (this.#clock ?? seconds)) * strength;
    this.#clock = seconds;
    this.#lived += passed;
    for (const living of this.#living) living.live(this.#lived, passed * 1000, strength);
  }
}
