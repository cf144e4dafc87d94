import { mapSize } from '../../../../content/maps/legend.ts';
import type { Ground } from '../../../../content/maps/types.ts';
import { COLOURS } from './colours.ts';
import { type Neighbourhood, UNIT } from './contour.ts';
import { fieldOutline, innerOutline, isInside } from './field.ts';
import { paintSurface } from './surface.ts';
import { box, clipTo, dot, line, shape } from './svg.ts';
import { around, countAround, type GroundView } from './view.ts';

/** Deep water starts this many units inside its cells, beyond the sandy rim of the bank. */
const DEEP_INSET = 4.2;
/** Distance from the bank, in units, at which the foam ends and the moving water below becomes visible. */
const SHORE_INSET = 3.3;
/** Fill rule that makes a hole of each area inside two outlines. */
const HOLED = 'fill-rule="evenodd"';

type Water = (view: GroundView, x: number, y: number) => Neighbourhood;

/** Water is painted in many layers, which share its outlines: a cell has one neighbourhood of each kind. */
function remembered(make: Water): Water {
  const known = new WeakMap<GroundView, Map<number, Neighbourhood>>();
  return (view, x, y) => {
    const cells = known.get(view) ?? new Map<number, Neighbourhood>();
    known.set(view, cells);
    const found = cells.get(y * mapSize + x) ?? make(view, x, y);
    cells.set(y * mapSize + x, found);
    return found;
  };
}

const deepWater = remembered((view, x, y) => {
  const isOpen = (dx: number, dy: number): boolean => {
    const near = view(dx, dy);
    return near === 'water' || near === 'bridge';
  };
  const isDeep = (ground: Ground, cx: number, cy: number): boolean => {
    if (ground === 'water') return true;
    if (ground !== 'bridge') return false;
    return (isOpen(cx - 1, cy) && isOpen(cx + 1, cy)) || (isOpen(cx, cy - 1) && isOpen(cx, cy + 1));
  };
  return around(view, x, y, isDeep, 2);
});

/** The outlines of the deep water of a cell by their distance inside it; null where it is deep all around. They keep off the bank. */
export function sillsOf(view: GroundView, x: number, y: number): ((inset: number) => string) | null {
  const [deep, all] = [deepWater(view, x, y), shallows(view, x, y)];
  if (isInside(deep)) return null;
  return (inset) => innerOutline(deep, inset, all, SHORE_INSET + 1 + Math.max(0, inset - DEEP_INSET + 1.3));
}

/** Whether a cell has stepping stones: rocks with water on two opposite sides. */
export function isFord(view: GroundView, x: number, y: number): boolean {
  if (view(x, y) !== 'rocks') return false;
  const isWater = (cx: number, cy: number): boolean => view(cx, cy) === 'water';
  return (isWater(x, y - 1) && isWater(x, y + 1)) || (isWater(x - 1, y) && isWater(x + 1, y));
}

export const shallows = remembered((view, x, y) =>
  around(view, x, y, (ground, cx, cy) => {
    return ground === 'shore' || ground === 'water' || ground === 'bridge' || isFord(view, cx, cy);
  }),
);

/** Paints the sandy rim of a bank. Other grounds are painted over it. */
export function paintBank(view: GroundView, x: number, y: number): string {
  return paintSurface(shallows(view, x, y), [
    { colour: COLOURS.grassDeep, inset: 0 },
    { colour: COLOURS.sandDark, inset: 0.5 },
    { colour: COLOURS.sand, inset: 1 },
    { colour: COLOURS.wetSand, inset: 1.9 },
  ]);
}

/** Cuts the water out of the land, so that the moving water below is visible. */
export function cutWater(view: GroundView, x: number, y: number, land: string): string {
  const inside = shallows(view, x, y);
  if (isInside(inside)) return '';
  const hole = fieldOutline(inside, SHORE_INSET);
  if (!hole) return land;
  const foam = shape(fieldOutline(inside, 2.5), COLOURS.foam);
  const outside = `<clipPath id="land"><path clip-rule="evenodd" d="M-9-9H25V25H-9Z${hole}"/></clipPath>`;
  return `${outside}<g clip-path="url(#land)">${land}${foam}</g>`;
}

/** Paints shallow water, which becomes more transparent towards the deep water. */
export function paintShallows(view: GroundView, x: number, y: number): string {
  const inside = shallows(view, x, y);
  const sills = sillsOf(view, x, y);
  if (!sills) return '';
  const [all, drop, sill] = [fieldOutline(inside, SHORE_INSET), sills(DEEP_INSET), sills(DEEP_INSET - 1.3)];
  return (
    shape(all + sill, COLOURS.shallow, `${HOLED} fill-opacity=".8"`) +
    shape(sill + drop, COLOURS.shallowLight, `${HOLED} fill-opacity=".55"`)
  );
}

const stone = (x: number, y: number, rx: number, ry: number): string => {
  const wet = dot(x, y + 1.3, rx + 0.9, ry + 0.7, COLOURS.shallowLight);
  const side = dot(x, y + 0.9, rx, ry, COLOURS.stoneDeep);
  const top =
    dot(x, y, rx, ry, COLOURS.stone) +
    dot(x - rx * 0.2, y - ry * 0.25, rx * 0.62, ry * 0.5, COLOURS.stoneLight);
  return wet + side + top;
};

/** Paints stepping stones in shallow water. */
export function paintFord(view: GroundView, x: number, y: number): string {
  if (!isFord(view, x, y)) return '';
  return x % 2
    ? stone(3.4, 6.4, 3.2, 2.3) + stone(11, 9.6, 3.8, 2.7)
    : stone(4.6, 9, 3.9, 2.8) + stone(12.4, 6.6, 3, 2.2);
}

const SPAN = [-3, -2, -1, 0, 1, 2, 3];
const BLOCK = SPAN.flatMap((dy) => SPAN.map((dx) => [dx, dy] as const));

/** Whether a cell belongs to the inner 7 × 7 cells of some 9 × 9 cells of open water: seas have such cells, lakes do not. */
function isOpenWater(view: GroundView, x: number, y: number): boolean {
  const isFar = (cx: number, cy: number): boolean =>
    view(cx, cy) === 'water' && countAround(view, cx, cy, (near) => near !== 'water') === 0;
  return isFar(x, y) && BLOCK.some(([dx, dy]) => BLOCK.every(([ex, ey]) => isFar(x + dx + ex, y + dy + ey)));
}

/** Insets of the layers of the darkest water: many transparent layers on both sides of its edge, so that none is visible. */
const ABYSS = [-9, -7, -5, -3, -1, 1, 3, 5, 7, 9];

/** Shades deep water: a dark band along its edge, wider in the north, and darker water far from every bank. */
export function paintDeep(view: GroundView, x: number, y: number): string {
  const sills = sillsOf(view, x, y);
  const far = around(view, x, y, (_, cx, cy) => isOpenWater(view, cx, cy), 2);
  const abyss = ABYSS.map((inset) => fieldOutline(far, inset))
    .filter((outline) => outline !== '')
    .map((outline) => shape(outline, COLOURS.waterDark, 'fill-opacity=".036"'))
    .join('');
  const edge = sills?.(DEEP_INSET);
  if (!edge) return abyss;
  const lowered = `<g transform="translate(0 1.4)">${line(edge, COLOURS.waterDark, 2.6, 'stroke-opacity=".6"')}</g>`;
  return abyss + clipTo('deep', edge, box(0, 0, UNIT, UNIT, 'none') + lowered);
}
