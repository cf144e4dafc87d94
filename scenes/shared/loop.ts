import type { Game } from 'phaser';

/** Longest time in milliseconds that a frame may advance the animations: nothing jumps after a pause. */
const longestFrame = 250;
/** Gentle motion is drawn about thirty times a second: pause in milliseconds after each of its frames. */
const rest = 20;

/**
 * Draws frames only while something moves. The loop goes to sleep after a frame in which `moving` returns false.
 * Every new movement has to call `wake`. While all motion is gentle the loop pauses after each frame.
 */
export class Loop {
  readonly #game: Game;
  readonly #moving: () => boolean;
  readonly #gentle: () => boolean;
  #nap: ReturnType<typeof setTimeout> | undefined;
  #frames = 0;
  #requested = 0;
  /** Whether a frame was requested after the last one, while the loop was still running. */
  #due = false;

  constructor(game: Game, moving: () => boolean, gentle: () => boolean) {
    this.#game = game;
    this.#moving = moving;
    this.#gentle = gentle;
    game.events.on('postrender', this.#afterFrame);
    game.events.on('hidden', this.sleep);
    game.events.on('visible', this.wake);
    // A restored WebGL context has lost its textures: draw everything again.
    if ('gl' in game.renderer) game.renderer.on('restorewebgl', this.wake);
  }

  /** Requests a frame. */
  readonly wake = (): void => {
    this.#due = true;
    if (this.#requested !== 0 || this.#game.loop.running || !this.#game.isRunning) return;
    this.#requested = requestAnimationFrame(() => {
      this.#requested = 0;
      // After a real sleep the time restarts; after a short pause (`#nap`) it has gone on.
      if (this.#nap === undefined) this.#game.loop.resetDelta();
      this.#rouse();
      this.#game.loop.wake();
      this.#tell('awake');
    });
  };

  readonly sleep = (): void => {
    this.#rouse();
    cancelAnimationFrame(this.#requested);
    this.#requested = 0;
    this.#game.loop.sleep();
    this.#tell('asleep');
  };

  readonly #afterFrame = (): void => {
    this.#frames += 1;
    this.#due = false;
    if (this.#moving()) {
      if (this.#gentle()) this.#takeNap();
      return;
    }
    // Code that awaits the end of a movement may begin the next one before the next frame.
    setTimeout(() => {
      if (!this.#moving() && !this.#due) this.sleep();
    });
  };

  #takeNap(): void {
    this.#game.loop.sleep();
    this.#nap = setTimeout(this.wake, rest);
  }

  #rouse(): void {
    clearTimeout(this.#nap);
    this.#nap = undefined;
  }

  /** Read by tests that check that nothing is drawn while nothing moves. */
  #tell(state: 'awake' | 'asleep'): void {
    const { dataset } = this.#game.canvas;
    dataset.loop = state;
    dataset.frames = String(this.#frames);
  }
}

export const frameTime = (delta: number): number => Math.min(delta, longestFrame);
