import type { GameObjects } from 'phaser';
import type { StageScene } from '../../shared/stageScene.ts';
import type { Sheets } from '../effects/sheets.ts';
import type { Cause } from '../plan.ts';
import type { StagePoint } from '../stage/layout.ts';
import { conditionFrames } from './conditionFrames.ts';

/** Number of marks of each condition, and seconds of one cycle of their motion. */
const each = 3;
const time = 2.6;
/** Conditions whose marks rise from the creature; the marks of the others circle its head. */
const rising: ReadonlySet<Cause> = new Set(['burn', 'poison', 'sleep', 'paralyz', 'seed']);

interface Mark {
  readonly cause: Cause;
  readonly index: number;
  readonly image: GameObjects.Image;
}

/** The marks of a creature's conditions, shown as long as these last. In calm mode the marks stand still. */
export class Lingering {
  readonly #scene: StageScene;
  readonly #sheets: Sheets;
  readonly #depth: number;
  #marks: Mark[] = [];

  constructor(scene: StageScene, sheets: Sheets, depth: number) {
    this.#scene = scene;
    this.#sheets = sheets;
    this.#depth = depth;
  }

  /** Shows the marks of exactly these conditions. */
  show(causes: ReadonlySet<Cause>): void {
    for (const { cause } of [...this.#marks]) if (!causes.has(cause)) this.remove(cause);
    for (const cause of causes) this.add(cause);
  }

  add(cause: Cause): void {
    if (this.#marks.some((mark) => mark.cause === cause)) return;
    const { key, frame } = this.#sheets.find(conditionFrames[cause]);
    for (let index = 0; index < each; index += 1) {
      const image = this.#scene.add.image(0, 0, key, frame).setDepth(this.#depth).setVisible(false);
      this.#marks.push({ cause, index, image });
    }
  }

  remove(cause: Cause): void {
    for (const mark of this.#marks) if (mark.cause === cause) mark.image.destroy();
    this.#marks = this.#marks.filter((mark) => mark.cause !== cause);
  }

  /** Moves the marks to their places after so many seconds. */
  place(seconds: number, middle: StagePoint, size: number, opacity: number): void {
    for (let index = 0; index < this.#marks.length; index += 1) {
      const mark = this.#marks[index];
      if (mark !== undefined) this.#place(mark, seconds, middle, size, opacity);
    }
  }

  destroy(): void {
    for (const { image } of this.#marks) image.destroy();
    this.#marks = [];
  }

  #place(
    { cause, index, image }: Mark,
    seconds: number,
    { x, y }: StagePoint,
    size: number,
    opacity: number,
  ): void {
    const own = seconds / time + (index + 0.5) / each;
    const way = own - Math.floor(own);
    const swell = Math.sin(way * Math.PI);
    const rises = rising.has(cause);
    const left = rises ? (index - 1) * 0.26 + 0.05 * Math.sin(own * 9) : 0.36 * Math.cos(own * Math.PI * 2);
    const high = rises ? -0.1 - 0.34 * way : -0.3 + 0.09 * Math.sin(own * Math.PI * 2);
    const scale = this.#sheets.unit * (size / 350) * (rises ? 0.55 + 0.45 * swell : 0.8);
    image
      .setPosition(x + left * size, y + high * size)
      .setScale(scale)
      .setAlpha((rises ? Math.min(swell * 1.6, 1) : 0.95) * opacity)
      .setVisible(opacity > 0);
  }
}
