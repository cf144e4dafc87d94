import type { StageScene } from '../../shared/stageScene.ts';
import type { StagePoint } from '../stage/layout.ts';
import type { GroundColours } from './commonParticles.ts';
import type { FrameName } from './frames.ts';
import { Pool } from './pool.ts';
import { Sheets } from './sheets.ts';

export interface Scattering {
  readonly count: number;
  /** How far the particles fly, in units. */
  readonly reach: number;
  readonly ms?: number;
  /** Units that they fall; negative to rise. */
  readonly fall?: number;
  readonly size?: number;
}

/** All particles of a battle. */
export class BattleEffects {
  readonly sheets: Sheets;
  readonly pool: Pool;

  constructor(scene: StageScene, ground: GroundColours | null = null) {
    this.sheets = new Sheets(scene, ground);
    this.pool = new Pool(scene, this.sheets);
  }

  /** Particles that fly apart from a point and fade. */
  scatter(frame: FrameName, { x, y }: StagePoint, plan: Scattering): void {
    const { count, reach, ms = 560, fall = 0, size = 1 } = plan;
    const start = Math.random() * Math.PI * 2;
    for (let index = 0; index < count; index += 1) {
      const angle = start + (index / count) * Math.PI * 2;
      const far = reach * (0.6 + Math.random() * 0.5);
      this.pool.fly({
        frame,
        ms: ms * (0.75 + Math.random() * 0.25),
        from: { x, y },
        to: { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * 0.8 },
        fall,
        size: size * 0.85,
        grow: size * 0.3,
        spin: (Math.random() - 0.5) * 4,
        pace: 0.5,
        appear: 0,
        fade: 0.4,
      });
    }
  }
}
