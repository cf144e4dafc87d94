/** Lets all bots of a run rest between two requests, so that what they have done can be checked. */
export class Pause {
  #inFlight = 0;
  #held = false;
  #waiting: (() => void)[] = [];
  #idle: (() => void)[] = [];

  /** Runs a request; waits first while the run rests. */
  async during<Result>(request: () => Promise<Result>): Promise<Result> {
    while (this.#held) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#inFlight += 1;
    try {
      return await request();
    } finally {
      this.#inFlight -= 1;
      if (this.#inFlight === 0) for (const resolve of this.#idle.splice(0)) resolve();
    }
  }

  /** Starts no further request and resolves when those in flight are done. */
  async hold(): Promise<void> {
    this.#held = true;
    if (this.#inFlight > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  /** Lets the bots go on. */
  release(): void {
    this.#held = false;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
