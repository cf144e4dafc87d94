import type { GameObjects } from 'phaser';
import { arc } from '../shared/ease.ts';
import { burst } from '../shared/motes.ts';
import type { StageScene } from '../shared/stageScene.ts';
import type { Figures } from './figures.ts';
import type { Standing } from './mapFile.ts';
import type { Place } from './stepQueue.ts';

const cell = 16;
const blade = { shape: 'leaf', fill: '#6cc66e', line: '#2b7a4b' } as const;

/** Clumps of tall grass in front of whoever walks in it. The ground shows all grass; only what is near is drawn. */
export class TallGrass {
  readonly #scene: StageScene;
  readonly #clumps = new Map<string, GameObjects.Image>();
  #near: GameObjects.Image[] = [];
  #entered = '';

  constructor(scene: StageScene, figures: Figures, clumps: readonly Standing[]) {
    this.#scene = scene;
    for (const clump of clumps) {
      const image = figures.place(clump)?.setVisible(false);
      if (image) this.#clumps.set(name(Math.floor(clump.x / cell), Math.floor((clump.y - 1) / cell)), image);
    }
  }

  /** Shows what is near a place, and lets the clump sway that is walked into. */
  walkTo({ x, y }: Place): void {
    for (const image of this.#near) image.setVisible(false);
    this.#near = [];
    for (const column of new Set([Math.floor(x), Math.ceil(x)])) {
      for (const row of [Math.floor(y), Math.ceil(y), Math.ceil(y) + 1]) {
        const image = this.#clumps.get(name(column, row));
        if (image) this.#near.push(image.setVisible(true));
      }
    }
    const here = name(Math.round(x), Math.round(y));
    if (here === this.#entered) return;
    this.#entered = here;
    this.sway({ x: Math.round(x), y: Math.round(y) });
  }

  /** Bends the clump of a cell to and fro. */
  sway({ x, y }: Place, strength = 0.12, ms = 280): void {
    const image = this.#clumps.get(name(x, y));
    if (image === undefined) return;
    const size = 1 / this.#scene.surface.scale;
    void this.#scene.motion.run({
      ms,
      step: (progress) => {
        image.setRotation(Math.sin(progress * Math.PI * 3) * strength * (1 - progress));
        image.setScale(size * (1 + 0.1 * arc(progress)), size);
      },
    });
  }

  /** The grass stirs: something is in there. Works on any ground. */
  async rustle(place: Place): Promise<void> {
    this.sway(place, 0.3, 420);
    const [x, y] = [(place.x + 0.5) * cell, (place.y + 0.8) * cell];
    void burst(this.#scene, x, y, { look: blade, count: 7, reach: 22, ms: 460, fall: 10, size: 0.3 });
    await this.#scene.motion.wait(240);
  }
}

const name = (x: number, y: number): string => `${x},${y}`;
