import type { Path, Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, spline } from '../core/shapes.ts';
import { tube } from '../core/tube.ts';
import { type Anchors, bellyMark, type Dress } from './body.ts';
import { measureWisp, type WispShape } from './wisp-shape.ts';

type Measures = ReturnType<typeof measureWisp>;

/** The body with a single tail whose end curls up. */
function drop({ x, y, radius, length, drift }: Measures): Path[] {
  const low = y + radius * 0.5;
  const dome = ellipse(x, y, radius * 0.98, radius);
  const tail = tube([
    [x, y + radius * 0.16, radius * 0.96],
    [x + drift * 0.2, low + length * 0.2, radius * 0.7],
    [x + drift * 0.62, low + length * 0.58, radius * 0.4],
    [x + drift + length * 0.14, low + length * 0.72, radius * 0.22],
    [x + drift + length * 0.4, low + length * 0.56, radius * 0.12],
    [x + drift + length * 0.44, low + length * 0.32, 0],
  ]);
  return [dome, tail];
}

/** The body with a torn hem; the middle tips are the longest. */
function cloak({ x, y, radius, length, drift, tips, hem }: Measures): Path {
  const wide = radius * hem;
  const end = y + radius * 0.5 + length;
  const [left, right] = [x + drift * 0.7 - wide, x + drift + wide];
  const step = (right - left) / (tips * 2 - 1);
  const tatters = Array.from({ length: tips * 2 - 1 }, (_, i): Point[] => {
    const [from, to] = [right - i * step, right - (i + 1) * step];
    const middle = 1 - Math.abs((2 * i + 1) / (tips * 2 - 1) - 1);
    const depth = length * (0.16 + 0.1 * middle);
    if (i % 2 === 0) {
      const tipX = i === 0 ? from : i === tips * 2 - 2 ? to : (from + to) / 2;
      return [[tipX, end - length * 0.12 * (1 - middle), true]];
    }
    return [[(from + to) / 2, end - depth]];
  }).flat();
  return spline([
    [x + radius * 0.02, y - radius],
    [x + radius * 0.72, y - radius * 0.7],
    [x + radius, y],
    [x + radius * 0.5 + wide * 0.5 + drift * 0.3, y + radius * 0.5 + length * 0.34],
    ...tatters,
    [x - radius * 0.4 - wide * 0.5 + drift * 0.3, y + radius * 0.5 + length * 0.4],
    [x - radius * 0.98, y + radius * 0.3],
    [x - radius * 0.94, y - radius * 0.3],
    [x - radius * 0.6, y - radius * 0.82],
  ]).withThickness(radius * 1.5);
}

/** Draws a floating ghost in three-quarter view, looking left; give its creature a `float`. */
export function drawWisp(scene: Scene, shape: WispShape = {}, dress: Dress = {}): Anchors {
  const measures = measureWisp(shape);
  const { at, x, y, radius, length, drift, tips, arms } = measures;
  const ramp = dress.main ?? 'main';
  const limb = dress.limbs ?? ramp;
  const hand = (side: 0 | 1): Path[] => {
    const spine = arms![side]!;
    const [handX, handY, width] = spine[2]!;
    return [tube(spine), ellipse(handX, handY, width * 1.3, width * 1.2)];
  };
  dress.behind?.(at);
  // far hand
  if (arms) scene.form(hand(0), { ramp: limb, dim: true });
  // body, paler towards the hem
  const pale = spline([
    [x - radius * 1.4, y + radius * 0.5 + length * 0.62],
    [x + drift * 0.5, y + radius * 0.5 + length * 0.5],
    [x + radius * 1.6 + drift, y + radius * 0.5 + length * 0.3],
    [x + radius * 2 + drift, y + radius * 0.5 + length * 1.4],
    [x - radius * 1.4, y + radius * 0.5 + length * 1.4],
  ]);
  scene.form(tips < 2 ? drop(measures) : [cloak(measures)], {
    ramp,
    shade: radius * 0.24,
    miter: true,
    marks: [
      ...bellyMark(dress, pale).map((mark) => ({ ...mark, opacity: 0.6 })),
      ...(dress.bodyMarks?.(at) ?? []),
    ],
    lines: [
      {
        path: [
          [x + radius * 0.5, y + radius * 0.8],
          [x + radius * 0.58 + drift * 0.3, y + radius * 0.6 + length * 0.36],
          [x + radius * 0.5 + drift * 0.56, y + radius * 0.5 + length * 0.62],
        ],
        width: 3.8,
      },
    ],
  });
  dress.between?.(at);
  dress.held?.(at);
  // near hand
  if (arms) scene.form(hand(1), { ramp: limb });
  dress.front?.(at);
  return at;
}
