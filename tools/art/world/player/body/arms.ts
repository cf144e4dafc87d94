import { ellipse, type Position, tube } from '../../../kit.ts';
import type { Part, Piece } from '../look.ts';
import { type Pose, place } from '../pose.ts';
import { LEFT_AND_RIGHT } from './legs.ts';

interface ArmsOptions {
  /** Colour of the sleeves, of the lower arms, and of the hands. */
  readonly sleeve?: string;
  readonly lower?: string;
  readonly hand?: string;
  /** Half width at the shoulder, and distance of the shoulders from the middle. */
  readonly thick?: number;
  readonly aside?: number;
  /** 0: the arms hang still; 1: they swing as far as the legs. */
  readonly swing?: number;
}

/** The place of a hand, for objects that it carries; `mirror` −1 is the right hand. */
export function handOf(pose: Pose, mirror: -1 | 1, aside = 14.5, swing = 1): Position {
  const ahead = -pose.stride * mirror * 10 * swing;
  return place(pose, ahead, mirror * (aside + 2.5), 93 + pose.lift - Math.abs(pose.stride) * 1.5);
}

/** Two arms that swing opposite to the legs. */
export const arms =
  ({
    sleeve = 'coat',
    lower,
    hand = 'skin',
    thick = 6.4,
    aside = 14.5,
    swing = 1,
  }: ArmsOptions = {}): Piece =>
  (pose) => {
    const { side, lift } = pose;
    return LEFT_AND_RIGHT.map((mirror): Part => {
      const shoulder = place(pose, 0, mirror * aside, 75 + lift);
      const [x, y] = handOf(pose, mirror, aside, swing);
      const elbow = [(shoulder[0] + x) / 2 + side.across * mirror * 1.6, (shoulder[1] + y) / 2] as const;
      return {
        near: side.near * mirror * 15 + 0.01 * mirror,
        draw: (scene) => {
          const whole = tube([
            [...shoulder, thick],
            [...elbow, thick - 0.1],
            [x, y, thick - 0.6],
          ]);
          const marks = lower ? [{ path: ellipse(x, y + 3, thick + 5, 10), ramp: lower }] : [];
          scene.form(whole, { ramp: sleeve, marks });
          scene.form(ellipse(x, y + 2.4, thick - 1), { ramp: hand });
        },
      };
    });
  };
