import { creature } from '../creature.ts';
import { blush, ellipse, leaf, polygon, type Scene, spline, star, tube } from '../kit.ts';
import type { Anchors, Dress, Place } from '../plans/body.ts';
import { drawFace } from '../plans/face.ts';
import { drawRodent } from '../plans/rodent.ts';

const palette = {
  main: '#d8b98a',
  belly: '#fff6e2',
  foot: '#f0a58c',
  paper: '#fff2c9',
  ink: '#3f5f9e',
  needle: '#e5484d',
  brass: '#f2b632',
  iris: '#3f5f9e',
};
const roles = { paper: 'belly', needle: 'accent', brass: 'accent' } as const;
const dark = { needle: '#ff4f7d', brass: '#c99bff', paper: '#8f80ad' };
const shiny = { main: '#6f8fd8', foot: '#e88fa8', ink: '#7a3fb0', needle: '#7a3fb0', brass: '#ffd04a' };
const colours = { palette, roles, dark, shiny } as const;

/** Draws the tail, which ends in a rolled map. */
function drawMapTail(scene: Scene, { tail: [x, y] }: Anchors): void {
  scene.form(
    tube([
      [x - 14, y + 4, 6],
      [x + 16, y + 12, 5.4],
      [x + 38, y - 4, 5],
      [x + 40, y - 26, 5],
    ]),
    {
      ramp: 'foot',
    },
  );
  const sheet = spline([
    [x + 14, y - 34, true],
    [x + 40, y - 42],
    [x + 68, y - 60, true],
    [x + 76, y - 96],
    [x + 66, y - 122, true],
    [x + 40, y - 104],
    [x + 10, y - 98, true],
    [x + 18, y - 66],
  ]);
  scene.form(sheet, {
    ramp: 'paper',
    miter: true,
    shade: 6,
    lines: [
      {
        path: [
          [x + 24, y - 84],
          [x + 40, y - 76],
          [x + 46, y - 60],
        ],
        width: 3.4,
        colour: scene.colour('ink'),
      },
      {
        path: [
          [x + 52, y - 96],
          [x + 60, y - 86],
        ],
        width: 4,
        colour: scene.colour('needle'),
      },
      {
        path: [
          [x + 60, y - 98],
          [x + 53, y - 85],
        ],
        width: 4,
        colour: scene.colour('needle'),
      },
    ],
  });
  // the rolled end
  scene.form(
    tube([
      [x + 8, y - 30, 9],
      [x + 42, y - 38, 9],
      [x + 72, y - 56, 9],
    ]),
    { ramp: 'paper', shade: 4 },
  );
  scene.flat(ellipse(x + 8, y - 30, 4, 5), scene.ramp('paper').line);
}

/** Draws an ear like a compass needle: one half red, the other pale. */
function drawNeedleEar(scene: Scene, [x, y]: Place, degrees: number, far: boolean): void {
  const length = far ? 58 : 66;
  const half = leaf(0, 0, length, 32, 0).rotate(degrees).move(x, y);
  const south = polygon([
    [0, 0],
    [length + 4, 0],
    [length + 4, 30],
    [0, 30],
  ]);
  scene.form(half, {
    ramp: 'needle',
    miter: true,
    dim: far,
    marks: [{ path: south.rotate(degrees).move(x, y), ramp: 'belly' }],
  });
}

/** A compass rose on the belly. */
function roseMarks({ belly: [x, y] }: Anchors) {
  const [cx, cy] = [x - 3, y - 2];
  return [
    { path: ellipse(cx, cy, 21, 22), ramp: 'brass' },
    { path: star(cx, cy, 20, 6, 4), ramp: 'ink' },
    { path: ellipse(cx, cy, 4), ramp: 'needle' },
  ];
}

function drawHeadOf(scene: Scene, at: Anchors): void {
  drawNeedleEar(scene, at.earRight, -58, false);
  drawFace(scene, at, { kind: 'dot', size: 1.04, mouth: 'smile', nose: '#7a3040' });
  blush(scene, at.head.x + at.head.radius * 0.62, at.head.y + at.head.radius * 0.4, 9);
}

const shape = { head: 48, snout: 0.35, girth: 0.95, tall: 70, lean: 4, reach: 0.48 } as const;
const dressed = (scene: Scene): Dress => ({
  feet: 'foot',
  limbs: 'foot',
  behind: (at) => drawMapTail(scene, at),
  between: (at) => drawNeedleEar(scene, at.earLeft, -128, true),
  headMarks: ({ muzzle: [x, y] }) => [{ path: ellipse(x + 12, y + 12, 26, 17), ramp: 'belly' }],
  front: (at) => drawHeadOf(scene, at),
});

/** First look: the plan with a face. */
export const barePlan = creature('bare-plan', { plan: 'rodent', stage: 1, ...colours }, (scene) => {
  drawRodent(scene, shape, { front: (at) => drawFace(scene, at, { kind: 'dot', mouth: 'smile' }) });
});

/** Second look: with its own tail, ears and muzzle. */
export const ownParts = creature('own-parts', { plan: 'rodent', stage: 1, ...colours }, (scene) => {
  drawRodent(scene, shape, dressed(scene));
});

/** Third look: also with sandy arms and a compass rose on the belly. */
export const chartmouse = creature('chartmouse', { plan: 'rodent', stage: 1, ...colours }, (scene) => {
  drawRodent(scene, shape, { ...dressed(scene), limbs: 'main', bodyMarks: roseMarks });
});
