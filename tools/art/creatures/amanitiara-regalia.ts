import { ellipse, ink, type Path, type Scene, spline } from '../kit.ts';

/** The points of the crown: x, y and the radius of the dot that stands on each. */
const FRONT = [
  [44, 20, 8],
  [88, -2, 9],
  [131, -14, 11],
  [174, -2, 9],
  [212, 24, 8],
] as const;
/** Dots of the tiara along the brow: x, y and radius. */
const TIARA = [
  [80, 72, 5.5],
  [98, 66, 7],
  [122, 63, 9],
  [146, 66, 7],
  [164, 73, 5.5],
] as const;

function drawPearl(scene: Scene, x: number, y: number, radius: number): void {
  scene.form(ellipse(x, y, radius), { ramp: 'dot', lineWidth: 0.8, shade: 2.5, rim: false });
}

/** The cap, curved upwards into a crown, so that its gills show inside. */
export function drawCrown(scene: Scene): void {
  scene.form(
    spline('60,40 58,14 70,2 84,4! 92,-8 110,-12 130,-6! 148,-12 168,-8 176,4! 188,2 198,14 194,44 130,56'),
    {
      ramp: 'gill',
      shade: 0,
      rim: false,
      lines: ['68,8 74,20 80,40', '108,-6 110,10 112,30', '154,-6 152,10 150,30', '192,8 184,22 178,40'],
    },
  );
  scene.form(
    spline(
      '80,78 62,56 44,20! 72,34 88,-2! 110,26 131,-14! 152,26 174,-2! 188,36 212,24! 194,58 166,80! 142,68 104,68',
    ),
    {
      shade: 9,
      marks: [
        {
          path: [ellipse(88, 36, 8, 7, -20), ellipse(131, 26, 9, 9), ellipse(172, 37, 8, 7, 20)],
          ramp: 'dot',
        },
        {
          path: [
            ellipse(110, 48, 6, 5),
            ellipse(152, 48, 6, 5),
            ellipse(66, 44, 4.5, 4),
            ellipse(194, 46, 4, 4),
          ],
          ramp: 'dot',
        },
      ],
    },
  );
  for (const [x, y, radius] of FRONT) drawPearl(scene, x, y - radius * 0.35, radius);
  for (const [x, y, radius] of TIARA) drawPearl(scene, x, y, radius);
}

const WAIST = { x: 130, y: 158 } as const;
const HEM = [
  [8, 246],
  [34, 266],
  [76, 277],
  [120, 281],
  [164, 278],
  [208, 267],
  [248, 246],
] as const;

function fold(share: number, x: number, y: number): [number, number] {
  return [WAIST.x + (x - WAIST.x) * (0.12 + 0.88 * share ** 1.35), WAIST.y + (y - WAIST.y) * share];
}

/** The ball gown: gills that spread from the waist, with moss along the hem. */
export function drawGown(scene: Scene): void {
  const [first, last] = [HEM[0], HEM[HEM.length - 1]!];
  const hem = HEM.flatMap(([x, y], i) => {
    const next = HEM[i + 1];
    return next
      ? [[x, y, true] as const, [(x + next[0]) / 2, (y + next[1]) / 2 + 9] as const]
      : [[x, y, true] as const];
  });
  const left = [0.75, 0.5, 0.25].map((share) => fold(share, first[0], first[1]));
  const right = [0.25, 0.5, 0.75].map((share) => fold(share, last[0], last[1]));
  const gills: Path[] = HEM.slice(1, -1).map(([x, y]) =>
    ink([fold(0.3, x, y), fold(0.62, x, y), fold(0.97, x, y)], 3.6, 'start'),
  );
  const between: Path[] = HEM.slice(1).map(([x, y], i) => {
    const [beforeX, beforeY] = HEM[i]!;
    const [mx, my] = [(x + beforeX) / 2, (y + beforeY) / 2];
    return ink([fold(0.66, mx, my), fold(0.82, mx, my), fold(0.97, mx, my)], 2.8, 'start');
  });
  scene.form(
    spline([
      [WAIST.x - 14, WAIST.y, true],
      ...left.reverse(),
      ...hem,
      ...right.reverse(),
      [WAIST.x + 14, WAIST.y, true],
    ]).withThickness(80),
    {
      ramp: 'belly',
      shade: 12,
      lines: [...gills, ...between],
    },
  );
}
