import { type Ease, steady } from './ease.ts';

export interface Movement {
  /** Length in milliseconds. */
  readonly ms: number;
  readonly delay?: number;
  readonly ease?: Ease;
  /** Goes on while everything else is held. */
  readonly through?: boolean;
  /** Sets what is seen at this eased progress; the last call always gets 1. */
  readonly step: (progress: number) => void;
}

interface Running {
  readonly movement: Movement;
  elapsed: number;
  /** Begun by a movement of this frame: its time begins with the next one. */
  fresh: boolean;
  readonly done: () => void;
  readonly fail: (problem: unknown) => void;
}

/**
 * Everything that moves for a while and then stands. Knows no clock: the scene's frames drive it, so that tests
 * can, and so that the loop may sleep while `busy` is false.
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

  /** `wake` is called whenever a movement begins, for a loop that may be asleep. */
  constructor(wake: () => void = () => {}) {
    this.#wake = wake;
  }

  get busy(): boolean {
    return this.#running.size > 0;
  }

  /** True from `rush` to `calmDown`. */
  get rushing(): boolean {
    return this.#rushing;
  }

  /** Resolves when the movement has reached its end, at once while rushing. Rejects with what a step of it throws. */
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

  /** Lets everything stand still for so many milliseconds: the weight of a blow. */
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

  /** Jumps to the end of everything that runs and of everything begun until `calmDown`. */
  rush(): void {
    this.#rushing = true;
    this.#held = 0;
    for (const running of [...this.#running]) this.#end(running);
  }

  calmDown(): void {
    this.#rushing = false;
  }

  /** The scene is gone: nothing is set any more, and whoever waits never goes on. */
  drop(): void {
    this.#dropped = true;
    this.#running.clear();
  }

  /** Made once: a frame makes nothing. */
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

  /** A step that throws ends its own movement and no other. */
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
