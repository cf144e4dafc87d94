import { creature } from '../creature.ts';
import {
  drawEar,
  ellipse,
  eyes,
  fist,
  leaf,
  leg,
  localPoints,
  mouth,
  nose,
  roundEar,
  type Scene,
  spline,
  toes,
  tube,
  tuftedSkull,
} from '../kit.ts';

const palette = {
  main: '#c2603f',
  belly: '#f9ddb6',
  accent: '#ffc23d',
  sash: '#3f4f9e',
  glove: '#e8473f',
  wrap: '#f4ead9',
  iris: '#7a3a1e',
};
const roles = { glove: 'accent', wrap: 'belly' } as const;
const dark = { accent: '#c7b4ff', glove: '#f0336e' };
const shiny = { main: '#8fa3b8', belly: '#f4f7fb', sash: '#c23b4f', glove: '#ffc63d', accent: '#4fd0c0' };

/** A boxing glove with its thumb on top. */
function glove(scene: Scene, x: number, y: number, radius: number, dim: boolean): void {
  const at = localPoints(x, y, radius);
  const thumb = ellipse(x + radius * 0.1, y - radius * 0.62, radius * 0.5, radius * 0.34, 20);
  scene.form([fist(x, y, radius), thumb], {
    ramp: 'glove',
    dim,
    gloss: true,
    highlights: [ellipse(x - radius * 0.35, y - radius * 0.5, radius * 0.26, radius * 0.14, -30)],
    lines: [{ path: [at(-0.9, -0.1), at(-0.2, 0.12), at(0.35, -0.2)], width: 3.6 }],
  });
}

const plan = 'biped';

/** A bear cub that boxes. */
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
  // ends of the headband
  scene.form([tube('164,92,8 190,92,9 208,106,0'), tube('164,94,7 184,106,8 190,126,0')], {
    ramp: 'accent',
    lineWidth: 0.85,
    miter: true,
  });
  // head with the headband
  scene.form(tuftedSkull(118, 98, 47), {
    shade: 11,
    miter: true,
    marks: [{ path: ellipse(97, 124, 30, 21), ramp: 'belly' }],
  });
  scene.form(spline('69,84! 92,70 120,66 148,70 166,82! 168,100! 148,88 120,83 92,88 71,102!'), {
    ramp: 'accent',
    lineWidth: 0.85,
    shade: 5,
  });
  // face
  eyes(scene, 106, 106, 48, 24, 25, { kind: 'fierce' });
  nose(scene, 90, 116, 15, '#3d2226');
  mouth(scene, 94, 130, 26, 'fang');
  // far glove with its cuff
  scene.form(tube('52,166,17 68,163,18', { startCap: 'flat', endCap: 'flat' }), { ramp: 'wrap', dim: true });
  glove(scene, 36, 168, 26, true);
  // near arm and glove
  scene.form(tube('162,152,17 184,158,17'));
  scene.form(tube('178,157,20 196,151,20', { startCap: 'flat', endCap: 'flat' }), {
    ramp: 'wrap',
    lines: [{ path: '184,136 190,154 188,176', width: 3 }],
  });
  glove(scene, 216, 142, 31, false);
});
