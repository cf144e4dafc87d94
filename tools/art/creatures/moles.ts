import { ellipse, type Path, type Point, type Scene, spline } from '../kit.ts';
import { polar } from '../parts/polar.ts';

/** Colours of the line from molder to shaftmaw. */
export const MOLES = {
  main: '#9a735b',
  belly: '#f0d8ae',
  accent: '#ff8f9c',
  palm: '#e2647c',
  claw: '#fdeed2',
  helmet: '#ffc942',
  lamp: '#fff9d8',
  iris: '#5a3a2c',
};
export const MOLE_KINDS = {
  roles: { lamp: 'fixed', palm: 'accent' },
  dark: { helmet: '#a83827', accent: '#ea8917', palm: '#b06210', claw: '#bcb1a6' },
  shiny: { main: '#6f8fb8', belly: '#eef4ff', helmet: '#f2574a', accent: '#ffb84a', palm: '#e08f2f' },
} as const;

/** A miner's lamp seen from the front. */
export function drawPitLamp(scene: Scene, x: number, y: number, radius: number): void {
  scene.form(ellipse(x, y, radius), {
    ramp: 'lamp',
    gloss: true,
    highlights: [ellipse(x - radius * 0.3, y - radius * 0.3, radius * 0.42, radius * 0.3, -20)],
    lineWidth: 0.9,
  });
}

/** A claw like the blade of a spade. */
function blade(x: number, y: number, length: number, width: number, degrees: number): Path {
  const outline: Point[] = [
    [0, -width * 0.44, true],
    [length * 0.5, -width * 0.54],
    [length * 0.84, -width * 0.44, true],
    [length, width * 0.04, true],
    [length * 0.84, width * 0.46, true],
    [length * 0.5, width * 0.54],
    [0, width * 0.44, true],
  ];
  return spline(outline).withThickness(width).rotate(degrees).move(x, y);
}

/** A digging hand with four claws like spades, its palm at (x, y), that points in the direction `degrees`. */
export function drawShovelHand(
  scene: Scene,
  x: number,
  y: number,
  degrees: number,
  size: number,
  dim: boolean,
): void {
  for (const turn of [-57, 57, -19, 19]) {
    const length = (Math.abs(turn) > 40 ? 44 : 52) * size;
    const [rootX, rootY] = polar(x, y, 17 * size, degrees + turn * 1.1);
    const [tipX, tipY] = polar(rootX, rootY, length * 0.72, degrees + turn * 0.7);
    scene.form(blade(rootX, rootY, length, 27 * size, degrees + turn * 0.7), {
      ramp: 'claw',
      miter: true,
      shade: dim ? 9 : 5,
      rim: false,
      lines: [
        {
          path: [
            [rootX, rootY],
            [tipX, tipY],
          ],
          width: 3,
          taper: 'end',
        },
      ],
    });
  }
  const [hollowX, hollowY] = polar(x, y, 3 * size, degrees);
  scene.form(ellipse(x, y, 25 * size, 31 * size, degrees), {
    ramp: 'accent',
    dim,
    marks: [{ path: ellipse(hollowX, hollowY, 13 * size, 18 * size, degrees), ramp: 'palm' }],
  });
}
