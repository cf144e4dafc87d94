import { COLOURS } from './colours.ts';
import { contour, isSurrounded, type Neighbourhood, touches, UNIT } from './contour.ts';
import { scatter } from './scatter.ts';
import { outlineAt, paintSurface } from './surface.ts';
import { box, clipTo, dot, line, move, shape } from './svg.ts';
import { around, type GroundView } from './view.ts';

/** Deep water starts this far inside its cells, behind the sandy rim of a bank. */
const DEEP_INSET = 4.2;

function deepWater(view: GroundView, x: number, y: number): Neighbourhood {
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

function shallows(view: GroundView, x: number, y: number): Neighbourhood {
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
  ]);
}

/** Foam and the shallows that can be walked. */
export function paintShallows(view: GroundView, x: number, y: number): string {
  return paintSurface(shallows(view, x, y), [
    { colour: COLOURS.foam, inset: 2.5 },
    { colour: COLOURS.shallow, inset: 3.3 },
  ]);
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

/** Deep water with a dark band under its northern bank. */
export function paintDeep(view: GroundView, x: number, y: number): string {
  const inside = deepWater(view, x, y);
  if (!touches(inside)) return '';
  if (isSurrounded(inside)) return box(0, 0, UNIT, UNIT, COLOURS.water);
  const coat = (inset: number): string => contour(inside, outlineAt(inset, 0.6));
  const halo = shape(coat(DEEP_INSET - 0.9), COLOURS.shallowLight);
  const bank = box(-1, -1, UNIT + 2, UNIT + 2, COLOURS.waterDark);
  const edge = move(shape(coat(DEEP_INSET), COLOURS.waterLight), 0, 1.3);
  const open = move(shape(coat(DEEP_INSET + 1.2), COLOURS.water), 0, 1.3);
  return halo + clipTo('deep', coat(DEEP_INSET), bank + edge + open);
}

function ripples(x: number, y: number, frame: 0 | 1): string {
  const choice = scatter(x, y, 21);
  const shift = frame === 0 ? 0 : 1.6;
  const left = 2.5 + scatter(x % 2, y % 2, 22) * 4;
  const long = `q1.6-1.3 3.2 0t3.2 0`;
  if (choice < 0.16) {
    const first = line(`M${(left + shift).toFixed(1)} 6${long}`, COLOURS.waterLight, 0.9);
    return first + line(`M${(left + 6 - shift).toFixed(1)} 11.5q1.2-1 2.4 0`, COLOURS.foam, 0.8);
  }
  if (choice < 0.36) {
    return line(
      `M${(left + 2 - shift).toFixed(1)} 10${long}`,
      COLOURS.waterDark,
      0.8,
      'stroke-opacity=".55"',
    );
  }
  return '';
}

/** What moves on the water: ripples out in the open, a thin line of foam along the shallows. */
export function paintWaves(view: GroundView, x: number, y: number, frame: 0 | 1): string {
  const inside = deepWater(view, x, y);
  if (!inside(0, 0) || view(x, y) !== 'water') return '';
  if (isSurrounded(inside)) return ripples(x, y, frame);
  const inset = frame === 0 ? 6.6 : 7.4;
  const data = contour(inside, outlineAt(inset, 0.6));
  const faint = frame === 0 ? 0.5 : 0.32;
  return line(data, COLOURS.waterLight, 0.7, `stroke-opacity="${faint}" stroke-dasharray="7 3 4 2"`);
}
