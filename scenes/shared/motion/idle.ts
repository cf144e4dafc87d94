/** After this long without any input the creatures stop breathing, so that no frame needs drawing. */
const restAfter = 20_000;
/** Time in which idle motion grows and fades, so that nothing stops with a jerk. */
const fade = 900;

const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

/** Breathes from 0 up without end; `strength` 0…1 says how much of the idle motion is to be seen. */
export type Breath = (seconds: number, strength: number) => void;

/** Motion that never ends by itself. It rests in calm mode and when nobody has touched anything for a while. */
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

  /** Adds something that breathes; the returned function lets it go. */
  add(breath: Breath): () => void {
    this.#breaths.add(breath);
    this.#wake();
    return () => this.#breaths.delete(breath);
  }

  /** `passed` is what the clock says where frames come so late that less than it is shown. */
  advance(ms: number, passed: number = ms): void {
    this.#sinceInput += passed;
    this.#time += ms / 1000;
    const step = (this.#wanted ? ms : -ms) / fade;
    this.#strength = Math.min(Math.max(this.#strength + step, 0), 1);
    for (const breath of this.#breaths) breath(this.#time, this.#strength);
  }

  /** The player is there. */
  readonly touched = (): void => {
    const resting = !this.active;
    this.#sinceInput = 0;
    if (resting && this.active) this.#wake();
  };

  /** Listens to the player until the returned function is called. */
  listen(): () => void {
    for (const sign of signs) window.addEventListener(sign, this.touched, { passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, this.touched);
    };
  }
}
