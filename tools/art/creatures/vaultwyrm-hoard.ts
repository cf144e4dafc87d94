import { ellipse, type FormOptions, type Mark, openSpline, type Scene, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

type Place = readonly [x: number, y: number];

/** A row of coins as two marks: their edges and their faces. */
function coinRow(places: readonly Place[], radius: number): Mark[] {
  return [
    { path: places.map(([x, y]) => ellipse(x, y, radius)), ramp: 'coinEdge' },
    { path: places.map(([x, y]) => ellipse(x - radius * 0.1, y - radius * 0.1, radius * 0.8)), ramp: 'coin' },
  ];
}

/** Rows of coins along a tube; `offsets` are their distances from its middle line, the lowest row first. */
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

const BOLTS = [-168, -138, -108, -78, -48, -18, 12, 42] as const;

/** A hood like the round door of a vault, its bolts pushed out and a wheel in its middle. */
export function drawVaultHood(scene: Scene, x: number, y: number, radius: number): void {
  const wide = radius * 0.95;
  for (const degrees of BOLTS) {
    const [fromX, fromY] = polar(x, y, wide * 0.8, degrees, radius * 0.8);
    const [toX, toY] = polar(x, y, wide * 1.15, degrees, radius * 1.15);
    const bolt = tube(
      [
        [fromX, fromY, radius * 0.095],
        [toX, toY, radius * 0.095],
      ],
      { startCap: 'flat', endCap: 'flat' },
    );
    scene.form(bolt, { ramp: 'gold', rim: false, shade: 3, lineWidth: 0.9 });
  }
  scene.form(ellipse(x + 8, y + 4, wide, radius), { ramp: 'ironDark', rim: false });
  scene.form(ellipse(x, y, wide, radius), {
    ramp: 'iron',
    shade: 8,
    marks: [
      { path: ellipse(x, y, wide * 0.8, radius * 0.8), ramp: 'ironDark' },
      { path: ellipse(x + 2, y + 3, wide * 0.74, radius * 0.74), ramp: 'iron' },
    ],
  });
  for (let i = 0; i < 14; i++) {
    const [studX, studY] = polar(x, y, wide * 0.9, (i * 360) / 14 + 8, radius * 0.9);
    scene.flat(ellipse(studX, studY, radius * 0.042), scene.ramp('ironDark').line);
  }
  drawWheel(scene, x + 2, y - 2, wide * 0.74, radius * 0.74);
}

/** The wheel that opens the vault door. */
function drawWheel(scene: Scene, x: number, y: number, wide: number, high: number): void {
  const brass: FormOptions = { ramp: 'gold', rim: false, shade: 3, lineWidth: 0.85 };
  const spokes = [-150, -102, -54, -6, 42].flatMap((degrees) => {
    const [endX, endY] = polar(x, y, wide * 0.92, degrees, high * 0.92);
    return [
      tube([
        [x, y, 5],
        [endX, endY, 4],
      ]),
      ellipse(endX, endY, 8),
    ];
  });
  scene.form(ellipse(x, y, wide * 0.66, high * 0.66), {
    ...brass,
    marks: [{ path: ellipse(x, y, wide * 0.52, high * 0.52), flat: scene.ramp('ironDark').shade }],
  });
  scene.form(spokes, brass);
}
