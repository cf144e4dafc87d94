import type { GameObjects } from 'phaser';
import type { SideName } from '../../../rules/model/events.ts';
import { colourMarks } from '../../../src/bridge/canvas.ts';
import { bridge } from '../../../src/bridge/store.ts';
import { paint, paintOnce, repaint } from '../../shared/paint/paint.ts';
import { ink } from '../../shared/paint/shapes.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import { box, FOOT, GROOVE, SMALLEST_LETTERS } from './drawPlate.ts';

/** Space between the groove and its filling, in units. */
const RIM = 3.5;
const THICK = GROOVE.height - RIM * 2;
/** A chip at the lower edge, beside that of the condition, which says the colour of the bar. */
const MARK = { width: 76, height: 28, left: 98 } as const;
const FIGURES = { width: 150, height: 28, right: 26 } as const;

const COLOURS = {
  high: ['#7fe287', '#4fc35a'],
  half: ['#ffd968', '#eeb32c'],
  low: ['#ff8577', '#e5493f'],
} as const;
type Colour = keyof typeof COLOURS;

const colourAt = (share: number): Colour => (share > 0.5 ? 'high' : share > 0.2 ? 'half' : 'low');

/**
 * The hit points of a plate: a bar, and numbers on the player's side. They change during a hit, so the bar is cropped
 * from a full bar that was painted before, and the numbers are repainted only when they differ.
 */
export class HitPoints {
  readonly parts: readonly GameObjects.Image[];
  readonly #scene: StageScene;
  readonly #full: number;
  /** Two images of the bar, because both of its ends are round: the left end, and the rest up to the right end. */
  readonly #left: GameObjects.Image;
  readonly #right: GameObjects.Image;
  readonly #figures: GameObjects.Image | null;
  readonly #keys: Readonly<Record<Colour, string>>;
  readonly #mark: GameObjects.Image;
  #said = '';

  /** `width` is the width of the plate in units. Positions are relative to its corner. */
  constructor(scene: StageScene, side: SideName, width: number) {
    this.#scene = scene;
    this.#full = width - GROOVE.left * 2 - RIM * 2;
    this.#keys = {
      high: this.#paintFull('high'),
      half: this.#paintFull('half'),
      low: this.#paintFull('low'),
    };
    const [x, y] = [GROOVE.left + RIM, GROOVE.top + RIM];
    this.#left = scene.picture(x, y, this.#keys.high).setOrigin(0, 0);
    this.#right = scene.picture(x, y, this.#keys.high).setOrigin(0, 0);
    this.#figures = side === 'player' ? this.#newFigures(width) : null;
    this.#mark = scene.picture(MARK.left, FOOT[side] - 13, this.#paintMark('high')).setOrigin(0, 0);
    this.parts = [this.#left, this.#right, this.#mark, ...(this.#figures ? [this.#figures] : [])];
  }

  show(hp: number, most: number): void {
    const share = Math.min(Math.max(hp / most, 0), 1);
    this.#fill(share);
    this.#say(`${Math.ceil(hp)} / ${most}`);
  }

  #fill(share: number): void {
    const { scale } = this.#scene.surface;
    const length = Math.max(this.#full * share, THICK);
    const end = THICK / 2;
    const colour = colourAt(share);
    const key = this.#keys[colour];
    const isMarked = bridge.getState().settings.colourMarks && share > 0;
    if (isMarked) this.#mark.setTexture(this.#paintMark(colour));
    this.#mark.setVisible(isMarked);
    const height = THICK * scale;
    this.#left.setTexture(key).setCrop(0, 0, (end + 1) * scale, height);
    this.#right.setTexture(key).setX(GROOVE.left + RIM + length - this.#full);
    this.#right.setCrop((this.#full - length + end) * scale, 0, (length - end) * scale, height);
    for (const part of [this.#left, this.#right]) part.setVisible(share > 0);
  }

  #say(text: string): void {
    if (this.#figures === null || text === this.#said) return;
    this.#said = text;
    repaint(this.#scene, this.#figures.texture.key, this.#scene.surface.scale, (context) => {
      context.font = `700 ${SMALLEST_LETTERS}px ${this.#scene.font}`;
      context.fillStyle = '#4d4762';
      context.textAlign = 'right';
      context.textBaseline = 'middle';
      context.fillText(text, FIGURES.width, FIGURES.height / 2);
    });
  }

  #newFigures(width: number): GameObjects.Image {
    const texture = paint(this.#scene, 'plate:figures', FIGURES, this.#scene.surface.scale, () => {});
    const [x, y] = [width - FIGURES.right, FOOT.player];
    return this.#scene.picture(x, y, texture).setOrigin(1, 0.5);
  }

  #paintMark(colour: Colour): string {
    const { width, height } = MARK;
    return paintOnce(this.#scene, `plate:mark:${colour}`, MARK, this.#scene.surface.scale, (context) => {
      box(context, 0, 0, width, height, height / 2, ink);
      box(context, 3, 3, width - 6, height - 6, height / 2 - 3, '#fffdf4');
      context.font = `800 ${SMALLEST_LETTERS}px ${this.#scene.font}`;
      context.fillStyle = '#2f2a40';
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(colourMarks.bars[colour], width / 2, height / 2 + 0.5);
    });
  }

  #paintFull(colour: Colour): string {
    const [light, deep] = COLOURS[colour];
    const size = { width: this.#full, height: THICK };
    return paintOnce(
      this.#scene,
      `plate:${colour}:${this.#full}`,
      size,
      this.#scene.surface.scale,
      (context) => {
        box(context, 0, 0, this.#full, THICK, THICK / 2, deep);
        box(context, 0, 0, this.#full, THICK * 0.55, THICK * 0.28, light);
      },
    );
  }
}
