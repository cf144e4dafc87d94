import { ellipse, type Point, type Scene } from '../kit.ts';
import { sickle } from '../parts/claws.ts';
import { polar } from '../parts/polar.ts';

/** Colours of the line from molder to shaftmaw. */
export const MOLES = {
  main: '#9a735b',
  belly: '#f0d8ae',
  accent: '#ff8f9c',
  claw: '#fdeed2',
  helmet: '#ffc942',
  lamp: '#fff9d8',
  iris: '#5a3a2c',
};
export const MOLE_KINDS = {
  roles: { lamp: 'fixed' },
  dark: { helmet: '#a83827', accent: '#ea8917', claw: '#bcb1a6' },
  shiny: { main: '#6f8fb8', belly: '#eef4ff', helmet: '#f2574a', accent: '#ffb84a' },
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

/** A digging hand with three claws like those of a digger, its palm at (x, y), that points in the direction `degrees`. */
export function drawShovelHand(
  scene: Scene,
  x: number,
  y: number,
  degrees: number,
  size: number,
  dim: boolean,
): void {
  for (const turn of [-50, 50, 0]) {
    const length = (turn === 0 ? 64 : 55) * size;
    const [rootX, rootY] = polar(x, y, 14 * size, degrees + turn * 1.1);
    scene.form(sickle(rootX, rootY, length, 27 * size, degrees + turn * 0.8, 15 * size), {
      ramp: 'claw',
      shade: dim ? 9 : 5,
      rim: false,
    });
  }
  const knuckle = (turn: number): Point => [...polar(x, y, 16 * size, degrees + turn)];
  scene.form(ellipse(x, y, 24 * size, 29 * size, degrees), {
    ramp: 'accent',
    dim,
    lines: [-24, 24].map((turn) => ({
      path: [knuckle(turn), polar(x, y, 25 * size, degrees + turn * 1.1)] as Point[],
      width: 3.4,
    })),
  });
}
