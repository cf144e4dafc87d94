import { ellipse, ink } from '../../../kit.ts';
import { LAYER, type Piece } from '../look.ts';
import { EYES, eyeOf, showsFace } from './face.ts';

interface GlassesOptions {
  /** Dark lenses. */
  readonly dark?: boolean;
  readonly frame: string;
}

/** Round glasses with a temple to the ear. */
export const glasses =
  ({ dark = false, frame }: GlassesOptions): Piece =>
  (pose) => {
    if (!showsFace(pose)) return [];
    const y = pose.head.y + 6;
    const seen = EYES.map((mirror) => ({ mirror, ...eyeOf(pose, mirror) })).filter(({ isSeen }) => isSeen);
    return [
      {
        near: LAYER.beard + 2,
        draw: (scene) => {
          const colour = scene.colour(frame);
          const [first, second] = seen;
          if (first && second)
            scene.flat(ink(`${first.x + 5},${y - 1} ${second.x - 5},${y - 1}`, 2.6, 'none'), colour);
          for (const { x, narrow, mirror } of seen) {
            const out = pose.side.across * mirror;
            if (out !== 0) {
              const ear = x + Math.sign(out) * 11;
              scene.flat(ink(`${x + Math.sign(out) * 6},${y - 2} ${ear},${y - 1}`, 2.2, 'none'), colour);
            }
            const lens = ellipse(x, y + 0.5, 8 * narrow, 8.2);
            scene.flat(lens, dark ? '#2a2438' : '#ffffff', {
              opacity: dark ? 1 : 0.12,
              stroke: colour,
              strokeWidth: 2.4,
            });
            if (dark) scene.flat(ellipse(x - 2 * narrow, y - 2.5, 3 * narrow, 2, -30), '#8f86b8');
          }
        },
      },
    ];
  };
