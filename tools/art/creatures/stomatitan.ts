import { creature } from '../creature.ts';
import { mouth, spline, tube } from '../kit.ts';
import { drawGlove, drawStalkEye, SHRIMP_ROLES, SHRIMPS } from './mantis-shrimps.ts';
import { drawCape, drawPlates } from './stomatitan-plates.ts';

const palette = {
  ...SHRIMPS,
  main: '#1fa588',
  teal: '#2496b4',
  blue: '#4878de',
  violet: '#8a63dc',
  plum: '#b650b4',
};
const roles = { ...SHRIMP_ROLES, teal: 'main', blue: 'main', violet: 'main', plum: 'main' } as const;
const dark = {
  main: '#3a4680',
  teal: '#3f3f86',
  blue: '#4a3688',
  violet: '#5a2f86',
  plum: '#7a2a74',
  belly: '#9a8cc0',
  sand: '#a86ac8',
  glove: '#ff3d7a',
  farGlove: '#c0265e',
  stalk: '#6468a8',
};
const shiny = {
  main: '#f5b04a',
  teal: '#f2884a',
  blue: '#e86258',
  violet: '#c8446e',
  plum: '#9c3a86',
  belly: '#fff0cf',
  sand: '#fff4c8',
  glove: '#3f6ae8',
  farGlove: '#3350b8',
  stalk: '#fbd088',
};

/** A mantis shrimp champion with its clubs folded at the chest. */
export const stomatitan = creature(
  'stomatitan',
  { plan: 'shrimp', stage: 2, palette, roles, dark, shiny },
  (scene) => {
    drawCape(scene);
    // far leg
    scene.form(tube('112,290,13 86,304,11 74,330,8'), { ramp: 'sand', dim: true });
    // far arm, its club folded up
    scene.form(tube('100,134,16 50,112,14 10,124,14'), { dim: true, shade: 5 });
    scene.form(tube('-16,138,17 26,130,17'), { ramp: 'sand', dim: true, rim: false });
    drawGlove(scene, 2, 170, 40, 186, 'farGlove');
    // belly
    scene.form(spline('86,112 120,104 146,140 156,210 164,316 130,328 102,312 88,236 78,160'), {
      ramp: 'belly',
      shade: 10,
      lines: [
        { path: '80,158 98,164 116,160', width: 3.4 },
        { path: '86,200 104,206 120,202', width: 3.4 },
        { path: '90,242 108,248 126,244', width: 3.4 },
        { path: '96,280 114,286 132,282', width: 3.4 },
      ],
    });
    // near legs
    for (const spine of ['128,310,14 106,320,12 102,344,8', '172,320,14 160,330,12 164,350,8']) {
      scene.form(tube(spine), { ramp: 'sand' });
    }
    drawPlates(scene);
    // far feeler, stalk and eye
    scene.form(tube('66,66,4 40,40,3.4 8,30,2.4'), { ramp: 'glove', rim: false, lineWidth: 0.8 });
    drawStalkEye(scene, '88,50,11 82,28,9', 76, 8, 26, 'fierce', true);
    // head
    scene.form(spline('56,84 60,52 88,34 124,34 152,54 164,88 150,114 116,126 84,120 64,106'), {
      shade: 10,
      marks: [{ path: spline('40,80 64,78 94,82 112,98 116,136 40,140'), ramp: 'belly' }],
    });
    drawStalkEye(scene, '120,50,12 130,26,10', 136, 2, 33, 'fierce');
    // scale at the cheek
    scene.form(spline('140,84! 160,66 190,66 208,82! 194,102 164,110 142,102!'), {
      ramp: 'sand',
      lineWidth: 0.9,
      shade: 4,
      lines: [
        { path: '152,88 172,80 192,82', width: 3 },
        { path: '152,96 168,94 182,94', width: 3 },
      ],
    });
    // near feeler, swept back
    scene.form(tube('140,60,4.4 172,44,3.8 206,14,3 232,8,2'), { ramp: 'glove', rim: false, lineWidth: 0.8 });
    // near arm, its club folded at the chest
    scene.form(tube('132,144,20 128,196,17 98,232,15'), { shade: 6 });
    scene.form(tube('84,208,19 102,244,19'), { ramp: 'sand', rim: false, shade: 5 });
    drawGlove(scene, 54, 242, 45, 172);
    // face
    mouth(scene, 80, 92, 28, 'open');
  },
);
