import type { GameObjects } from 'phaser';
import type { StageScene } from '../../shared/stageScene.ts';
import type { MapPoint } from '../tiles/mapFile.ts';
import { ADD, fillPath, scatter, speck } from '../tiles/paints.ts';

const count = 22;
/** Seconds that a glint is visible. */
const lasts = 1.7;
const star = 'M0-5Q.5-.5 5 0 .5.5 0 5-.5.5-5 0-.5-.5 0-5Z';

/** Sunlight on the water: stars that flare up at random places. */
export class Glints {
  readonly #water: readonly MapPoint[];
  readonly #stars: readonly GameObjects.Image[];
  readonly #scale: number;

  constructor(scene: StageScene, water: readonly MapPoint[]) {
    this.#water = water;
    this.#scale = scene.surface.scale;
    this.#stars = Array.from({ length: count }, () =>
      speck(scene, 'glint', 12, (context) => fillPath(context, star, '#fffbe6'))
        .setDepth(-0.2)
        .setBlendMode(ADD),
    );
  }

  shine(seconds: number, strength: number): void {
    for (let index = 0; index < count; index += 1) {
      const turn = seconds / (lasts * (0.8 + scatter(index, 1) * 0.8)) + scatter(index, 2);
      const chance = scatter(index, 3 + (Math.floor(turn) % 79));
      const cell = this.#water[Math.floor(chance * this.#water.length)];
      const flare = Math.sin((turn - Math.floor(turn)) * Math.PI) ** 2;
      const glint = this.#stars[index];
      if (cell === undefined || glint === undefined) continue;
      glint
        .setPosition(cell.x + scatter(index, 4) * 12 - 6, cell.y + scatter(index, 5) * 12 - 6)
        .setScale((flare * (0.5 + scatter(index, 6) * 0.6)) / this.#scale)
        .setRotation(turn * 0.5)
        .setAlpha(flare * strength)
        .setVisible(strength * flare > 0.02);
    }
  }
}
