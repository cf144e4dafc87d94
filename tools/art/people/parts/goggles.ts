import { ellipse, type FormOptions } from '../../kit.ts';
import type { Frame } from '../frame.ts';

/** Middle, half width and tilt of the far and the near lens. */
const LENSES = [
  [-30, -39, 15, -12],
  [9, -44, 18, 4],
] as const;

/** Goggles pushed up on the forehead; the options are the colours. Draw them after the hair, before the eyebrows. */
export function drawGoggles(
  head: Frame,
  colours: { readonly strap: string; readonly rim: string; readonly lens: string },
): void {
  const form: FormOptions = { shade: 3, rim: false };
  head.form('-50,-24! -34,-42 0,-50 34,-44 58,-22! 56,-8! 34,-30 0,-37 -32,-30 -48,-12!', {
    ...form,
    ramp: colours.strap,
  });
  for (const [x, y, rx, tilt] of LENSES) {
    head.ellipse(x, y, rx, 15, { ramp: colours.rim, shade: 4 }, tilt);
    const gleam = ellipse(x - 4, y - 3, 4, 2.6, -30);
    head.ellipse(
      x - 0.5,
      y,
      rx - 5,
      10,
      { ...form, ramp: colours.lens, lineWidth: 0.7, highlights: [gleam] },
      tilt,
    );
  }
}
