import type { FormOptions } from '../../kit.ts';
import type { Frame } from '../frame.ts';
import { strands } from './strands.ts';

const HAIR: FormOptions = { ramp: 'hair', shade: 8 };

/** Hair combed back from the forehead. Draw the bun or plait behind it first. */
export function drawCombedBack(head: Frame, options: FormOptions = {}): void {
  head.form(
    '-45,0! -51,-20 -47,-44 -26,-63 6,-69 38,-59 57,-28 55,8! 47,2 43,-12! 39,0 33,8! 35,-12 27,-30 10,-41 -12,-43 -30,-36 -41,-20!',
    {
      ...HAIR,
      lines: strands(
        '-34,-34 -28,-46 -16,-56 0,-63',
        '-12,-42 -4,-51 6,-57 18,-60',
        '12,-40 22,-45 30,-48 40,-48',
        '29,-28 38,-28 46,-25 52,-18',
      ),
      ...options,
    },
  );
}

/** A round bun, at the crown by default. */
export function drawBun(head: Frame, x = 8, y = -76, size = 1, options: FormOptions = {}): void {
  const bun = head.inside({ x, y, size });
  bun.form('-2,22 -22,14 -27,-4 -14,-20 6,-22 24,-12 27,6 16,20', {
    ...HAIR,
    lines: strands('-16,10 -12,-4 0,-12 14,-10', '-6,16 2,2 12,-2 22,2', '-24,-2 -14,-14 2,-19 14,-17'),
    ...options,
  });
}

/** A plait of `count` links from one place to another, thinner at the end. */
export function drawPlait(
  frame: Frame,
  from: readonly [number, number],
  to: readonly [number, number],
  options: FormOptions & { readonly count?: number; readonly thick?: number; readonly sag?: number } = {},
): void {
  const { count = 5, thick = 9, sag = 0, ...rest } = options;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI - 90;
  const step = length / count;
  for (let i = count - 1; i >= 0; i--) {
    const share = (i + 0.5) / count;
    const bow = Math.sin(Math.PI * share) * sag;
    const link = frame.inside({
      x: from[0] + dx * share - (dy / length) * bow,
      y: from[1] + dy * share + (dx / length) * bow,
      size: 1 - share * 0.4,
      degrees,
      mirror: i % 2 === 1,
    });
    const [w, h] = [thick, step * 0.95];
    link.form(
      `${-w},${-h * 0.75}! ${-w * 0.1},${-h * 0.8} ${w},${-h * 0.1} ${w * 0.7},${h * 0.6} 0,${h}! ${-w * 0.9},${h * 0.2}`,
      {
        ...HAIR,
        shade: 3,
        lineWidth: 0.8,
        rim: false,
        lines: [
          {
            path: `${-w * 0.6},${-h * 0.4} 0,${-h * 0.2} ${w * 0.3},${h * 0.1} ${w * 0.3},${h * 0.6}`,
            width: 1.8,
          },
        ],
        ...rest,
      },
    );
  }
}
