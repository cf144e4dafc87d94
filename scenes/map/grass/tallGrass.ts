import type { GameObjects } from 'phaser';
import { bridge } from '../../../src/bridge/store.ts';
import { flyApart } from '../../shared/paint/particles.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { Living } from '../alive.ts';
import type { QueuedCell } from '../stepQueue.ts';
import type { MapFile } from '../tiles/mapFile.ts';
import type { MapPictures } from '../tiles/mapPictures.ts';
import { type Bend, pushOf, rests, swing, windAt } from './bend.ts';

const cell = 16;
/** Position of the player's feet in the cell, in map pixels. */
const feet = { x: 8, y: 14.5 } as const;
const blade = { shape: 'leaf', fill: '#6cc66e', line: '#2b7a4b' } as const;
const seed = { shape: 'feather', fill: '#f4f0c8', line: '#b9a45a' } as const;

interface Rooted {
  readonly image: GameObjects.Image;
  readonly x: number;
  readonly y: number;
  readonly bend: Bend;
  /** How strongly it reacts to wind and player: 1 for tall grass. */
  readonly pliant: number;
}

/** Tall grass, reeds and flowers: they sway in the wind and bend away from the player. */
export class TallGrass implements Living {
  readonly #scene: StageScene;
  readonly #rooted: Rooted[] = [];
  readonly #cells: ReadonlySet<number>;
  readonly #size: number;
  #walkerX = -1000;
  #walkerY = -1000;
  #entered = -1;

  constructor(scene: StageScene, figures: MapPictures, { grass, size }: MapFile) {
    this.#scene = scene;
    this.#size = size;
    this.#cells = new Set(grass.cells.map(([place]) => place));
    for (const [place, phase] of grass.cells) {
      const [left, top] = [(place % size) * cell, Math.floor(place / size) * cell];
      for (const tuft of grass.phases[phase] ?? []) {
        const standing = { ...tuft, x: left + tuft.x, y: top + tuft.y, depth: top + tuft.depth };
        const image = figures.place(standing);
        if (image) this.plant(image, 1);
      }
    }
  }

  /** Adds an image that bends about its foot. */
  plant(image: GameObjects.Image, pliant: number): void {
    this.#rooted.push({ image, x: image.x, y: image.y, bend: { angle: 0, speed: 0 }, pliant });
  }

  /** Updates the player's position, in cells. If `lively`, leaves fly up when the player enters tall grass. */
  walkTo({ x, y }: QueuedCell, lively: boolean): void {
    this.#walkerX = x * cell + feet.x;
    this.#walkerY = y * cell + feet.y;
    const here = Math.round(y) * this.#size + Math.round(x);
    if (here === this.#entered) return;
    const first = this.#entered < 0;
    this.#entered = here;
    if (!first && lively && this.#cells.has(here)) this.#flurry(3, 15);
  }

  live(seconds: number, ms: number, strength: number): void {
    const size = 1 / this.#scene.surface.scale;
    for (let index = 0; index < this.#rooted.length; index += 1) {
      const rooted = this.#rooted[index];
      if (rooted === undefined) continue;
      const { image, x, y, bend, pliant } = rooted;
      const push = strength > 0 ? pushOf(x - this.#walkerX, y - this.#walkerY) * strength : 0;
      if (push !== 0 || !rests(bend)) swing(bend, push * pliant, ms);
      const wind = strength > 0 ? windAt(x, y, seconds) * strength * pliant : 0;
      image.setRotation(bend.angle + wind);
      image.setScale(size, size * (1 - Math.min(Math.abs(bend.angle), 1) * 0.2));
    }
  }

  /** Shakes the plants of a cell because a creature hides there. Works on any ground. */
  async rustle(place: QueuedCell): Promise<void> {
    const [left, top] = [place.x * cell, place.y * cell];
    for (const { x, y, bend } of this.#rooted) {
      if (x >= left && x < left + cell && y >= top && y <= top + cell) bend.speed += x - left < 8 ? -14 : 14;
    }
    if (!bridge.getState().settings.calm) this.#flurry(7, 22);
    await this.#scene.motion.wait(240);
  }

  #flurry(count: number, reach: number): void {
    const [x, y] = [this.#walkerX, this.#walkerY - 3];
    void flyApart(this.#scene, x, y, { style: blade, count, reach, ms: 520, fall: 10, size: 0.26 });
    void flyApart(this.#scene, x, y - 4, {
      style: seed,
      count: Math.ceil(count / 3),
      reach: reach * 1.3,
      ms: 1100,
      fall: -14,
      size: 0.2,
    });
  }
}
