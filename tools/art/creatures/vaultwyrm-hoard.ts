import {
  ellipse,
  type FormOptions,
  type Mark,
  openSpline,
  type Path,
  polygon,
  type Scene,
  tube,
} from '../kit.ts';
import { polar } from '../parts/polar.ts';

type Place = readonly [x: number, y: number];

/** A row of coins as two patches: their edges and their faces. */
function coinRow(places: readonly Place[], radius: number): Mark[] {
  return [
    { path: places.map(([x, y]) => ellipse(x, y, radius)), ramp: 'coinEdge' },
    { path: places.map(([x, y]) => ellipse(x - radius * 0.1, y - radius * 0.1, radius * 0.8)), ramp: 'coin' },
  ];
}

/** Straight rows of coins as `fromX,fromY,toX,toY,count,radius`, the undermost first. */
export function coinScales(rows: string): Mark[] {
  return rows.split(' ').flatMap((row) => {
    const [fromX = 0, fromY = 0, toX = 0, toY = 0, count = 2, radius = 1] = row.split(',').map(Number);
    const places = Array.from({ length: count }, (_, i): Place => {
      const share = i / (count - 1);
      return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
    });
    return coinRow(places, radius);
  });
}

/** Rows of coins along a tube; `offsets` are the places of the rows across it, the undermost first. */
export function coinsAlong(spine: string, offsets: readonly number[], radius: number): Mark[] {
  const points = openSpline(spine).points(24);
  return offsets.flatMap((offset, row) => {
    const places: Place[] = [];
    let walked = row % 2 ? radius * 0.85 : 0;
    for (let i = 1; i < points.length; i++) {
      const [[fromX, fromY], [x, y]] = [points[i - 1]!, points[i]!];
      const step = Math.hypot(x - fromX, y - fromY) || 1;
      walked += step;
      if (walked < radius * 1.7) continue;
      walked = 0;
      places.push([x + ((y - fromY) / step) * offset, y - ((x - fromX) / step) * offset]);
    }
    return coinRow(places, radius);
  });
}

const ingot: FormOptions = { ramp: 'gold', miter: true, rim: false, shade: 2, lineWidth: 0.75 };

/** An ingot in a pile, its foot centred on (x, y). */
export function drawIngot(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  dim = false,
): void {
  const at = (a: number, b: number) => [x + a * width, y - b * height] as const;
  const outline = [at(-0.5, 0), at(0.5, 0), at(0.42, 0.74), at(0.34, 1), at(-0.34, 1), at(-0.42, 0.74)];
  const top = [at(-0.42, 0.74), at(0.42, 0.74), at(0.34, 1), at(-0.34, 1)];
  scene.form(polygon(outline).withThickness(height), {
    ...ingot,
    dim,
    marks: [{ path: polygon(top), ramp: 'goldTop' }],
  });
}

/** A pile of ingots, the widest row below; every row as the number of bars. */
export function drawPile(
  scene: Scene,
  x: number,
  y: number,
  rows: readonly number[],
  width: number,
  height: number,
  dim = false,
): void {
  rows.forEach((count, row) => {
    for (let i = 0; i < count; i++) {
      drawIngot(scene, x + (i - (count - 1) / 2) * width * 0.98, y - row * height * 0.9, width, height, dim);
    }
  });
}

/** A bar that stands out of the back at (x, y) in the direction `degrees`. */
export function drawBackBar(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
): void {
  const half = width / 2;
  const block = (from: number, to: number): Path => {
    return polygon([
      [-8, from],
      [length, from],
      [length, to],
      [-8, to],
    ])
      .rotate(degrees)
      .move(x, y);
  };
  scene.form(block(-half, half).withThickness(width), {
    ...ingot,
    marks: [{ path: block(-half, -half * 0.3), ramp: 'goldTop' }],
  });
}

/** The round door of the vault with its wheel. */
export function drawVaultDoor(scene: Scene, x: number, y: number, radius: number): void {
  const wide = radius * 0.94;
  scene.form(ellipse(x + 5, y + 3, wide, radius), { ramp: 'ironDark', rim: false });
  scene.form(ellipse(x, y, wide, radius), {
    ramp: 'iron',
    shade: 6,
    marks: [
      { path: ellipse(x, y, wide * 0.76, radius * 0.76), ramp: 'ironDark' },
      { path: ellipse(x + 1.5, y + 2, wide * 0.7, radius * 0.7), ramp: 'iron' },
    ],
  });
  for (let i = 0; i < 10; i++) {
    const [boltX, boltY] = polar(x, y, wide * 0.88, i * 36 + 18, radius * 0.88);
    scene.flat(ellipse(boltX, boltY, radius * 0.062), scene.ramp('ironDark').line);
  }
  // wheel
  const spokes = Array.from({ length: 5 }, (_, i) => {
    const [endX, endY] = polar(x, y, wide * 0.6, i * 72 - 90, radius * 0.6);
    return [
      tube([
        [x, y, 3],
        [endX, endY, 2.8],
      ]),
      ellipse(endX, endY, 5),
    ];
  });
  const brass: FormOptions = { ramp: 'gold', rim: false, shade: 2, lineWidth: 0.75 };
  scene.form(ellipse(x, y, wide * 0.44, radius * 0.44), {
    ...brass,
    marks: [{ path: ellipse(x, y, wide * 0.3, radius * 0.3), flat: scene.ramp('ironDark').shade }],
  });
  scene.form([...spokes.flat(), ellipse(x, y, radius * 0.13)], brass);
}
