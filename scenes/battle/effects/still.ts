import type { MoveAppearance } from '../../../src/bridge/canvas.ts';
import type { EffectPart, On } from './attackShow.ts';
import type { TypeFrame } from './frames.ts';

/** A picture that does not move and fades in and out. */
const standing = (frame: TypeFrame, on: On, ms: number, x: number, y: number, size: number): EffectPart => ({
  lead: 0,
  play: (show) => {
    const { middle, feet, size: height } = show[on];
    const isGround = frame === 'ground';
    show.fly({
      frame: `${show.type}.${frame}`,
      ms,
      delay: show.lead,
      from: isGround ? feet : { x: middle.x + x * height, y: middle.y + y * height },
      size,
      appear: 0.3,
      fade: 0.4,
      layer: isGround ? 'ground' : 'front',
    });
  },
});

/** An attack in calm mode, without motion: shows its type and the creature it affects. */
export function still(kind: MoveAppearance['kind']): readonly EffectPart[] {
  const on = kind === 'status' ? 'focus' : 'target';
  const around = (['main', 'second', 'spark'] as const).map((frame, index) =>
    standing(frame, on, 620, (index - 1) * 0.3, -0.3 + Math.abs(index - 1) * 0.1, 1.4),
  );
  const large: Readonly<Record<MoveAppearance['kind'], TypeFrame>> = {
    contact: 'mark',
    projectile: 'mark',
    beam: 'mark',
    field: 'ground',
    status: 'ground',
  };
  return [standing(large[kind], on, 620, 0, 0, 1.4), ...around];
}
