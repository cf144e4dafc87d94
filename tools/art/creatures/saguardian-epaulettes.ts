import { ellipse, leaf, type Scene, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

/** A flower worn as an epaulette: petals lie over the shoulder, stamens hang down as its fringe. */
export function drawEpaulette(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  lean: number,
  dim: boolean,
): void {
  const small = { lineWidth: 0.7, rim: false, dim } as const;
  for (let i = 0; i < 5; i++) {
    const across = (i - 2) * 11 * size;
    const [endX, endY] = [x + across * 1.25 + lean * 14, y + (30 - Math.abs(i - 2) * 4) * size];
    scene.form(
      tube([
        [x + across, y + 6, 3.4],
        [endX, endY, 4.6],
      ]),
      { ...small, ramp: 'stamen', shade: 1.4 },
    );
  }
  const petals = [-178, -2, -150, -30, -120, -60, -90].map((degrees) => {
    return leaf(
      x,
      y + 6 * size,
      (34 + 6 * Math.abs(Math.sin((degrees * Math.PI) / 180))) * size,
      24 * size,
      degrees + lean * 16,
    );
  });
  for (const petal of petals) scene.form(petal, { ...small, ramp: 'petal', miter: true, shade: 3 });
  const front = [150, 30, 120, 60, 90].map((degrees) =>
    leaf(x, y, 26 * size, 19 * size, degrees + lean * 16),
  );
  for (const petal of front) scene.form(petal, { ...small, ramp: 'petalLight', miter: true, shade: 2.4 });
  scene.form(ellipse(x, y, 13 * size, 10 * size), { ...small, ramp: 'stamen', shade: 2 });
  for (const degrees of [-150, -90, -30, 40, 140]) {
    const [px, py] = polar(x, y, 6 * size, degrees, 4.6 * size);
    scene.flat(ellipse(px, py, 1.7 * size), scene.ramp('stamen').deep);
  }
}
