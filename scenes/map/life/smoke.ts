import type { GameObjects } from 'phaser';
import type { StageScene } from '../../shared/stageScene.ts';
import type { Living } from '../alive.ts';
import type { MapPoint } from '../tiles/mapFile.ts';
import { scatter, speck } from '../tiles/paints.ts';

const puffs = 6;
/** Seconds until a puff has faded, and its rise in units. */
const lasts = 5.4;
const rise = 34;

/** Smoke over a chimney: each puff rises, grows, drifts with the wind and fades, then begins anew. */
export class Smoke implements Living {
  readonly #scene: StageScene;
  readonly #spot: MapPoint;
  readonly #puffs: readonly GameObjects.Image[];

  constructor(scene: StageScene, spot: MapPoint) {
    this.#scene = scene;
    this.#spot = spot;
    this.#puffs = Array.from({ length: puffs }, () =>
      speck(scene, 'smoke', 12, (context) => {
        for (const [x, y, radius, shade] of [
          [0, 0.4, 5, '#c9cbd8'],
          [-0.5, -0.3, 4.4, '#eceef4'],
        ] as const) {
          context.fillStyle = shade;
          context.beginPath();
          context.arc(x, y, radius, 0, Math.PI * 2);
          context.fill();
        }
      }).setDepth(700),
    );
  }

  live(seconds: number, _ms: number, strength: number): void {
    const { x, y } = this.#spot;
    for (let index = 0; index < puffs; index += 1) {
      const life = (seconds / lasts + index / puffs) % 1;
      const drift = life * life * 16 + Math.sin(seconds * 0.8 + index) * 2 * life;
      const size = (0.28 + life * 0.85 + scatter(index, 1) * 0.1) / this.#scene.surface.scale;
      this.#puffs[index]
        ?.setPosition(x + drift, y - life * rise)
        .setScale(size)
        .setAlpha(Math.min(life * 6, 1) * (1 - life) * 0.75 * strength);
    }
  }
}
