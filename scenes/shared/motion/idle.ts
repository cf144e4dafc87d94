/** Milliseconds without input after which idle motion stops, so that no frames have to be drawn. */
const restAfter = 20_000;
/** Milliseconds in which idle motion fades in and out, so that nothing stops abruptly. */
const fade = 900;

const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

/** Idle motion: `seconds` counts up from 0 without end, `strength` 0…1 is the share of the motion that is shown. */
export type Breath = (seconds: number, strength: number) => void;

/** Motion that never ends by itself. It pauses in calm mode and when there has been no input for a while. */
export class Idle {
  readonly #calm: () => boolean;
  readonly #wake: () => void;
  readonly #breaths = new Set<Breath>();
  #sinceInput = 0;
  #strength = 0;
  #time = 0;

  constructor(calm: () => boolean, wake: () => void = () => {}) {
    this.#calm = calm;
    this.#wake = wake;
  }

  get active(): boolean {
    return this.#breaths.size > 0 && (this.#wanted || this.#strength > 0);
  }

  get #wanted(): boolean {
    return !this.#calm() && this.#sinceInput < restAfter;
  }

  /** Adds an idle motion; the returned function removes it. */
  add(breath: Breath): () => void {
    this.#breaths.add(breath);
    this.#wake();
    return () => this.#breaths.delete(breath);
  }

  /** `passed` is the real time in milliseconds; `ms` may be shorter, because long frames are cut. */
  advance(ms: number, passed: number = ms): void {
    this.#sinceInput += passed;
    this.#time += ms / 1000;
    const step = (this.#wanted ? ms : -ms) / fade;
    this.#strength = Math.min(Math.max(this.#strength + step, 0), 1);
    for (const breath of this.#breaths) breath(this.#time, this.#strength);
  }

  /** Called on every input of the player. */
  readonly touched = (): void => {
    const resting = !this.active;
    this.#sinceInput = 0;
    if (resting && this.active) this.#wake();
  };

  /** Listens for input until the returned function is called. */
  listen(): () => void {
    for (const sign of signs) window.addEventListener(sign, this.touched, { passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, this.touched);
    };
  }
}
