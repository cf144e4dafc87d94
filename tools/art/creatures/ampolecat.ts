import { creature } from '../creature.ts';
import {
  drawEar,
  eye,
  hindLeg,
  leaf,
  nose,
  type Path,
  polygon,
  ribs,
  roundEar,
  type Scene,
  spline,
  toes,
  tube,
} from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { FERRET, FERRET_KINDS } from './ferrets.ts';

const palette = { ...FERRET, claw: '#fff3da', throat: '#5b1530', tongue: '#f0697e' };
const roles = { ...FERRET_KINDS.roles, throat: 'fixed', tongue: 'fixed' } as const;
const dark = { ...FERRET_KINDS.dark, main: '#c94a9e', mask: '#392c51' };

/** The back, arched as high as it goes. */
const ARCH = '100,176,29 104,130,31 134,86,33 178,78,35 212,114,37 216,160,38';

/** Hairs that stand on end, each as `x,y,length,width,degrees`. */
function bristles(text: string): Path[] {
  return text.split(' ').map((hair) => {
    const [x = 0, y = 0, length = 0, width = 0, degrees = 0] = hair.split(',').map(Number);
    return leaf(x, y, length, width, degrees, 5);
  });
}
const CHARGED = { miter: true, rim: false, shade: 5 } as const;

/** A tail like a bottle brush that ends in a bolt. */
function drawTail(scene: Scene): void {
  scene.form(polygon('282,74 292,40 272,42 304,-16 300,22 322,18 304,80').withThickness(20), {
    ...CHARGED,
    shade: 3,
  });
  scene.form(
    [
      tube('232,172,17 270,176,20 292,146,22 288,104,21 294,70,13'),
      ...bristles(
        '268,186,34,24,66 290,172,36,24,28 304,148,32,24,4 304,120,32,24,-14 300,94,32,22,-34 272,120,32,22,-160 276,92,30,20,-142',
      ),
    ],
    {
      ...CHARGED,
      ramp: 'mask',
      shade: 8,
      marks: [
        {
          path: ribs('270,176,34 292,146,36 288,104,36 294,66,30', 2, { width: 17, taper: 'none', bow: 0.2 }),
          ramp: 'main',
        },
      ],
    },
  );
}

/** The hissing mouth between the jaws. */
function drawHiss(scene: Scene): void {
  scene.form(spline('4,144! 40,146 88,142! 92,160 64,180 22,186! 14,166').withThickness(40), {
    ramp: 'throat',
    flat: true,
    outline: 'inner',
  });
  scene.flat(spline('26,176 44,162 70,160 84,150 84,170 50,184'), 'tongue');
  scene.form(polygon('22,190 26,166 35,182 44,178 48,168 54,182 62,170').withThickness(10), {
    ramp: 'claw',
    flat: true,
    outline: false,
  });
  scene.form(polygon('8,138 12,146 19,170 28,148 34,147 38,158 44,148 56,148 60,156 66,140'), {
    ramp: 'claw',
    flat: true,
    outline: false,
  });
}

/** A polecat that arches its back and hisses, every hair charged. */
export const ampolecat = creature(
  'ampolecat',
  { plan: 'quadruped', palette, stage: 2, ...FERRET_KINDS, roles, dark },
  (scene) => {
    drawTail(scene);
    // hackles
    scene.form(
      bristles(
        '112,70,40,24,-128 132,58,46,26,-112 156,52,48,28,-96 182,52,46,28,-78 206,64,42,28,-60 226,86,34,26,-40',
      ),
      CHARGED,
    );
    // far legs
    scene.form(hindLeg(178, 160, 232, 42, 20, 9), { ramp: 'mask', dim: true });
    scene.form(tube('118,176,20 136,208,15 132,228,13'), { ramp: 'mask', dim: true });
    // arched body and haunch
    scene.form([tube(ARCH), hindLeg(216, 152, 242, 62, 24, 11)], {
      ramp: 'mask',
      shade: 11,
      marks: [{ path: ribs(ARCH, 7, { width: 13, taper: 'none', bow: 0.25 }), ramp: 'main' }],
      lines: [{ path: '186,166 184,186 196,202', width: 3.8 }, ...toes(216, 242, 24, 11)],
    });
    // near foreleg, raised to strike
    drawClaws(scene, '20,236,13,9,176 22,246,13,9,160 32,252,12,9,130', { lineWidth: 0.6 });
    scene.form(
      [tube('110,180,22 100,216,16 56,234,11'), spline('60,220 42,222 28,231 28,243 42,250 62,244')],
      {
        ramp: 'mask',
        shade: 6,
        lines: [
          { path: '26,234 36,236', width: 3 },
          { path: '30,243 40,242', width: 3 },
        ],
      },
    );
    // lower jaw
    scene.form(
      spline('12,180! 10,194 26,206 58,206 90,190 108,152! 88,160 62,184 30,190').withThickness(26),
      {
        back: 'hidden',
        ramp: 'belly',
        rim: false,
        shade: 5,
      },
    );
    drawEar(scene, roundEar(52, 78, 17), 'mask', 'belly', { dim: true });
    scene.fromBehind('hidden', () => drawHiss(scene));
    // head, flat and wide
    scene.form(
      spline(
        '-6,130 8,116 28,106 44,86 72,74 104,82 124,108 130,128! 146,138 152,150! 134,152 130,156! 136,168 134,182! 116,176 96,158 84,144! 62,150 40,150 12,150 -6,144',
      ).withThickness(70),
      {
        ramp: 'belly',
        backRamp: 'mask',
        shade: 9,
        miter: true,
        marks: [
          { path: spline('36,60 140,60 134,102 100,90 74,96 56,106 42,90'), ramp: 'mask' },
          {
            path: spline('20,112 44,106 62,114 84,104 118,114 130,134 110,138 84,132 66,124 50,128 28,132'),
            ramp: 'mask',
          },
        ],
      },
    );
    drawEar(scene, roundEar(112, 80, 19), 'mask', 'belly');
    // face
    eye(scene, 38, 119, 18, 18, { kind: 'fierce', mirror: true });
    eye(scene, 80, 116, 29, 24, { kind: 'fierce' });
    nose(scene, 0, 132, 18, '#c0506a');
  },
);
