import { COLOURS } from './colours.ts';
import { isSurrounded, type Neighbourhood, UNIT } from './contour.ts';
import { fieldOutline } from './field.ts';
import { paintSurface } from './surface.ts';
import { box, clipTo, dot, line, shape } from './svg.ts';
import { around, countAround, type GroundView } from './view.ts';

/** Deep water starts this many units inside its cells, beyond the sandy rim of the bank. */
export const DEEP_INSET = 4.2;
/** Distance from the bank, in units, at which the foam ends and the moving water below becomes visible. */
const SHORE_INSET = 3.3;
/** Fill rule that makes a hole of each area inside two outlines. */
const HOLED = 'fill-rule="evenodd"';

export function deepWater(view: GroundView, x: number, y: number): Neighbourhood {
  const isOpen = (dx: number, dy: number): boolean => {
    const near = view(dx, dy);
    return near === 'water' || near === 'bridge';
  };
  return around(view, x, y, (ground, cx, cy) => {
    if (ground === 'water') return true;
    if (ground !== 'bridge') return false;
    return (isOpen(cx - 1, cy) && isOpen(cx + 1, cy)) || (isOpen(cx, cy - 1) && isOpen(cx, cy + 1));
  });
}

/** Whether a cell has stepping stones: rocks with water on two opposite sides. */
export function isFord(view: GroundView, x: number, y: number): boolean {
  if (view(x, y) !== 'rocks') return false;
  const isWater = (cx: number, cy: number): boolean => view(cx, cy) === 'water';
  return (isWater(x, y - 1) && isWater(x, y + 1)) || (isWater(x - 1, y) && isWater(x + 1, y));
}

export function shallows(view: GroundView, x: number, y: number): Neighbourhood {
  return around(view, x, y, (ground, cx, cy) => {
    return ground === 'shore' || ground === 'water' || ground === 'bridge' || isFord(view, cx, cy);
  });
}

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
  if (isSurrounded(inside)) return '';
  const hole = fieldOutline(inside, SHORE_INSET);
  if (!hole) return land;
  const foam = shape(fieldOutline(inside, 2.5), COLOURS.foam);
  const outside = `<clipPath id="land"><path clip-rule="evenodd" d="M-9-9H25V25H-9Z${hole}"/></clipPath>`;
  return `${outside}<g clip-path="url(#land)">${land}${foam}</g>`;
}

/** Paints shallow water, which becomes more transparent towards the deep water. */
export function paintShallows(view: GroundView, x: number, y: number): string {
  const inside = shallows(view, x, y);
  const deep = deepWater(view, x, y);
  const [all, drop] = [fieldOutline(inside, SHORE_INSET), fieldOutline(deep, DEEP_INSET)];
  if (isSurrounded(deep)) return '';
  const sill = fieldOutline(deep, DEEP_INSET - 1.3);
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

const BLOCK = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

/** Whether a cell belongs to the inner 3 × 3 cells of some 5 × 5 cells of open water. */
function isOpenWater(view: GroundView, x: number, y: number): boolean {
  const isFar = (cx: number, cy: number): boolean =>
    view(cx, cy) === 'water' && countAround(view, cx, cy, (near) => near !== 'water') === 0;
  return BLOCK.some(([dx, dy]) => BLOCK.every(([ex, ey]) => isFar(x + dx + ex, y + dy + ey)));
}

/** Insets of the layers of the darkest water: many transparent layers on both sides of its edge, so that none is visible. */
const ABYSS = [-9, -7, -5, -3, -1, 1, 3, 5, 7, 9];

/** Shades deep water: a dark band along its edge, wider in the north, and darker water far from every bank. */
export function paintDeep(view: GroundView, x: number, y: number): string {
  const inside = deepWater(view, x, y);
  const far = around(view, x, y, (_, cx, cy) => isOpenWater(view, cx, cy));
  const abyss = ABYSS.map((inset) => fieldOutline(far, inset))
    .filter((outline) => outline !== '')
    .map((outline) => shape(outline, COLOURS.waterDark, 'fill-opacity=".036"'))
    .join('');
  if (isSurrounded(inside)) return abyss;
  const edge = fieldOutline(inside, DEEP_INSET);
  if (!edge) return abyss;
  const lowered = `<g transform="translate(0 1.4)">${line(edge, COLOURS.waterDark, 2.6, 'stroke-opacity=".6"')}</g>`;
  const rim = line(edge, COLOURS.waterDark, 0.9, 'stroke-opacity=".5"');
  return abyss + clipTo('deep', edge, box(0, 0, UNIT, UNIT, 'none') + lowered + rim);
}
