import type { FormOptions } from '../../kit.ts';
import type { Frame } from '../frame.ts';
import { strands } from './strands.ts';

const HAIR: FormOptions = { ramp: 'hair', shade: 9 };

/** Straight hair behind neck and shoulders; `length` 0 ends at the chin, 1 on the chest. Draw it before the torso. */
export function drawLongBehind(head: Frame, length = 0.6, options: FormOptions = {}): void {
  const y = 60 + length * 70;
  head.form(
    `0,-68 40,-58 62,-24 66,20 70,${y * 0.7} 66,${y}! 40,${y + 6} 0,${y + 2} -30,${y - 4}! -48,${y * 0.6} -54,20 -56,-20 -36,-56`,
    { ...HAIR, dim: true, ...options },
  );
}

/** Hair parted in the middle, on both sides of the face down to `low`. */
export function drawParted(head: Frame, low = 46, options: FormOptions = {}): void {
  head.form(
    `-10,-70 26,-66 54,-44 64,-6 66,${low * 0.6} 62,${low}! 50,${low + 2} 40,${low - 6}! 44,${low * 0.4} 40,0 26,-26 -10,-50! -30,-38 -41,-14 -45,12 -44,${low * 0.7}! -54,${low * 0.5} -58,0 -52,-40 -34,-62`,
    {
      ...HAIR,
      lines: strands(
        '-10,-56 12,-50 32,-36 46,-12',
        '0,-64 28,-56 48,-36 56,-4',
        '-18,-56 -34,-44 -46,-24 -50,2',
      ),
      ...options,
    },
  );
}

/** A straight fringe down to the eyebrows, and hair at the sides down to `low`. */
export function drawFringe(head: Frame, low = 46, options: FormOptions = {}): void {
  head.form(
    `-6,-71 30,-66 56,-42 64,-4 66,${low * 0.6} 60,${low}! 48,${low + 2} 40,${low - 4}! 43,${low * 0.4} 40,4 34,-16! 22,-15 10,-18! -2,-17 -14,-19! -24,-17 -34,-20! -42,-10 -46,10 -46,${low * 0.7}! -56,${low * 0.5} -58,0 -54,-36 -36,-62`,
    {
      ...HAIR,
      lines: strands(
        '10,-20 12,-36 10,-50 4,-62',
        '-15,-22 -16,-36 -14,-48 -8,-58',
        '34,-18 36,-34 32,-48 22,-60',
      ),
      ...options,
    },
  );
}
