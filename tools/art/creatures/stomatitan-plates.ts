import { ellipse, type Path, type Point, type Scene, spline, tube } from '../kit.ts';

/** Plates from the top down: colour, and x of the right end. */
const BANDS = [
  ['main', 198],
  ['teal', 212],
  ['blue', 214],
  ['violet', 206],
  ['plum', 192],
] as const;

function plate(row: number, right: number): Path {
  const [left, top] = [116 + row * 3, 112 + row * 36];
  const width = right - left;
  return spline([
    [left, top + 36],
    [left + width * 0.18, top + 10],
    [left + width * 0.5, top],
    [left + width * 0.82, top + 10],
    [right, top + 34],
    [right + 9, top + 56, true],
    [right - 14, top + 62],
    [left + width * 0.5, top + 67],
    [left + width * 0.14, top + 61],
    [left - 7, top + 50, true],
  ]);
}

/** The arched plates of the tower, each overlapping the one below, with an edge of gold. */
export function drawPlates(scene: Scene): void {
  for (const [i, [ramp, right]] of [...BANDS.entries()].reverse()) {
    const outline = plate(i, right);
    scene.form(outline, { ramp: 'sand', shade: 9, rim: false, marks: [{ path: outline.move(0, -9), ramp }] });
  }
}

/** One lobe of the fan, pointing right from the origin. */
function lobe(length: number): { readonly outline: Path; readonly tip: Path; readonly vein: Path } {
  const outline: Point[] = [
    [0, -12, true],
    [length * 0.5, -26],
    [length * 0.86, -28],
    [length, -4],
    [length * 0.93, 22],
    [length * 0.5, 22],
    [0, 12, true],
  ];
  return {
    outline: spline(outline).withThickness(44),
    tip: ellipse(length * 1.02, 0, length * 0.24, 46),
    vein: tube([
      [length * 0.3, 0, 1.8],
      [length * 0.5, -1, 1.7],
      [length * 0.7, -2, 0.6],
    ]),
  };
}

/** The fan of the tail, spread behind it like a cape. */
export function drawCape(scene: Scene): void {
  for (const [degrees, length, ramp] of [
    [-72, 158, 'violet'],
    [-50, 166, 'blue'],
    [-27, 160, 'violet'],
    [-3, 142, 'blue'],
    [20, 118, 'violet'],
  ] as const) {
    const { outline, tip, vein } = lobe(length);
    const place = (path: Path): Path => path.rotate(degrees).move(200, 280);
    scene.form(place(outline), {
      ramp,
      shade: 6,
      rim: false,
      marks: [{ path: place(tip), ramp: 'glove' }],
      lines: [place(vein)],
    });
  }
}
