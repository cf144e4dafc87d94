import type { GameObjects } from 'phaser';
import { particle } from '../../shared/paint/particles.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { QueuedCell } from '../stepQueue.ts';
import { drawRing, speck } from '../tiles/paints.ts';
import type { GroundAt } from '../tiles/terrain.ts';

const cell = 16;
const feet = { x: 8, y: 14 } as const;
/** Map pixels between two steps, distance of a foot from the middle, and number of footprints that are kept. */
const stride = 6;
const apart = 1.7;
const kept = 22;
const drop = { shape: 'drop', fill: '#e9fbff', line: '#7fccf5' } as const;

/** The player's footprints in sand, which fade with age, and rings in shallow water. */
export class Footsteps {
  readonly #scene: StageScene;
  readonly #groundAt: GroundAt;
  readonly #prints: GameObjects.Image[] = [];
  #next = 0;
  #side = 1;
  #x = Number.NaN;
  #y = Number.NaN;

  constructor(scene: StageScene, groundAt: GroundAt) {
    this.#scene = scene;
    this.#groundAt = groundAt;
  }

  /** Updates the player's position, in cells; rings and drops are shown only if `lively`. */
  walkTo(place: QueuedCell, lively: boolean): void {
    const [x, y] = [place.x * cell + feet.x, place.y * cell + feet.y];
    const far = Math.hypot(x - this.#x, y - this.#y);
    // A player who was moved to another place leaves no footprints in between.
    if (Number.isNaN(far) || far > cell * 2) [this.#x, this.#y] = [x, y];
    else if (far >= stride) this.#step(x, y, Math.atan2(y - this.#y, x - this.#x), lively);
  }

  #step(x: number, y: number, heading: number, lively: boolean): void {
    [this.#x, this.#y] = [x, y];
    const ground = this.#groundAt(Math.floor(x / cell), Math.floor(y / cell));
    this.#side = -this.#side;
    const across = heading + (Math.PI / 2) * this.#side;
    const [left, top] = [x + Math.cos(across) * apart, y + Math.sin(across) * apart * 0.8];
    if (ground === 'sand') this.#print(left, top, heading);
    if (ground === 'shore' && lively) this.#splash(left, top);
  }

  #print(x: number, y: number, heading: number): void {
    const print = this.#prints[this.#next] ?? this.#make();
    this.#prints[this.#next] = print.setPosition(x, y).setRotation(heading);
    this.#next = (this.#next + 1) % kept;
    for (let age = 1; age <= this.#prints.length; age += 1) {
      const one = this.#prints[(this.#next - age + kept) % kept];
      one?.setAlpha(0.6 * (1 - (age - 1) / kept));
    }
  }

  #make(): GameObjects.Image {
    return speck(this.#scene, 'footprint', 5, (context) => {
      context.fillStyle = '#b99a5c';
      context.beginPath();
      context.ellipse(0.5, 0, 1.1, 0.75, 0, 0, Math.PI * 2);
      context.ellipse(-1.1, 0, 0.6, 0.6, 0, 0, Math.PI * 2);
      context.fill();
    }).setDepth(-0.4);
  }

  #splash(x: number, y: number): void {
    const ring = speck(this.#scene, 'ring', 14, drawRing).setDepth(-0.4).setPosition(x, y);
    const size = 1 / this.#scene.surface.scale;
    void this.#scene.motion
      .run({
        ms: 620,
        step: (progress) =>
          ring
            .setScale(size * (0.25 + progress * 0.75), size * (0.25 + progress * 0.75) * 0.6)
            .setAlpha(1 - progress),
      })
      .then(() => ring.destroy());
    for (const side of [-1, 1]) {
      void particle(this.#scene, drop, { ms: 300 }, (progress) => ({
        x: x + side * 5 * progress,
        y: y - 6 * Math.sin(progress * Math.PI),
        size: 0.12,
        opacity: 1 - progress * 0.5,
      }));
    }
  }
}
