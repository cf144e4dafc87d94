import { ellipse, leaf, type Point, polygon, type Scene, spike, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

/** The middle of the arch and how wide and high it is. */
const ARCH = { x: 176, y: 168, wide: 88, high: 96 } as const;
const archPoint = (degrees: number, share = 1) =>
  polar(ARCH.x, ARCH.y, ARCH.wide * share, degrees, ARCH.high * share);

const RIBS = [-142, -118, -94, -70, -46, -22] as const;

/** The ghost light that fills the chest. */
function drawGhostLight(scene: Scene): void {
  const edge = (from: number, to: number, share: number): Point[] =>
    Array.from({ length: 8 }, (_, i) => archPoint(from + ((to - from) * i) / 7, share));
  const light = spline([...edge(-160, 14, 0.96), ...edge(6, -150, 0.5)]);
  const core = spline([...edge(-150, 2, 0.8), ...edge(-2, -144, 0.62)]);
  scene.form(light.withThickness(40), {
    ramp: 'ghost',
    shade: 0,
    rim: false,
    marks: [{ path: core, ramp: 'ghostLight' }],
  });
}

/** The arch of the spine with its thorns and ribs. */
export function drawRibArch(scene: Scene): void {
  drawGhostLight(scene);
  for (const degrees of RIBS) {
    const [x, y] = archPoint(degrees + 3, 1.08);
    scene.form(spike(x, y, 24, 17, degrees + 14, 5), {
      ramp: 'bone',
      miter: true,
      lineWidth: 0.85,
      rim: false,
    });
  }
  for (const degrees of RIBS) {
    const reach = 0.36 + 0.1 * Math.abs((degrees + 85) / 63);
    const rib = tube([
      [...archPoint(degrees, 0.98), 6],
      [...archPoint(degrees + 9, 0.76), 5],
      [...archPoint(degrees + 8, 0.58), 3.8],
      [...archPoint(degrees - 4, reach), 0.4],
    ]);
    scene.form(rib, { ramp: 'bone', lineWidth: 0.8, rim: false, shade: 2.5 });
  }
  const spine = [-164, -140, -110, -80, -50, -20, 12].map((degrees, i) => {
    return [...archPoint(degrees), i < 2 ? 10 + i : 12.5 - i * 0.6] as const;
  });
  const joints = [-156, -139, -121, -103, -85, -67, -49, -31, -13].map((degrees) => ({
    path: [archPoint(degrees, 1.14), archPoint(degrees + 2, 1), archPoint(degrees, 0.86)],
    width: 3.6,
  }));
  scene.form(tube(spine), { ramp: 'bone', lines: joints, shade: 4 });
}

/** A fossil nautilus in the slab. */
export function drawNautilus(scene: Scene, x: number, y: number, radius: number): void {
  const at = (degrees: number, share: number): Point => polar(x, y, radius * share, degrees);
  const spiral = [0, 45, 90, 135, 180, 225, 270, 315, 360, 405, 450, 495];
  const line: Point[] = spiral.map((degrees, i) => at(degrees + 20, 0.98 - i * 0.075));
  scene.form(
    [ellipse(x, y, radius), spline([at(-80, 0.9), at(-50, 1.3), at(-18, 1.42), at(8, 1.1), at(20, 0.7)])],
    {
      ramp: 'accent',
      shade: 5,
      lineWidth: 0.9,
      marks: [40, 85, 130, 175, 220].map((degrees) => ({
        path: spline([at(degrees, 1.2), at(degrees + 15, 1.2), at(degrees + 12, 0.5), at(degrees + 4, 0.5)]),
        ramp: 'bone',
      })),
      lines: [{ path: line, width: 3.6 }],
    },
  );
}

/** A fern that grows from (x, y), with leaflets in pairs. */
export function drawFern(scene: Scene, x: number, y: number, length: number, degrees: number): void {
  const leaflets = [0.25, 0.45, 0.62, 0.78].flatMap((share) => {
    const [px, py] = polar(x, y, length * share, degrees);
    const size = length * 0.38 * (1.15 - share * 0.7);
    return [-58, 58].map((turn) => leaf(px, py, size, size * 0.5, degrees + turn));
  });
  scene.form(leaflets, { ramp: 'fern', lineWidth: 0.7, rim: false, shade: 1.5, miter: true });
  const [tipX, tipY] = polar(x, y, length, degrees);
  scene.form(
    tube([
      [x, y, 2.6],
      [(x + tipX) / 2, (y + tipY) / 2, 2.2],
      [tipX, tipY, 1],
    ]),
    { ramp: 'fern', lineWidth: 0.6, flat: true },
  );
}

/** The slab of chalk the bones lie in. */
export function drawSlab(scene: Scene): void {
  scene.form(
    polygon('24,218 44,196 92,202 136,190 196,198 246,186 284,204 290,240 270,262 150,266 46,262 20,246'),
    {
      ramp: 'chalk',
      shade: 10,
      miter: true,
      marks: [
        { path: polygon('10,240 60,232 120,238 190,230 300,238 300,280 10,280'), ramp: 'chalkDark' },
        {
          path: polygon(
            '24,218 44,196 92,202 136,190 196,198 246,186 284,204 250,210 190,212 130,206 84,216 40,212',
          ),
          ramp: 'chalkLight',
        },
      ],
      lines: [
        { path: '160,214 170,226 164,240', width: 3 },
        { path: '262,212 254,226 262,236', width: 3 },
      ],
    },
  );
}
