import type { KindOptions } from '../core/kinds.ts';
import type { Path, Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { spline } from '../core/shapes.ts';
import { skull } from '../parts/heads.ts';
import { leaf } from '../parts/leaves.ts';

/** Colours of the line dampaw, lodgekin, castorrent. */
export const BEAVERS = {
  main: '#2fa39c',
  belly: '#fdf0cf',
  foot: '#23707c',
  water: '#62cdf2',
  glint: '#c6f1ff',
  wood: '#a06a42',
  woodLight: '#c08a58',
  cut: '#f3d6a0',
  sprig: '#7cc44f',
  tooth: '#ffffff',
  iris: '#b5622a',
};
/** Colour roles. Dark kind: the water glows violet. Shiny kind: lilac fur, golden water, rosewood. */
export const BEAVER_KINDS = {
  roles: { water: 'accent', glint: 'belly', cut: 'belly', tooth: 'belly' },
  dark: { sprig: '#759d25', glint: '#b6e7e3', cut: '#89b8b4', tooth: '#d0fffb' },
  shiny: {
    main: '#b78de6',
    foot: '#7d58b8',
    belly: '#fff4e6',
    glint: '#fff4c6',
    wood: '#94586e',
    woodLight: '#b87c88',
    cut: '#ffe3c6',
    sprig: '#6fd3b4',
    tooth: '#ffffff',
  },
} satisfies KindOptions;

/** A broad round head with two tufts of fur at each cheek, as the paths of one form. */
export function cheekyHead(x: number, y: number, radius: number): Path[] {
  const tuft = (a: number, b: number, length: number, degrees: number): Path => {
    return leaf(x + a * radius, y + b * radius, length * radius, radius * 0.36, degrees);
  };
  return [
    skull(x, y, radius, { wide: 1.06, high: 0.94, cheek: 0.8 }),
    tuft(0.72, 0.3, 0.68, 16),
    tuft(0.66, 0.52, 0.58, 34),
    tuft(-0.72, 0.32, 0.52, 166),
    tuft(-0.66, 0.54, 0.5, 148),
  ];
}

/** The two big front teeth, hanging from (x, y). */
export function drawBuckTeeth(scene: Scene, x: number, y: number, width: number, height: number): void {
  const half = width / 2;
  const outline: Point[] = [
    [x - half, y, true],
    [x + half, y - 0.6, true],
    [x + half * 0.92, y + height * 0.86],
    [x + half * 0.5, y + height],
    [x, y + height * 0.93],
    [x - half * 0.5, y + height],
    [x - half * 0.92, y + height * 0.86],
  ];
  scene.form(spline(outline), {
    ramp: 'tooth',
    lineWidth: 0.55,
    shade: 1.4,
    rim: false,
    lines: [{ path: `${x},${y} ${x},${y + height}`, width: 2.2 }],
  });
}

/** The three wet locks on the brow: `size` is the length of the tallest, `swing` turns them, in degrees. */
export function drawForelock(scene: Scene, x: number, y: number, size: number, swing = 0): void {
  const locks = [
    leaf(x - size * 0.14, y, size * 0.7, size * 0.42, -122 - swing, size * 0.12),
    leaf(x + size * 0.16, y, size * 0.82, size * 0.42, -38 - swing * 0.4, size * 0.22),
    leaf(x, y, size, size * 0.5, -82 + swing * 0.6, size * 0.25),
  ];
  scene.form(locks, { ramp: 'water', miter: true, rim: false, shade: 3 });
}
