import { ellipse, type FormOptions, spline } from '../../kit.ts';
import type { Frame } from '../frame.ts';
import { strands } from './strands.ts';

export interface BrimHatOptions {
  readonly ramp?: string;
  readonly band?: string;
  /** Half the width and half the depth of the brim. */
  readonly width?: number;
  readonly depth?: number;
  /** Height of the crown, and half its width at the top. */
  readonly crown?: number;
  readonly top?: number;
  /** Degrees by which the hat is pushed back. */
  readonly back?: number;
  readonly form?: FormOptions;
}

/** A hat with a full brim, seen slightly from above. Draw it after the hair and before the eyebrows. */
export function drawBrimHat(head: Frame, options: BrimHatOptions = {}): void {
  const {
    ramp = 'hat',
    band = 'band',
    width = 86,
    depth = 18,
    crown = 46,
    top = 40,
    back = 8,
    form = {},
  } = options;
  const hat = head.inside({ x: 2, y: -38, degrees: back });
  hat.form(ellipse(0, 0, width, depth), { ramp, shade: 5, ...form });
  const outline = `-52,0! -50,-${crown * 0.5} -${top},-${crown} 0,-${crown + 7} ${top},-${crown} 51,-${crown * 0.5} 53,0! 30,7 0,9 -30,7`;
  const ribbon = spline('-60,2! -54,-16! 0,-8 56,-16! 60,2! 30,14 0,16 -30,14');
  hat.form(outline, {
    ramp,
    shade: 9,
    ...form,
    marks: [...(form.marks ?? []), { path: ribbon, ramp: band }],
  });
  hat.ink('-51,-14 -26,-9 0,-7 26,-9 52,-14', 2.6, head.scene.ramp(band).line);
}

/** A cap with a stiff peak over the forehead. */
export function drawPeakedCap(
  head: Frame,
  options: { ramp?: string; band?: string; peak?: string } = {},
): void {
  const { ramp = 'hat', band = ramp, peak = band } = options;
  head.form('-52,-26! -62,-50 -40,-72 2,-80 46,-74 68,-50 56,-18! 30,-34 -10,-36 -44,-26', {
    ramp,
    shade: 9,
  });
  head.form('-50,-14! -54,-32! -30,-42 8,-44 40,-36 58,-20! 56,0! 44,-14 12,-24 -26,-22', {
    ramp: band,
    shade: 5,
    rim: false,
  });
  head.form('-52,-20! -70,-16 -74,-7 -56,-4 -26,-10 6,-24! -24,-31', { ramp: peak, shade: 3, rim: false });
}

/** A ribbed woollen cap; `cuff` is the colour of the turned-up edge. */
export function drawKnittedCap(
  head: Frame,
  options: { ramp?: string; cuff?: string; high?: number } = {},
): void {
  const { ramp = 'hat', cuff = ramp, high = 0 } = options;
  head.form(
    `-50,-22! -56,-46 -36,-${70 + high} 4,-${80 + high} 42,-${70 + high} 60,-42 56,-12! 30,-30 -20,-34`,
    {
      ramp,
      shade: 9,
      lines: strands(
        '-30,-36 -28,-48 -20,-62 -8,-74',
        '2,-40 6,-52 6,-64 4,-76',
        '30,-34 36,-46 32,-58 20,-72',
      ),
    },
  );
  head.form('-52,-8! -56,-28! -28,-40 8,-43 42,-34 60,-16! 57,5! 42,-12 10,-23 -26,-20', {
    ramp: cuff,
    shade: 5,
    rim: false,
    lines: [-38, -22, -5, 12, 28, 43].map((x) => ({
      path: `${x},${-37 + Math.abs(x - 4) * 0.12} ${x + 1},${-31 + Math.abs(x - 4) * 0.14} ${x + 2},${-25 + Math.abs(x - 4) * 0.16} ${x + 3},${-19 + Math.abs(x - 4) * 0.2}`,
      width: 2,
    })),
  });
}

/** A cloth over the hair, tied at the back. */
export function drawKerchief(head: Frame, options: FormOptions = {}): void {
  const form: FormOptions = { ramp: 'scarf', shade: 8, ...options };
  head.form('52,2! 70,-2 84,10 82,26! 72,18 62,22! 66,36 58,44! 50,28 46,12', { ...form, shade: 4 });
  head.form('-46,-6! -54,-32 -36,-60 2,-72 40,-62 60,-32 56,14! 44,6 40,-14 24,-32 -4,-38 -30,-30', {
    ...form,
    lines: strands('50,8 48,-14 36,-36 14,-54', '54,6 56,-18 46,-42 28,-60'),
  });
  head.form('44,-2 52,-8 60,0 58,12 48,14 42,8', { ...form, shade: 3, rim: false });
}

/** A cloth wound around the head in broad folds that rise towards the back. */
export function drawTurban(head: Frame, options: FormOptions = {}): void {
  const form: FormOptions = { ramp: 'scarf', shade: 8, ...options };
  head.form('-48,-30 -44,-66 -8,-92 40,-90 68,-58 58,-20 20,-34', form);
  head.form('-50,-28! -54,-52 -24,-76 20,-84 58,-70! 66,-52 62,-34! 30,-56 -14,-54', form);
  head.form('-48,-6! -56,-34 -30,-56 10,-60 48,-48 64,-24 56,10! 46,0 40,-18 18,-34 -14,-34 -36,-24', {
    ...form,
    lines: strands('-40,-24 -16,-42 14,-46 44,-32', '46,0 52,-12 54,-24 50,-38'),
  });
}
