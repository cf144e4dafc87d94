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
} from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { boltTail, SHADOW, SHADOW_KINDS } from './shadow-brawlers.ts';

const palette = { ...SHADOW, main: '#726a86', claw: '#fff3da' };

/** A wolf cub that picks a fight with its own shadow. */
export const scuffkit = creature(
  'scuffkit',
  { plan: 'quadruped', palette, stage: 1, ...SHADOW_KINDS },
  (scene) => {
    // tail
    scene.form(
      boltTail([
        [176, 150, 11],
        [244, 128, 13],
        [204, 84, 13],
        [268, 60, 13],
        [244, -2, 0],
      ]),
      {
        ramp: 'mane',
        miter: true,
        marks: [{ path: polygon('180,-60 320,-60 320,66 258,64 240,46 214,54'), ramp: 'accent' }],
      },
    );
    // far legs
    scene.form(leg(92, 160, 222, 24, 18, 7), { dim: true });
    scene.form(hindLeg(160, 144, 222, 32, 18, 7), { dim: true });
    // arched body with its bristles
    scene.form(
      [
        spline(
          '84,150 100,122 108,112! 112,92 116,86! 126,100! 134,82 142,76! 148,94! 160,80 170,78! 172,96! 184,90 196,92! 194,106! 206,108 214,112! 202,130 204,156 198,178 180,184 162,164 142,160 122,180 96,188',
        ),
        leg(118, 164, 230, 28, 21, 8),
        hindLeg(188, 142, 230, 44, 21, 8, 4),
      ],
      {
        miter: true,
        shade: 9,
        marks: [{ path: spline('80,170 112,160 140,152 172,160 180,200 80,210'), ramp: 'belly' }],
        lines: [
          { path: '166,142 164,160 172,174', width: 3.6 },
          ...toes(118, 230, 21, 8),
          ...toes(188, 230, 21, 8),
        ],
      },
    );
    // far ear
    drawEar(scene, pointedEar(53, 93, 53, 39, -122, -4), 'main', 'accent', { dim: true, miter: true });
    // head with the muzzle of a cub
    scene.form(
      spline(
        '78,74 115,83 131,114 131,137 152,155! 134,158 141,172! 118,174 87,181 57,176 34,172 18,158 15,144 25,134 27,109 46,83',
      ),
      {
        miter: true,
        shade: 11,
        marks: [
          { path: spline('4,141 34,139 53,151 78,155 101,169 97,199 4,188'), ramp: 'belly' },
          { path: [polygon('73,70 83,70 83,95 78,97'), polygon('90,72 97,74 94,95 90,95')], ramp: 'belly' },
        ],
      },
    );
    // near ear, torn
    scene.form(spline('92,86! 104,56 131,25! 138,44 140,49! 122,58! 143,65 141,88 129,107!'), {
      miter: true,
      marks: [
        { path: spline('104,86! 113,63 129,42! 130,49 120,59! 134,67 131,83 124,97!'), ramp: 'accent' },
      ],
    });
    // face
    nose(scene, 22, 141, 15, '#17121f');
    mouth(scene, 43, 160, 32, 'fang');
    eye(scene, 48, 125, 27, 31, { kind: 'fierce', mirror: true });
    eye(scene, 97, 125, 37, 36, { kind: 'fierce' });
    // raised paw
    drawClaws(scene, '8,189,9,8,208 5,198,9,8,182 9,207,9,8,154', { lineWidth: 0.55 });
    scene.form([tube('88,186,15 62,209,14 34,204,13'), ellipse(22, 198, 17, 15, 24)], {
      shade: 5,
      marks: [
        {
          path: spline('-10,176! 34,182! 42,190 40,200! 50,204 44,214! 52,220 40,230! -10,230!'),
          ramp: 'paw',
        },
      ],
      lines: [
        { path: '8,194 17,195', width: 3 },
        { path: '10,204 19,202', width: 3 },
      ],
    });
  },
);
