import { creature } from '../creature.ts';
import {
  blush,
  drawEar,
  ellipse,
  eye,
  ink,
  mouth,
  nose,
  pointedEar,
  type Scene,
  skull,
  spline,
  tube,
} from '../kit.ts';
import { sleepyLid } from '../parts/eyelids.ts';
import { HEARTH, HEARTH_KINDS, score } from './hearth-cats.ts';

const palette = { ...HEARTH, butter: '#ffe070' };
const dark = { ...HEARTH_KINDS.dark, butter: '#dcd0c5' };
const shiny = { ...HEARTH_KINDS.shiny, butter: '#fff6c8' };

const SCORES = [
  score([142, 90], [157, 148], 22),
  score([173, 93], [189, 150], 23),
  score([202, 107], [216, 156], 19),
];
const GLOWS = [
  score([145, 104], [154, 138], 8),
  score([176, 107], [186, 140], 9),
  score([205, 119], [213, 147], 7),
];

/** A pat of butter that melts between the ears. */
function drawButter(scene: Scene): void {
  scene.form(
    spline('56,82! 82,66! 114,76! 116,90! 112,98 107,92 102,90 98,104 93,108 89,102 88,94 80,96! 60,94!'),
    { ramp: 'butter', shade: 5, lineWidth: 0.85, miter: false, rim: false },
  );
  scene.flat(ink('58,83 88,87 113,79', 2.6), scene.ramp('butter').shade);
  scene.flat(spline('66,80 82,71 92,75 78,82'), '#ffffff', { opacity: 0.75 });
}

/** An oven kitten in the shape of a loaf of bread. */
export const hearthkit = creature(
  'hearthkit',
  { plan: 'quadruped', palette, stage: 1, roles: { ...HEARTH_KINDS.roles, butter: 'accent' }, dark, shiny },
  (scene) => {
    // tail, a curl of steam
    scene.form(
      tube('206,136,5 232,128,9 252,104,12 250,70,12 224,50,11 198,62,9.5 194,86,8 210,98,6 222,86,3'),
      {
        ramp: 'steam',
        shade: 5,
        lineWidth: 0.9,
      },
    );
    // loaf with its scores
    scene.form(
      spline('40,176 54,126 98,94 154,84 204,98 230,140 234,188 220,216 184,228 100,230 54,222 36,204'),
      {
        shade: 15,
        marks: [
          { path: spline('20,206 80,214 150,212 240,190 250,250 20,250'), ramp: 'belly' },
          { path: SCORES, ramp: 'crumb' },
          { path: GLOWS, ramp: 'ember' },
        ],
        cast: [ellipse(96, 156, 62, 50)],
      },
    );
    // tucked paws
    scene.form(spline('38,222 44,208 62,204 80,210 84,224 62,232'), { ramp: 'belly', dim: true });
    scene.form(spline('84,232 90,214 112,208 134,216 138,230 112,238'), {
      ramp: 'belly',
      lines: [
        { path: '102,224 101,234', width: 3 },
        { path: '117,224 117,235', width: 3 },
      ],
    });
    // far ear
    drawEar(scene, pointedEar(52, 104, 52, 42, -112, -3), 'main', 'ember', { dim: true, miter: true });
    // head
    scene.form(skull(84, 138, 52, { wide: 1.08, high: 0.94, cheek: 0.6 }), {
      shade: 11,
      marks: [{ path: spline('18,150 50,146 66,132 80,146 104,146 144,160 120,200 30,200'), ramp: 'belly' }],
    });
    drawEar(scene, pointedEar(118, 102, 58, 48, -64, 4), 'main', 'ember', { miter: true });
    drawButter(scene);
    // face
    scene.flat(ink('40,136 47,142 55,143 63,139', 4.4), '#1e1528');
    eye(scene, 102, 136, 29, 30, { lid: 0 });
    sleepyLid(scene, 102, 136, 29, 30, 0.44, 'main');
    nose(scene, 66, 152, 13, '#a8483c');
    mouth(scene, 66, 161, 24, 'cat');
    blush(scene, 120, 162, 11, scene.colour('ember'));
    blush(scene, 38, 160, 8, scene.colour('ember'));
  },
);
