import { creature } from '../creature.ts';
import {
  drawEar,
  ellipse,
  eye,
  hindLeg,
  leg,
  mouth,
  nose,
  pointedEar,
  polygon,
  spline,
  toes,
  tube,
  tuftedSkull,
} from '../kit.ts';

const palette = {
  main: '#635a80',
  belly: '#b3a9cc',
  accent: '#b56bff',
  mane: '#3b3555',
  paw: '#efe6d6',
  iris: '#ffb43d',
};
const roles = { paw: 'belly' } as const;
const shiny = { main: '#c4cede', mane: '#7f93bd', belly: '#ffffff', accent: '#34c6e8', paw: '#ffd98a' };

const plan = 'quadruped';

/** A wolf of the dusk with pale paws. */
export const umbrawl = creature(
  'umbrawl',
  { plan, palette, stage: 2, roles, darkRecipe: 'bone', shiny },
  (scene) => {
    // tail, split at the tip
    scene.form(
      spline('186,158! 214,146 232,116 246,66! 226,84 214,92! 214,78 208,66! 196,92 186,120 178,140'),
      {
        ramp: 'mane',
        miter: true,
        marks: [{ path: spline('252,96 252,50 190,50 200,86 214,98 232,92'), ramp: 'accent' }],
      },
    );
    // far legs, the front one with a pale paw
    scene.form(leg(90, 150, 222, 28, 18, 8), {
      dim: true,
      marks: [{ path: polygon('70,196 78,188 84,198 90,186 97,198 104,190 110,230 60,230'), ramp: 'paw' }],
    });
    scene.form(hindLeg(166, 148, 222, 32, 17, 8), { dim: true });
    // body with near legs
    scene.form(
      [
        tube('112,148,33 154,150,25 190,150,28'),
        leg(122, 150, 232, 30, 20, 9),
        hindLeg(194, 142, 232, 46, 20, 9),
      ],
      {
        marks: [
          { path: spline('116,174 150,166 182,172 186,200 120,200'), ramp: 'belly' },
          { path: polygon('100,204 108,196 114,206 121,192 128,206 136,198 146,240 90,240'), ramp: 'paw' },
        ],
        lines: [
          { path: '172,156 172,174 182,188', width: 3.8 },
          { path: '140,172 136,186 133,196', width: 3.6 },
          ...toes(122, 232, 20, 9),
          ...toes(194, 232, 20, 9),
        ],
      },
    );
    // mane
    scene.form(
      spline(
        '58,92 80,58 120,48 150,62 172,78! 158,88 184,112! 162,114 176,144! 150,140 146,172! 126,158 110,196! 98,170 80,178! 80,156 64,150! 68,126',
      ),
      { ramp: 'mane', shade: 9, miter: true },
    );
    scene.form(spline('82,132 114,136 132,146! 118,154 110,182! 98,166 84,172! 82,156'), {
      ramp: 'belly',
      lineWidth: 0.7,
      shade: 6,
      miter: true,
    });
    // far ear
    drawEar(scene, pointedEar(74, 74, 48, 30, -112, -4), 'main', 'accent', { dim: true, miter: true });
    // head
    scene.form([tuftedSkull(100, 100, 37), spline('62,98 84,92 106,108 98,128 74,130 46,122 42,110')], {
      miter: true,
      marks: [{ path: spline('36,116 66,116 98,122 116,130 90,150 40,140'), ramp: 'belly' }],
    });
    // near ear with a notch
    scene.form(spline('110,64! 120,40 140,22! 145,38 147,43! 134,51! 148,60! 147,72 138,82! 124,76'), {
      miter: true,
      marks: [{ path: spline('120,62! 128,44 136,36! 137,44 130,51 137,59 134,72!'), ramp: 'accent' }],
    });
    // scars on the brow
    scene.flat(polygon('86,68 91,67 94,90 90,90'), 'belly');
    scene.flat(polygon('97,70 101,70 101,87 98,87'), 'belly');
    // face
    nose(scene, 46, 108, 14, '#17121f');
    mouth(scene, 64, 122, 34, 'smile', { lineWidth: 3 });
    scene.flat(polygon('58,123 67,124 62,136'), '#fff', { stroke: '#1d1728', strokeWidth: 1.6 });
    eye(scene, 67, 98, 17, 17, { kind: 'fierce', mirror: true });
    eye(scene, 101, 98, 25, 21, { kind: 'fierce' });
    scene.flat(ellipse(82, 118, 1.6), 'mane');
    scene.flat(ellipse(88, 121, 1.6), 'mane');
  },
);
