import { ellipse, polygon, type Scene, spline, tube } from '../kit.ts';
import { twist } from '../parts/twisted-horn.ts';

/** A lamp on a hook in the fur of its back. */
export function drawLamp(scene: Scene, x: number, y: number, size: number, degrees: number): void {
  const at = (source: string, outline = polygon) => outline(source).scale(size).rotate(degrees).move(x, y);
  scene.form(tube('0,12,2.6 0,-10,2.6').scale(size).rotate(degrees).move(x, y), {
    ramp: 'steel',
    rim: false,
    lineWidth: 0.8,
  });
  scene.form(at('-15,-44 15,-44 19,-10 -19,-10').withThickness(30), {
    ramp: 'glow',
    rim: false,
    shade: 4,
    marks: [{ path: at('-7,-42 5,-42 4,-12 -6,-12'), flat: '#fffbe0' }],
  });
  scene.form(at('-20,-14 20,-14 17,-4 -17,-4').withThickness(10), { ramp: 'steel', rim: false, shade: 2 });
  scene.form(at('-17,-44! -10,-58 0,-63 10,-58 17,-44!', spline).withThickness(16), {
    ramp: 'steel',
    rim: false,
    shade: 3,
  });
}

/** The drill of its nose, along a tube. */
export function drawDrill(scene: Scene, along: string, turns: number): void {
  const lines = twist(along, turns, { width: 3.8 });
  scene.form(tube(along), { ramp: 'steel', rim: false, shade: 8, lines });
}

/** A squared beam with its cut ends, from (x1, y1) to (x2, y2). */
export function drawBeam(scene: Scene, x1: number, y1: number, x2: number, y2: number, radius: number): void {
  const middle: [number, number] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [dx, dy] = [(x2 - x1) * 0.36, (y2 - y1) * 0.36];
  scene.form(
    tube(
      [
        [x1, y1, radius],
        [...middle, radius],
        [x2, y2, radius],
      ],
      { startCap: 'flat', endCap: 'flat' },
    ),
    {
      ramp: 'timber',
      rim: false,
      shade: 6,
      lines: [
        {
          path: [
            [middle[0] - dx + 4, middle[1] - dy - 4],
            [middle[0], middle[1] - 2],
            [middle[0] + dx * 0.4, middle[1] + dy * 0.4 - 4],
          ],
          width: 3,
        },
        {
          path: [
            [middle[0] - dx * 0.3 - 5, middle[1] - dy * 0.3 + 6],
            [middle[0] + dx, middle[1] + dy + 6],
          ],
          width: 2.8,
        },
      ],
    },
  );
}

/** The canary that lodges with it. */
export function drawCanary(scene: Scene, x: number, y: number): void {
  scene.form(
    spline([
      [x + 8, y + 2],
      [x + 32, y + 8, true],
      [x + 26, y - 6, true],
      [x + 6, y - 12],
    ]).withThickness(12),
    { ramp: 'canary', miter: true, dim: true, rim: false, lineWidth: 0.85 },
  );
  scene.form([ellipse(x, y - 6, 17, 15), ellipse(x - 6, y - 23, 13)], {
    ramp: 'canary',
    rim: false,
    shade: 4,
    lineWidth: 0.9,
  });
  scene.form(
    polygon([
      [x - 18, y - 27],
      [x - 30, y - 21],
      [x - 17, y - 18],
    ]).withThickness(8),
    { ramp: 'helmet', rim: false, lineWidth: 0.7 },
  );
  scene.flat(ellipse(x - 8, y - 25, 3, 3.6), '#2a1820');
}
