import { creature } from '../creature.ts';
import {
  drawEar,
  ellipse,
  eyes,
  ink,
  leaf,
  leg,
  mouth,
  nose,
  type Path,
  roundEar,
  type Scene,
  spline,
  toes,
  tube,
  tuftedSkull,
} from '../kit.ts';

const palette = {
  main: '#b0583a',
  belly: '#f9ddb6',
  accent: '#f2c55c',
  sash: '#3f4f9e',
  honey: '#f0932b',
  wrap: '#f4ead9',
  iris: '#7a3a1e',
};
const roles = { honey: 'accent', wrap: 'belly' } as const;
const dark = { accent: '#d2c6bb', honey: '#e07501' };
const shiny = { main: '#8fa3b8', belly: '#f4f7fb', sash: '#c23b4f', honey: '#ff9a6a', accent: '#8fd8c4' };

/** A beehive of straw for a glove; its rim is at (x, y), its dome points to `degrees`. */
function hive(scene: Scene, x: number, y: number, size: number, degrees: number, dim: boolean): void {
  const place = (path: Path): Path =>
    path
      .scale(size)
      .rotate(degrees + 90)
      .move(x, y);
  const coils = [-14, -28, -42, -55].map((down, i) => {
    const half = 36 - i * 4.2;
    return place(ink(`${-half},${down - 4} 0,${down + 5} ${half},${down - 4}`, 3.2, 'none'));
  });
  scene.form(
    place(spline('-34,4! -40,-14 -36,-38 -24,-60 0,-72 24,-60 36,-38 40,-14 34,4! 0,10').withThickness(70)),
    {
      ramp: 'accent',
      dim,
      shade: 10 * size,
      lines: coils,
    },
  );
  const honey = '-26,-58 0,-72 24,-60! 30,-44 28,-30 20,-34! 12,-44 4,-40 2,-22 -8,-20 -12,-40! -22,-44';
  scene.form(place(spline(honey).withThickness(18)), {
    ramp: 'honey',
    dim,
    lineWidth: 0.8,
    shade: 3,
    gloss: true,
    highlights: [place(ellipse(-6, -60, 6, 3, -20))],
  });
  scene.form(place(tube('-36,3,7.5 0,9,8 36,3,7.5')), {
    ramp: 'wrap',
    dim,
    lineWidth: 0.85,
    rim: false,
    shade: 3,
  });
}

/** A bee with its body at (x, y). */
function bee(scene: Scene, x: number, y: number, size: number): void {
  const wings = [
    ellipse(x - 2 * size, y - 11 * size, 6 * size, 9 * size, -24),
    ellipse(x + 9 * size, y - 9 * size, 5 * size, 8 * size, 30),
  ];
  scene.form(wings, { ramp: 'wrap', lineWidth: 0.55, rim: false, shade: 1 });
  scene.form(ellipse(x, y, 12 * size, 9 * size, -8), {
    ramp: 'accent',
    lineWidth: 0.65,
    rim: false,
    shade: 2,
    marks: [
      {
        path: [
          tube([
            [x, y - 12 * size, 2 * size],
            [x + size, y + 12 * size, 2 * size],
          ]),
          tube([
            [x + 7 * size, y - 12 * size, 2 * size],
            [x + 8 * size, y + 12 * size, 2 * size],
          ]),
        ],
        flat: '#4a2c1c',
      },
    ],
  });
  scene.flat(ellipse(x - 7 * size, y - 2 * size, 1.8 * size), '#2a1a1a');
}

const plan = 'biped';

/** A bear cub that boxes in beehives. */
export const knuckub = creature('knuckub', { plan, palette, stage: 1, roles, dark, shiny }, (scene) => {
  // tail, legs and far arm
  scene.form(ellipse(170, 196, 15));
  scene.form(leg(98, 186, 226, 36, 30, 8), { dim: true });
  scene.form(leg(152, 186, 232, 40, 34, 8), { lines: toes(152, 232, 33, 8) });
  scene.form(tube('86,154,15 58,164,14'), { dim: true });
  // body
  scene.form(spline('126,124 162,140 176,176 164,208 126,216 90,208 78,176 90,140'), {
    shade: 11,
    marks: [{ path: spline('112,150 140,160 146,186 128,210 100,206 84,184 90,160'), ramp: 'belly' }],
    cast: [ellipse(120, 134, 48, 22)],
  });
  // sash with its knot
  const cloth = { ramp: 'sash', lineWidth: 0.8, rim: false } as const;
  scene.form(spline('80,184 110,194 150,194 176,182 176,198 150,210 110,210 80,200'), cloth);
  scene.form([leaf(104, 202, 34, 16, 100, 6), leaf(100, 202, 30, 14, 132, 4)], { ...cloth, miter: true });
  scene.form(ellipse(104, 202, 8), cloth);
  // ears
  drawEar(scene, roundEar(82, 62, 18), 'main', 'belly', { dim: true });
  drawEar(scene, roundEar(156, 60, 20), 'main', 'belly');
  // head
  scene.form(tuftedSkull(118, 98, 47), {
    shade: 11,
    miter: true,
    marks: [{ path: ellipse(97, 124, 30, 21), ramp: 'belly' }],
  });
  // face
  eyes(scene, 106, 106, 48, 24, 25, { kind: 'fierce' });
  nose(scene, 90, 116, 15, '#3d2226');
  mouth(scene, 94, 130, 26, 'fang');
  // plaster
  scene.form([tube('124,78,5.5 146,68,5.5')], { ramp: 'wrap', lineWidth: 0.7, rim: false, shade: 2 });
  scene.form([tube('130,66,5.5 141,81,5.5')], { ramp: 'wrap', lineWidth: 0.7, rim: false, shade: 2 });
  hive(scene, 58, 172, 0.82, 186, true);
  // near arm and its hive, raised
  scene.form(tube('160,156,17 186,158,16 198,134,16'));
  hive(scene, 200, 128, 1, -62, false);
  bee(scene, 30, 108, 1.1);
});
