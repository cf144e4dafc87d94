import type { CreatureType } from '../../../rules/creatures/types.ts';
import { paintOnce } from '../../shared/paint/paint.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { GroundColours } from './commonParticles.ts';
import { drawSheet, type FrameName, type FramePlan, sheetOf } from './frames.ts';

/**
 * Frames are usually shown larger than 1:1, so sheets are painted at this factor. More than `densest` pixels per unit
 * are not visible.
 */
const larger = 1.6;
const densest = 2.5;

interface Found {
  readonly key: string;
  readonly frame: string;
  readonly origin: FramePlan['origin'];
}

/** The textures of the effects: one for each type used in this battle, and one for the common particles. */
export class Sheets {
  readonly #scene: StageScene;
  readonly #ground: GroundColours | null;
  readonly #density: number;
  readonly #found = new Map<FrameName, Found>();

  constructor(scene: StageScene, ground: GroundColours | null = null) {
    this.#scene = scene;
    this.#ground = ground;
    this.#density = Math.min(scene.surface.scale * larger, densest);
    this.prepare('common');
  }

  /** Scale at which a frame has its size in units. */
  get unit(): number {
    return 1 / this.#density;
  }

  /** Paints the sheet of a type if it does not exist yet. */
  prepare(name: CreatureType | 'common'): void {
    if (this.#found.has(`${name}.light` as FrameName) || this.#found.has(`${name}.mark` as FrameName)) return;
    const plan = sheetOf(name, this.#ground);
    // The key contains the scale of the surface, like those of all textures painted for one.
    const { scale } = this.#scene.surface;
    const times = this.#density / scale;
    const size = { width: plan.width * times, height: plan.height * times };
    const key = paintOnce(this.#scene, `effects:${name}`, size, scale, (context) => {
      context.scale(times, times);
      drawSheet(context, plan);
    });
    const texture = this.#scene.textures.get(key);
    for (const { name: frame, left, top, width, height, origin } of plan.frames) {
      if (!texture.has(frame)) {
        const [x, y, w, h] = [left, top, width, height].map((units) => Math.round(units * this.#density));
        texture.add(frame, 0, x ?? 0, y ?? 0, w ?? 1, h ?? 1);
      }
      this.#found.set(`${name}.${frame}` as FrameName, { key, frame, origin });
    }
  }

  find(name: FrameName): Found {
    const found = this.#found.get(name);
    if (found !== undefined) return found;
    this.prepare(name.slice(0, name.indexOf('.')) as CreatureType);
    return this.#found.get(name) ?? this.find('common.light');
  }
}
