import { drawCrystal, polygon, type Scene, spike, spline } from '../kit.ts';

/** Form options of ice: pointed corners, no rim light, no gradient. */
export const ICE = { miter: true, rim: false, gradient: false } as const;

/** A webbed foot whose middle is at (x, y). */
export function drawFoot(scene: Scene, x: number, y: number, dim: boolean): void {
  const outline = `${x - 32},${y + 6} ${x - 22},${y - 8} ${x + 6},${y - 14} ${x + 24},${y - 4} ${x + 20},${y + 7}`;
  scene.form(spline(`${outline} ${x - 6},${y + 9}`), {
    ramp: 'beak',
    dim,
    rim: false,
    lines: [
      { path: `${x - 14},${y - 4} ${x - 18},${y + 6}`, width: 3 },
      { path: `${x},${y - 4} ${x - 2},${y + 7}`, width: 3 },
    ],
  });
}

export function drawIcicles(
  scene: Scene,
  icicles: readonly (readonly [number, number, number, number])[],
  dim = false,
): void {
  for (const [x, y, length, width] of icicles) {
    scene.form(spike(x, y, length, width, 90), { ...ICE, ramp: 'ice', lineWidth: 0.75, shade: 2, dim });
  }
}

/** The quills of ice from the nape down the back. */
export function drawCrown(scene: Scene): void {
  drawCrystal(scene, 186, 128, 46, 26, 12, { ramp: 'ice' });
  drawCrystal(scene, 180, 104, 58, 30, -12, { ramp: 'ice' });
  drawCrystal(scene, 168, 78, 62, 32, -32, { ramp: 'ice' });
}

export function drawRidge(scene: Scene): void {
  scene.form(
    polygon(
      '70,78 74,50 66,24 88,36 96,-2 114,22 138,-44 152,8 178,-16 172,30 180,62 170,92 160,66 148,56 126,62 112,52 92,62 84,82',
    ).withThickness(50),
    {
      ...ICE,
      ramp: 'ice',
      shade: 5,
      marks: [
        { path: polygon('138,-44 140,24 130,58 114,48 114,22'), ramp: 'foam' },
        { path: polygon('96,-2 98,34 90,60 78,70 88,36'), ramp: 'foam' },
        { path: polygon('66,24 80,40 76,66 74,50'), ramp: 'foam' },
        { path: polygon('178,-16 164,30 162,62 150,50 152,8'), ramp: 'foam' },
        { path: polygon('140,24 152,8 150,54 130,58'), ramp: 'shadow' },
        { path: polygon('98,34 114,22 114,48 92,62'), ramp: 'shadow' },
        { path: polygon('164,30 172,30 180,62 170,92 162,62'), ramp: 'shadow' },
      ],
    },
  );
}
