import type { FormOptions } from '../../kit.ts';
import type { Frame } from '../frame.ts';

const WISPS = [
  '0,0,3 -7,-14,5.5 4,-29,6 -3,-46,4.6 4,-60,0',
  '0,0,3 8,-13,5 -2,-28,5.6 6,-42,3.8 3,-52,0',
  '0,0,2.6 -4,-10,4.4 5,-21,4.4 0,-32,0',
] as const;

/** A wisp of steam that rises from (x, y); `kind` is 0 tall, 1 leaning or 2 small. */
export function drawSteam(
  frame: Frame,
  x: number,
  y: number,
  kind: 0 | 1 | 2,
  options: FormOptions & { readonly size?: number; readonly degrees?: number } = {},
): void {
  const { size = 1, degrees = 0, ...form } = options;
  frame.inside({ x, y, size, degrees }).tube(WISPS[kind], {
    ramp: 'steam',
    lineWidth: 0.7,
    rim: false,
    shade: 2,
    ...form,
  });
}
