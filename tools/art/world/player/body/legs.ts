import { ellipse, type Mark, polygon, tube } from '../../../kit.ts';
import type { Piece } from '../look.ts';
import { place } from '../pose.ts';

export const LEFT_AND_RIGHT = [-1, 1] as const;

interface LegsOptions {
  /** Half width of a leg. */
  readonly thick?: number;
  /** Height of the boots above the ground; 0 for shoes. */
  readonly boot?: number;
  /** Colour of the fur or turned-down edge at the top of the boots. */
  readonly cuff?: string;
  /** Colour of the rings on the stockings. */
  readonly rings?: string;
}

function ringsOf(x: number, y: number, ramp: string): Mark[] {
  return [0, 1, 2].map((i) => {
    const top = y + i * 7;
    return {
      ramp,
      path: polygon(`${x - 20},${top} ${x + 20},${top} ${x + 20},${top + 3.4} ${x - 20},${top + 3.4}`),
    };
  });
}

/** Two walking legs. */
export const legs =
  ({ thick = 7.6, boot = 0, cuff, rings }: LegsOptions = {}): Piece =>
  (pose) => {
    const { forward, side, stride, lift } = pose;
    return LEFT_AND_RIGHT.map((mirror) => {
      const swing = stride * mirror * 10;
      const raised = Math.max(0, stride * mirror) * 3.4;
      const hip = place(pose, 0, mirror * 7, 94 + lift);
      const foot = place(pose, swing, mirror * 7.6, 115 - raised);
      const toe = [foot[0] + forward.across * 3, foot[1] + 3 + forward.near * 0.8] as const;
      const knee = [foot[0] + (hip[0] - foot[0]) * 0.4, foot[1] - boot] as const;
      const shaft = tube(
        [
          [...knee, thick + 0.8],
          [...foot, thick],
        ],
        { startCap: 'flat' },
      );
      return {
        near: forward.near * swing * 0.2 + side.near * mirror * 6 - 8,
        draw: (scene) => {
          const leg = tube([
            [...hip, thick],
            [...foot, thick - 0.6],
          ]);
          scene.form(leg, { ramp: 'trousers', marks: rings ? ringsOf(foot[0], foot[1] - 17, rings) : [] });
          scene.form(boot ? [shaft, ellipse(...toe, 9.2, 6.4)] : ellipse(...toe, 8.8, 6.2), { ramp: 'shoe' });
          if (cuff) scene.form(ellipse(knee[0], knee[1], thick + 2.6, 4.4), { ramp: cuff, lineWidth: 0.8 });
        },
      };
    });
  };
