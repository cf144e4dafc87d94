import { arc, slowEnd } from './ease.ts';
import { paint } from './paint.ts';
import { ink } from './shapes.ts';
import type { StageScene } from './stageScene.ts';

export interface LabelPlan {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Height of the letters in units. */
  readonly letters: number;
  readonly fill?: string;
  readonly ms?: number;
  /** Units that it rises. */
  readonly rise?: number;
}

let made = 0;

/** A label that is still to be seen, and how far newer ones have pushed it up. */
interface Floating {
  readonly x: number;
  readonly reach: number;
  wanted: number;
  pushed: number;
}
const floating = new WeakMap<StageScene, Set<Floating>>();

/** Words that pop up, rise a little and fade. Kept inside the canvas; newer ones push older ones up. */
export async function popLabel(scene: StageScene, plan: LabelPlan): Promise<void> {
  const { text, letters, fill = '#fffdf4', ms = 1000, rise = letters * 0.9 } = plan;
  const { scale, logicalWidth } = scene.surface;
  const font = `800 ${letters}px ${scene.font}`;
  const size = { width: widthOf(text, font) + letters, height: letters * 1.7 };
  const margin = size.width / 2;
  const x = Math.min(Math.max(plan.x, margin), Math.max(logicalWidth - margin, margin));
  const self = makeRoom(scene, { x, reach: margin, wanted: 0, pushed: 0 }, letters * 1.15);
  const texture = paintLabel(scene, text, font, size, letters, fill);
  const image = scene
    .picture(x, plan.y, texture)
    .setDepth(scene.front + 20)
    .setAlpha(0);
  await scene.motion.run({
    ms,
    step: (progress) => {
      const entry = slowEnd(Math.min(progress / 0.2, 1));
      const bounce = 0.15 * arc(Math.min(progress / 0.3, 1));
      self.pushed += (self.wanted - self.pushed) * 0.25;
      image.setY(plan.y - rise * slowEnd(progress) - self.pushed);
      image.setScale((0.6 + 0.4 * entry + bounce) / scale);
      image.setAlpha(entry * Math.min((1 - progress) / 0.25, 1));
    },
  });
  floating.get(scene)?.delete(self);
  image.destroy();
  scene.textures.remove(texture);
}

function makeRoom(scene: StageScene, self: Floating, height: number): Floating {
  const others = floating.get(scene) ?? new Set();
  floating.set(scene, others);
  for (const other of others) {
    if (Math.abs(other.x - self.x) < other.reach + self.reach) other.wanted += height;
  }
  others.add(self);
  return self;
}

function paintLabel(
  scene: StageScene,
  text: string,
  font: string,
  size: { readonly width: number; readonly height: number },
  letters: number,
  fill: string,
): string {
  made += 1;
  return paint(scene, `label${made}`, size, scene.surface.scale, (context) => {
    Object.assign(context, { font, textAlign: 'center', textBaseline: 'middle', lineJoin: 'round' });
    Object.assign(context, { lineWidth: letters * 0.28, strokeStyle: ink, fillStyle: fill });
    context.strokeText(text, size.width / 2, size.height / 2);
    context.fillText(text, size.width / 2, size.height / 2);
  });
}

let ruler: CanvasRenderingContext2D | null = null;

/** Width of a text in units. */
export function widthOf(text: string, font: string): number {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (ruler === null) return text.length * 16;
  ruler.font = font;
  return ruler.measureText(text).width;
}
