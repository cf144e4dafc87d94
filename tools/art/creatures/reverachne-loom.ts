import { ellipse, type FormLine, ink, type Path, type Point, type Scene, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

const [CX, CY, RADIUS] = [128, 112, 91];

/** Lines of the web: radial threads, and rings that sag between them. */
function webLines(scene: Scene): FormLine[] {
  const colour = scene.colour('lid');
  const spokes = Array.from({ length: 12 }, (_, i): FormLine => {
    const [x, y] = polar(CX, CY, RADIUS, i * 30 + 8);
    return {
      path: [
        [CX, CY],
        [x, y],
      ],
      width: 2.2,
      taper: 'none',
      colour,
    };
  });
  const rounds = [50, 68, 86].flatMap((radius) =>
    Array.from({ length: 12 }, (_, i): FormLine => {
      const [from, middle, to] = [8, 23, 38].map((turn, k) =>
        polar(CX, CY, k === 1 ? radius * 0.9 : radius, i * 30 + turn),
      );
      return { path: [from!, middle!, to!] as Point[], width: 2.4, colour };
    }),
  );
  return [...spokes, ...rounds];
}

/** A closed, densely woven eyelid with its lashes. */
function drawLid(scene: Scene, x: number, y: number, width: number): void {
  const half = width / 2;
  const edge: Point[] = [
    [x + half, y, true],
    [x + half * 0.5, y + half * 0.42],
    [x, y + half * 0.54],
    [x - half * 0.5, y + half * 0.42],
    [x - half, y, true],
  ];
  scene.flat(
    spline([
      ...edge,
      [x - half * 0.6, y - half * 0.7],
      [x, y - half * 0.9],
      [x + half * 0.6, y - half * 0.7],
    ]),
    'lid',
  );
  scene.flat(ink(edge, 6), 'belly');
  for (const [a, b] of [
    [-0.8, 0.24],
    [-0.34, 0.5],
    [0.34, 0.5],
    [0.8, 0.24],
  ] as const) {
    scene.flat(
      ink(
        [
          [x + a * half, y + b * half],
          [x + a * half * 1.3, y + b * half + 10],
        ],
        4.4,
        'end',
      ),
      'belly',
    );
  }
}

function crescent(x: number, y: number, radius: number): Path {
  return spline([
    [x - radius * 0.2, y - radius, true],
    [x - radius * 0.95, y - radius * 0.35],
    [x - radius * 0.8, y + radius * 0.6],
    [x, y + radius],
    [x + radius * 0.9, y + radius * 0.3, true],
    [x + radius * 0.2, y + radius * 0.35],
    [x - radius * 0.25, y - radius * 0.2],
  ]).withThickness(radius * 0.8);
}

/** The loom: a hoop with a web in which a face sleeps, and moons that keep its threads tight. */
export function drawLoom(scene: Scene): void {
  // weights
  for (const [x, top, bottom, size] of [
    [76, 186, 234, 17],
    [126, 204, 272, 21],
    [182, 186, 242, 17],
  ] as const) {
    scene.form(
      tube([
        [x, top, 2.2],
        [x, bottom - size + 4, 2.2],
      ]),
      { ramp: 'silver', lineWidth: 0.6, flat: true },
    );
    scene.form(crescent(x + 4, bottom, size), { ramp: 'silver', shade: 4, miter: true, lineWidth: 0.9 });
  }
  // hoop and web
  scene.form(ellipse(CX, CY, RADIUS + 8), { ramp: 'silver', shade: 5 });
  scene.form(ellipse(CX, CY, RADIUS - 3), {
    ramp: 'night',
    shade: 6,
    lineWidth: 0.8,
    lines: webLines(scene),
  });
  drawLid(scene, 63, 98, 46);
  drawLid(scene, 197, 96, 50);
  scene.flat(ink('96,178 114,187 130,189 150,185 166,175', 6), 'belly');
}
