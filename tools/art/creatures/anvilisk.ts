import { creature } from '../creature.ts';
import { ellipse, eye, ink, localPoints, polygon, type Scene, spline, star, tube } from '../kit.ts';

const palette = {
  main: '#76839a',
  plate: '#b9c6d6',
  soot: '#3c3946',
  accent: '#ff8a3c',
  hot: '#ffd27a',
  belly: '#a7b0c2',
  iris: '#ff9030',
};
const roles = { plate: 'main', soot: 'main', hot: 'accent' } as const;
const shiny = { main: '#c98a4a', plate: '#f2cd86', soot: '#4d3040', accent: '#3fd0e0', hot: '#d4ffff' };

/** A heavy fist for a foot, its knuckles to the left; (x, y) is the middle of the sole. */
function fistFoot(scene: Scene, x: number, y: number, size: number, dim: boolean): void {
  const at = localPoints(x, y, size);
  // forearm with its shackle of glowing iron
  const arm = spline([
    at(-0.62, -2),
    at(0.66, -2),
    at(0.72, -1.3),
    at(0.66, -0.7),
    at(-0.5, -0.7),
    at(-0.6, -1.3),
  ]);
  scene.form(arm, { dim });
  const outline = [
    at(-0.5, -1.06),
    at(0.2, -1.14),
    at(0.84, -1),
    at(1.02, -0.5),
    at(0.9, -0.06),
    at(0.2, 0.02),
    at(-0.7, 0.02),
    at(-1.1, -0.1),
    at(-1.16, -0.36, true),
    at(-1.36, -0.6),
    at(-1.2, -0.92),
    at(-0.86, -1.02),
  ];
  scene.form(spline(outline), {
    ramp: 'soot',
    dim,
    lines: [
      { path: [at(-1.2, -0.36), at(-0.86, -0.34), at(-0.56, -0.46), at(-0.52, -0.72)], width: 3.4 },
      { path: [at(-0.72, -0.34), at(-0.64, -0.16), at(-0.68, 0)], width: 3.2 },
      { path: [at(-0.1, -0.42), at(-0.14, -0.2), at(-0.12, 0)], width: 3.2 },
      { path: [at(0.4, -0.4), at(0.38, -0.2), at(0.42, 0)], width: 3.2 },
    ],
  });
  const shackle = tube([
    [x - 0.62 * size, y - 1.12 * size, size * 0.15],
    [x + 0.08 * size, y - 1.2 * size, size * 0.15],
    [x + 0.78 * size, y - 1.1 * size, size * 0.15],
  ]);
  scene.form(shackle, { ramp: 'accent', dim, lineWidth: 0.8, shade: 3 });
}

const options = { plan: 'lizard', palette, roles, darkRecipe: 'bone', shiny } as const;

/** A broad lizard built like an anvil, with a hammer at the end of its tail. */
export const anvilisk = creature('anvilisk', options, (scene) => {
  // tail with the hammer
  scene.form(tube('190,152,22 232,152,17 258,118,12 252,64,9 232,20,8'), {
    lines: [
      { path: '226,138 234,148 236,160', width: 3.4 },
      { path: '244,118 254,124 264,124', width: 3.4 },
      { path: '243,82 252,86 262,82', width: 3.4 },
    ],
  });
  scene.form(polygon('180,2 188,-10 246,-27 256,-23 267,15 261,26 206,42 194,38').withThickness(46), {
    ramp: 'soot',
    marks: [
      { path: polygon('158,-6 204,-21 224,46 178,60'), ramp: 'accent' },
      { path: polygon('158,-6 191,-17 211,50 178,60'), ramp: 'hot' },
    ],
    highlights: [polygon('212,-10 240,-18 243,-10 215,-2')],
  });
  // far legs
  fistFoot(scene, 44, 234, 29, true);
  fistFoot(scene, 158, 232, 28, true);
  // waist of the anvil over its foot
  scene.form(
    spline('76,116! 212,104! 212,124 196,140 190,160 200,190 184,208 130,194 96,208 76,186 84,160 82,140'),
    {
      shade: 13,
      marks: [{ path: spline('70,196 104,184 132,176 164,182 204,194 190,230 80,230'), ramp: 'belly' }],
      cast: [spline('60,100 220,90 224,122 140,134 70,150')],
    },
  );
  fistFoot(scene, 104, 250, 41, false);
  fistFoot(scene, 212, 250, 39, false);
  // spark where the hammer has just struck
  scene.form(star(166, 60, 36, 14, 7, -84), { ramp: 'accent', miter: true, rim: false, shade: 0 });
  scene.form(star(166, 60, 21, 9, 7, -84), { ramp: 'hot', flat: true, outline: false, miter: true });
  // lower jaw
  scene.form(spline('10,116 46,128 92,138 116,140 108,158 78,162 44,150 18,132'), { ramp: 'belly' });
  // horn for a snout, flat back with its heel
  scene.form(
    spline(
      '-12,86! 18,88 46,94 58,84! 62,74! 222,62! 230,104! 214,112 196,122 150,124 120,142 92,146 46,134 12,118 -4,102',
    ),
    {
      shade: 9,
      miter: true,
      marks: [
        { path: polygon('40,40 240,40 240,79 60,92'), ramp: 'plate' },
        { path: ellipse(168, 67, 44, 12, -4), ramp: 'accent' },
        { path: ellipse(168, 65, 26, 8, -4), ramp: 'hot' },
        { path: spline('-30,60 18,70 26,100 14,140 -30,130'), ramp: 'accent' },
        { path: spline('-30,60 2,70 8,98 -2,140 -30,130'), ramp: 'hot' },
        {
          path: [ellipse(150, 78, 11, 3.2, -4), ellipse(192, 74, 8, 2.6, -4), ellipse(112, 82, 7, 2.4, -4)],
          flat: scene.ramp('main').base,
        },
      ],
    },
  );
  // face
  eye(scene, 62, 108, 21, 28, { lid: 5, brow: 0.25 });
  eye(scene, 107, 107, 30, 34, { lid: 6, brow: 0.25 });
  scene.ink(ink('16,122 50,132 92,141 112,134', 3.4));
  scene.flat(ellipse(28, 100, 2.6, 1.8), 'soot');
});
