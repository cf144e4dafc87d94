import { leaf, type Scene, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

/** Colours of the straw ghosts: straw, the light of the wisp, dusk. */
export const STRAW = {
  main: '#eabf55',
  belly: '#fbe8ac',
  accent: '#86f0a4',
  dusk: '#7759b8',
  void: '#2b2150',
  iris: '#6a3fc0',
};
export const STRAW_KINDS = {
  roles: { dusk: 'main', void: 'fixed' },
  dark: { main: '#634b6a', belly: '#9c84ac', accent: '#ff5f9e', dusk: '#c22a5c', void: '#231b37' },
  shiny: { main: '#f0a0a8', belly: '#ffe6e0', accent: '#ffd94f', dusk: '#2f8f9a', void: '#1f2a52' },
} as const;

/** An ear of wheat on its stalk, from (x, y) in the direction `degrees`. */
export function drawWheat(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  degrees: number,
  bend: number,
  dim = false,
): void {
  const turned = degrees + bend;
  const [middleX, middleY] = polar(x, y, length * 0.55, degrees);
  const [rootX, rootY] = polar(middleX, middleY, length * 0.4, turned);
  scene.form(
    tube([
      [x, y, 4],
      [middleX, middleY, 3.4],
      [rootX, rootY, 3],
    ]),
    { dim, lineWidth: 0.8, rim: false, shade: 2 },
  );
  const grain = (along: number, side: number, size: number): void => {
    const [grainX, grainY] = polar(rootX, rootY, along, turned);
    scene.form(leaf(grainX, grainY, size, 13, turned + side), {
      ramp: 'belly',
      dim,
      rim: false,
      shade: 2.4,
      lineWidth: 0.75,
    });
  };
  grain(22, 0, 24);
  for (const along of [18, 7, -4]) {
    grain(along, -40, 20);
    grain(along, 40, 20);
  }
}
