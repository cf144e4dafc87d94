import type { GameObjects } from 'phaser';
import type { StageScene } from '../../shared/stageScene.ts';
import type { MapPoint } from '../tiles/mapFile.ts';
import { drawRing, scatter, speck } from '../tiles/paints.ts';

const drops = 96;
const rings = 44;
const splashes = 22;
/** Seconds that a drop falls, and that a ring or a splash lasts. */
const falling = 0.9;
const ringing = 1.1;
const splashing = 0.34;
const side = 496;
/** Sideways drift of a drop while it falls, in map pixels. */
const drift = -70;

/** Light rain: slanting streaks, rings on water, small splashes elsewhere. */
export class Rain {
  readonly #scale: number;
  readonly #water: readonly MapPoint[];
  readonly #drops: readonly GameObjects.Image[];
  readonly #rings: readonly GameObjects.Image[];
  readonly #splashes: readonly GameObjects.Image[];

  constructor(scene: StageScene, water: readonly MapPoint[]) {
    this.#scale = scene.surface.scale;
    this.#water = water;
    const many = (count: number, make: () => GameObjects.Image) => Array.from({ length: count }, make);
    this.#drops = many(drops, () => speck(scene, 'rain', 16, drawDrop).setDepth(9200));
    this.#rings = many(rings, () => speck(scene, 'ring', 14, drawRing).setDepth(-0.3));
    this.#splashes = many(splashes, () => speck(scene, 'splash', 10, drawSplash).setDepth(8900));
  }

  fall(seconds: number, strength: number): void {
    for (let index = 0; index < drops; index += 1) {
      const turn = seconds / (falling * (0.85 + scatter(index, 1) * 0.3)) + scatter(index, 2);
      const way = turn - Math.floor(turn);
      const x = scatter(index, 3 + (Math.floor(turn) % 97)) * (side + 80);
      this.#drops[index]
        ?.setPosition(x + drift * way, -20 + way * (side + 40))
        .setAlpha(strength * (0.45 + 0.35 * scatter(index, 4)))
        .setVisible(strength > 0);
    }
    for (let index = 0; index < rings; index += 1) this.#ring(index, seconds, strength);
    for (let index = 0; index < splashes; index += 1) this.#splash(index, seconds, strength);
  }

  #ring(index: number, seconds: number, strength: number): void {
    const turn = seconds / ringing + scatter(index, 5);
    const way = turn - Math.floor(turn);
    const chance = scatter(index, 6 + (Math.floor(turn) % 89));
    const cell = this.#water[Math.floor(chance * this.#water.length)];
    const ring = this.#rings[index];
    if (cell === undefined || ring === undefined) return;
    const size = (0.2 + way * 0.7) / this.#scale;
    ring
      .setPosition(cell.x + scatter(index, 7) * 14 - 7, cell.y + scatter(index, 8) * 14 - 7)
      .setScale(size, size * 0.6)
      .setAlpha(Math.min((1 - way) * 1.4, 1) * strength)
      .setVisible(strength > 0);
  }

  #splash(index: number, seconds: number, strength: number): void {
    const turn = seconds / splashing + scatter(index, 9);
    const way = turn - Math.floor(turn);
    const round = Math.floor(turn) % 83;
    this.#splashes[index]
      ?.setPosition(scatter(index, 10 + round) * side, scatter(index, 110 + round) * side)
      .setScale((0.5 + way * 0.5) / this.#scale)
      .setAlpha((1 - way) * 0.6 * strength)
      .setVisible(strength > 0);
  }
}

function drawDrop(context: CanvasRenderingContext2D): void {
  context.strokeStyle = '#eaf6ff';
  context.lineWidth = 0.8;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(1, -6.5);
  context.lineTo(-1, 6.5);
  context.stroke();
}

function drawSplash(context: CanvasRenderingContext2D): void {
  context.strokeStyle = '#f2fbff';
  context.lineWidth = 0.8;
  context.lineCap = 'round';
  context.stroke(new Path2D('M-1.2 0-2.6-1.8M0-.6V-2.8M1.2 0 2.6-1.8'));
}
