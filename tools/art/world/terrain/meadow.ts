import type { Ground } from '../../../../content/maps/types.ts';
import { COLOURS } from './colours.ts';
import { UNIT } from './contour.ts';
import { choose, scatter } from './scatter.ts';
import { paintSurface } from './surface.ts';
import { box, dot, line } from './svg.ts';
import { around, countAround, type GroundView } from './view.ts';

const tidy = (value: number): string => String(Math.round(value * 100) / 100);

/** Three short blades of grass. */
export function tuft(x: number, y: number, colour: string, size = 1): string {
  const blade = (dx: number, height: number): string => {
    return `M${tidy(x)} ${tidy(y)}l${tidy(dx * size)} ${tidy(-height * size)}`;
  };
  return line(blade(-1.1, 1.8) + blade(0, 2.5) + blade(1.1, 1.8), colour, 0.75 * size);
}

/** Smooth noise over the map, 0…1, for patches of lighter grass and of flowers. */
export function drift(x: number, y: number, salt: number): number {
  const corner = (cx: number, cy: number): number => scatter(cx, cy, salt);
  const [gx, gy] = [Math.floor(x / 4), Math.floor(y / 4)];
  const [tx, ty] = [x / 4 - gx, y / 4 - gy];
  const top = corner(gx, gy) * (1 - tx) + corner(gx + 1, gy) * tx;
  const bottom = corner(gx, gy + 1) * (1 - tx) + corner(gx + 1, gy + 1) * tx;
  return top * (1 - ty) + bottom * ty;
}

const BLOCK = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

/** Paints grass with lighter patches, which never touch another ground. They are at least three cells long and wide: small ones look like stains. */
export function paintMeadow(view: GroundView, x: number, y: number): string {
  const mayBeLight = (cx: number, cy: number): boolean => {
    if (view(cx, cy) !== 'meadow' || drift(cx, cy, 71) < 0.45) return false;
    return countAround(view, cx, cy, (near) => near !== 'meadow') === 0;
  };
  const isLight = (_: Ground, cx: number, cy: number): boolean =>
    mayBeLight(cx, cy) &&
    BLOCK.some(([bx, by]) => BLOCK.every(([dx, dy]) => mayBeLight(cx + bx + dx, cy + by + dy)));
  const light = paintSurface(around(view, x, y, isLight, 2), [{ colour: COLOURS.grassLight, inset: 1 }]);
  return box(0, 0, UNIT, UNIT, COLOURS.grass) + light;
}

/** Colours of the petals and the centres of the flowers. */
const FLOWERS = [
  ['#ff8fab', '#ffe27a'],
  ['#ffffff', '#ffc94a'],
  ['#ffd857', '#f08a3c'],
  ['#b99af5', '#fff3b0'],
] as const;

export function flower(x: number, y: number, colours: readonly [string, string], size = 1): string {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = ((i * 72 - 90) * Math.PI) / 180;
    const [px, py] = [x + Math.cos(angle) * 1.45 * size, y + Math.sin(angle) * 1.45 * size];
    return dot(px, py, 1.2 * size, 1.2 * size, colours[0]);
  });
  const stem = line(`M${tidy(x)} ${tidy(y + 1)}v${tidy(2.6 * size)}`, COLOURS.grassDeep, 0.8 * size);
  return stem + petals.join('') + dot(x, y, 0.95 * size, 0.95 * size, colours[1]);
}

const PLACES = [
  [
    [4.5, 5, 1],
    [11.5, 10.2, 0.9],
  ],
  [
    [11, 4.6, 0.95],
    [4.2, 9.4, 0.85],
    [10, 12, 0.8],
  ],
] as const;

/** Paints single tufts, and flowers in the patches that `drift` selects. */
export function paintMeadowDetail(x: number, y: number): string {
  const chance = scatter(x, y, 1);
  if (drift(x, y, 91) > 0.66 && chance < 0.5) {
    const colours = FLOWERS[Math.floor(drift(x, y, 55) * 8) % 4]!;
    const places = PLACES[choose(x, y, 2, 2)]!;
    return places.map(([fx, fy, size]) => flower(fx, fy, colours, size)).join('');
  }
  if (chance < 0.3) return tuft(4, 7, COLOURS.grassDark) + tuft(11.5, 13, COLOURS.grassDark);
  if (chance < 0.5) return tuft(12, 6.5, COLOURS.grassDark) + tuft(5, 14, COLOURS.grassBright);
  if (chance < 0.6) return tuft(8, 10, COLOURS.grassBright);
  return '';
}
