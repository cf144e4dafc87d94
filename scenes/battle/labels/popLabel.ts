import { textTime } from '../../../src/bridge/playback.ts';
import { arc, slowEnd } from '../../shared/motion/ease.ts';
import type { Motion } from '../../shared/motion/motion.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import { lettering } from './lettering.ts';

export interface LabelPlan {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Height of the letters in units. */
  readonly letters: number;
  readonly fill?: string;
  /** Milliseconds at the usual pace of texts. */
  readonly ms?: number;
  /** Units that the label rises. */
  readonly rise?: number;
}

/** A visible label, and how far newer labels have pushed it up, in units. */
interface Floating {
  readonly x: number;
  readonly reach: number;
  wanted: number;
  pushed: number;
}
/** The visible labels by `Motion`: a scene gets a new one at each start. */
const floating = new WeakMap<Motion, Set<Floating>>();

/** Words that pop up, rise a little and fade. They stay inside the canvas; newer ones push older ones up. */
export async function popLabel(scene: StageScene, plan: LabelPlan): Promise<void> {
  const { text, letters, fill = '#fffdf4', ms = 1000, rise = letters * 0.9 } = plan;
  const stays = ms * textTime();
  const { logicalWidth } = scene.surface;
  const { shown, width, unit } = lettering(scene, { text, letters, fill });
  const margin = width / 2;
  const x = Math.min(Math.max(plan.x, margin), Math.max(logicalWidth - margin, margin));
  const self = makeRoom(scene, { x, reach: margin, wanted: 0, pushed: 0 }, letters * 1.15);
  shown
    .setX(x)
    .setDepth(scene.front + 20)
    .setAlpha(0);
  await scene.motion.run({
    ms: stays,
    step: (progress) => {
      const entry = slowEnd(Math.min(progress / 0.2, 1));
      const bounce = 0.15 * arc(Math.min(progress / 0.3, 1));
      self.pushed += (self.wanted - self.pushed) * 0.25;
      shown.setY(plan.y - rise * slowEnd(progress) - self.pushed);
      shown.setScale((0.6 + 0.4 * entry + bounce) * unit);
      shown.setAlpha(entry * Math.min((1 - progress) / 0.25, 1));
    },
  });
  floating.get(scene.motion)?.delete(self);
  shown.destroy();
}

function makeRoom(scene: StageScene, self: Floating, height: number): Floating {
  const others = floating.get(scene.motion) ?? new Set();
  floating.set(scene.motion, others);
  for (const other of others) {
    if (Math.abs(other.x - self.x) < other.reach + self.reach) other.wanted += height;
  }
  others.add(self);
  return self;
}
