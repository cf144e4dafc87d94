import { type Ease, steady } from './ease.ts';

export interface Movement {
  /** Duration in milliseconds. */
  readonly ms: number;
  readonly delay?: number;
  readonly ease?: Ease;
  /** Keeps running during `hold`. */
  readonly through?: boolean;
  /** Renders this eased progress; the last call always gets 1. */
  readonly step: (progress: number) => void;
}

interface Running {
  readonly movement: Movement;
  elapsed: number;
  /** Started during the current frame: its time begins with the next frame. */
  fresh: boolean;
  readonly done: () => void;
  readonly fail: (problem: unknown) => void;
}

/**
 * All movements that have an end. It has no clock: the scene's frames advance it, so that tests can do so too and the
 * loop can sleep while `busy` is false.
 */
export class Motion {
  readonly #running = new Set<Running>();
  readonly #wake: () => void;
  #rushing = false;
  #dropped = false;
  #advancing = false;
  #held = 0;
  #passed = 0;
  #ms = 0;

  /** `wake` is called whenever a movement begins, because the loop may be asleep. */
  constructor(wake: () => void = () => {}) {
    this.#wake = wake;
  }

  get busy(): boolean {
    return this.#running.size > 0;
  }

  /** True between `rush` and `calmDown`. */
  get rushing(): boolean {
    return this.#rushing;
  }

  /** Resolves when the movement has ended, at once while rushing. Rejects with any error that a step throws. */
  async run(movement: Movement): Promise<void> {
    if (this.#dropped) return new Promise(() => {});
    if (this.#rushing || movement.ms + (movement.delay ?? 0) <= 0) return movement.step(1);
    const promise = new Promise<void>((done, fail) => {
      this.#running.add({ movement, elapsed: -(movement.delay ?? 0), fresh: this.#advancing, done, fail });
    });
    this.#wake();
    return promise;
  }

  wait(ms: number): Promise<void> {
    return this.run({ ms, step: () => {} });
  }

  /** Pauses all movements for `ms` milliseconds, which makes a blow feel heavy. */
  hold(ms: number): void {
    if (!this.#rushing) this.#held = Math.max(this.#held, ms);
  }

  advance(ms: number): void {
    this.#ms = ms;
    this.#passed = Math.max(ms - this.#held, 0);
    this.#held = Math.max(this.#held - ms, 0);
    this.#advancing = true;
    this.#running.forEach(this.#advanceOne);
    this.#advancing = false;
  }

  /** Ends all running movements at once, and every new one until `calmDown`. */
  rush(): void {
    this.#rushing = true;
    this.#held = 0;
    for (const running of [...this.#running]) this.#end(running);
  }

  calmDown(): void {
    this.#rushing = false;
  }

  /** The scene has stopped: no step is called any more, and pending promises never settle. */
  drop(): void {
    this.#dropped = true;
    this.#running.clear();
  }

  /** Created once, so that a frame allocates nothing. */
  readonly #advanceOne = (running: Running): void => {
    if (running.fresh) {
      running.fresh = false;
      return;
    }
    running.elapsed += running.movement.through ? this.#ms : this.#passed;
    if (running.elapsed >= running.movement.ms) this.#end(running);
    else if (running.elapsed >= 0) {
      const { movement, elapsed } = running;
      this.#step(running, (movement.ease ?? steady)(elapsed / movement.ms));
    }
  };

  #end(running: Running): void {
    this.#running.delete(running);
    if (this.#step(running, 1)) running.done();
  }

  /** An error in a step ends only its own movement. */
  #step(running: Running, progress: number): boolean {
    try {
      running.movement.step(progress);
      return true;
    } catch (problem) {
      this.#running.delete(running);
      running.fail(problem);
      return false;
    }
  }
}
