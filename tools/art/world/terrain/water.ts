import { COLOURS } from './colours.ts';
import { contour, isSurrounded, type Neighbourhood, touches, UNIT } from './contour.ts';
import { outlineAt, paintSurface } from './surface.ts';
import { box, clipTo, dot, line, shape } from './svg.ts';
import { around, countAround, type GroundView } from './view.ts';

/** Deep water starts this far inside its cells, behind the sandy rim of a bank. */
export const DEEP_INSET = 4.2;
/** The edge of the deep swings to and fro. */
export const SILL_WOBBLE = 1.3;
/** Where the foam on the bank ends and the water begins, through which the moving water below is seen. */
const SHORE_INSET = 3.3;
/** Paths that cut a hole: what is in two of them is left out. */
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

/** Rocks with water on two opposite sides are stepping stones. */
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

/** The sandy rim of a bank, under every other ground. */
export function paintBank(view: GroundView, x: number, y: number): string {
  return paintSurface(shallows(view, x, y), [
    { colour: COLOURS.grassDeep, inset: 0 },
    { colour: COLOURS.sandDark, inset: 0.5 },
    { colour: COLOURS.sand, inset: 1 },
    { colour: COLOURS.wetSand, inset: 1.9 },
  ]);
}

/** Leaves out of the land what is water: the moving water lies below. */
export function cutWater(view: GroundView, x: number, y: number, land: string): string {
  const inside = shallows(view, x, y);
  if (!touches(inside)) return land;
  if (isSurrounded(inside)) return '';
  const hole = contour(inside, outlineAt(SHORE_INSET));
  const foam = shape(contour(inside, outlineAt(2.5)), COLOURS.foam);
  const outside = `<clipPath id="land"><path clip-rule="evenodd" d="M-9-9H25V25H-9Z${hole}"/></clipPath>`;
  return `${outside}<g clip-path="url(#land)">${land}${foam}</g>`;
}

/** Shallow water over the sand, ever clearer until the deep begins. */
export function paintShallows(view: GroundView, x: number, y: number): string {
  const inside = shallows(view, x, y);
  if (!touches(inside)) return '';
  const deep = deepWater(view, x, y);
  const [all, drop] = [
    contour(inside, outlineAt(SHORE_INSET)),
    contour(deep, outlineAt(DEEP_INSET, SILL_WOBBLE)),
  ];
  if (isSurrounded(deep)) return '';
  const sill = contour(deep, outlineAt(DEEP_INSET - 1.3, SILL_WOBBLE));
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

/** Flat stones to step on, through the shallows. */
export function paintFord(view: GroundView, x: number, y: number): string {
  if (!isFord(view, x, y)) return '';
  return x % 2
    ? stone(3.4, 6.4, 3.2, 2.3) + stone(11, 9.6, 3.8, 2.7)
    : stone(4.6, 9, 3.9, 2.8) + stone(12.4, 6.6, 3, 2.2);
}

const BLOCK = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

/** Whether a cell lies in a stretch of open water of at least five by five cells less its edge. */
function isOpenWater(view: GroundView, x: number, y: number): boolean {
  const isFar = (cx: number, cy: number): boolean =>
    view(cx, cy) === 'water' && countAround(view, cx, cy, (near) => near !== 'water') === 0;
  return BLOCK.some(([dx, dy]) => BLOCK.every(([ex, ey]) => isFar(x + dx + ex, y + dy + ey)));
}

/** Where the coats of the darkest water begin: so many, so thin, that no edge is seen. */
const ABYSS = [0.3, 1.3, 2.3, 3.3, 4.3, 5.3];

/** What shades the deep: its northern bank throws a dark band, and far from every bank it is darker. */
export function paintDeep(view: GroundView, x: number, y: number): string {
  const inside = deepWater(view, x, y);
  if (!touches(inside)) return '';
  const far = around(view, x, y, (_, cx, cy) => isOpenWater(view, cx, cy));
  const coats = touches(far) ? ABYSS : [];
  const abyss = coats
    .map((inset) => contour(far, outlineAt(inset, SILL_WOBBLE)))
    .map((outline) => shape(outline, COLOURS.waterDark, 'fill-opacity=".06"'))
    .join('');
  if (isSurrounded(inside)) return abyss;
  const edge = contour(inside, outlineAt(DEEP_INSET, SILL_WOBBLE));
  const lowered = `<g transform="translate(0 1.4)">${line(edge, COLOURS.waterDark, 2.6, 'stroke-opacity=".6"')}</g>`;
  const rim = line(edge, COLOURS.waterDark, 0.9, 'stroke-opacity=".5"');
  return abyss + clipTo('deep', edge, box(0, 0, UNIT, UNIT, 'none') + lowered + rim);
}
