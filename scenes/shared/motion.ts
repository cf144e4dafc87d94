import { type Ease, steady } from './ease.ts';

export interface Movement {
  /** Length in milliseconds. */
  readonly ms: number;
  readonly delay?: number;
  readonly ease?: Ease;
  /** Sets what is seen at this eased progress; the last call always gets 1. */
  readonly step: (progress: number) => void;
}

interface Running {
  readonly movement: Movement;
  elapsed: number;
  readonly done: () => void;
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

  /** `wake` is called whenever a movement begins, for a loop that may be asleep. */
  constructor(wake: () => void = () => {}) {
    this.#wake = wake;
  }

  get busy(): boolean {
    return this.#running.size > 0;
  }

  /** Resolves when the movement has reached its end, at once while rushing. */
  run(movement: Movement): Promise<void> {
    if (this.#dropped) return new Promise(() => {});
    if (this.#rushing || movement.ms + (movement.delay ?? 0) <= 0) {
      movement.step(1);
      return Promise.resolve();
    }
    const promise = new Promise<void>((done) => {
      this.#running.add({ movement, elapsed: -(movement.delay ?? 0), done });
    });
    this.#wake();
    return promise;
  }

  wait(ms: number): Promise<void> {
    return this.run({ ms, step: () => {} });
  }

  advance(ms: number): void {
    for (const running of [...this.#running]) {
      running.elapsed += ms;
      if (running.elapsed >= running.movement.ms) this.#end(running);
      else if (running.elapsed >= 0) show(running);
    }
  }

  /** Jumps to the end of everything that runs and of everything begun until `calmDown`. */
  rush(): void {
    this.#rushing = true;
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

  #end(running: Running): void {
    this.#running.delete(running);
    running.movement.step(1);
    running.done();
  }
}

function show({ movement, elapsed }: Running): void {
  movement.step((movement.ease ?? steady)(elapsed / movement.ms));
}
