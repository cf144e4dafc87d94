import { creature } from '../creature.ts';
import {
  drawEar,
  ellipse,
  eye,
  leg,
  nose,
  type Path,
  polygon,
  roundEar,
  type Scene,
  spike,
  spline,
  toes,
  tube,
} from '../kit.ts';

const palette = {
  main: '#c29a72',
  belly: '#f6e7c8',
  mane: '#7a3f86',
  dusk: '#4b3854',
  paint: '#e8334a',
  inner: '#d28c90',
  throat: '#4f1430',
  tongue: '#f0697e',
  claw: '#fff3dc',
  iris: '#e8a42c',
};
const roles = { paint: 'accent', inner: 'belly', dusk: 'main', throat: 'fixed', tongue: 'fixed' } as const;
const dark = {
  main: '#63517b',
  mane: '#e03a80',
  dusk: '#322341',
  belly: '#b39bb8',
  inner: '#c46a94',
  paint: '#ff4f8a',
};
const shiny = {
  main: '#86a3d0',
  mane: '#d2a032',
  dusk: '#3f5488',
  belly: '#ffffff',
  paint: '#2f74d8',
  inner: '#ffb59a',
};

/** Tufts of fur fused into one form, each as `x,y,length,width,degrees,bend`. */
function tufts(text: string): Path[] {
  return text.split(' ').map((tuft) => {
    const [x = 0, y = 0, length = 0, width = 0, degrees = 0, bend = 0] = tuft.split(',').map(Number);
    return spike(x, y, length, width, degrees, bend);
  });
}

const FUR = { ramp: 'mane', miter: true, rim: false, shade: 6 } as const;

/** The laughing mouth: throat, tongue and teeth between the jaws. */
function drawLaugh(scene: Scene): void {
  scene.form(spline('20,116! 60,118 96,108 124,92! 124,126 108,154 76,168 44,166 26,144').withThickness(60), {
    back: 'hidden',
    ramp: 'throat',
    flat: true,
    outline: 'inner',
  });
  scene.flat(spline('38,148 62,136 92,138 108,128 106,150 80,164 48,164'), 'tongue');
  scene.form(
    polygon('24,146 32,132 42,148 54,138 64,154 78,142 86,152 98,134 104,140 96,164 40,172').withThickness(
      14,
    ),
    { ramp: 'claw', flat: true, outline: false },
  );
  scene.form(
    polygon(
      '16,112 30,112 36,130 46,116 58,134 68,116 80,128 90,112 100,118 108,100 118,100 120,88 60,96',
    ).withThickness(14),
    { ramp: 'claw', flat: true, outline: false },
  );
}

/** The leader of a pack of hyenas, laughing. */
export const cackleader = creature(
  'cackleader',
  { plan: 'quadruped', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // tail
    scene.form(tube('256,166,10 284,160,8 298,136,7'), { rim: false, shade: 3 });
    scene.form(tufts('296,142,52,30,-100,6 300,146,40,24,-64,4 292,144,40,22,-134,-4'), FUR);
    // far legs
    scene.form(leg(110, 170, 282, 34, 25, 9), { ramp: 'dusk', dim: true });
    scene.form([tube('222,196,28 244,228,18 232,256,13'), leg(232, 250, 280, 26, 22, 9)], {
      ramp: 'dusk',
      dim: true,
    });
    // mane from the brow to the rump
    scene.form(
      tufts(
        '96,38,66,36,-112,-6 116,40,74,40,-84,4 134,52,76,42,-62,6 150,72,76,44,-46,8 166,94,70,44,-34,8 186,114,62,42,-28,8 208,130,52,38,-22,6 228,146,40,34,-16,4',
      ),
      FUR,
    );
    // body: high shoulders, low rump
    scene.form(
      [
        spline(
          '74,120 104,84 150,84 196,116 240,142 264,172 262,206 236,222 190,206 150,206 112,212 84,184',
        ).withThickness(92),
        tube('112,120,44 104,90,42'),
        tube('236,188,36 256,226,22 238,258,14'),
        leg(240, 252, 290, 28, 25, 10),
      ],
      {
        shade: 14,
        marks: [
          { path: spline('60,150 96,150 116,190 170,196 230,210 180,240 60,240'), ramp: 'belly' },
          {
            path: [
              ellipse(184, 140, 11, 9),
              ellipse(212, 166, 12, 10),
              ellipse(186, 172, 8, 7),
              ellipse(236, 180, 9, 11),
              ellipse(158, 120, 9, 7),
              ellipse(160, 160, 7, 6),
            ],
            ramp: 'dusk',
          },
          { path: spline('220,232 270,226 280,300 210,300'), ramp: 'dusk' },
        ],
        lines: [...toes(240, 290, 25, 10)],
      },
    );
    // near foreleg
    scene.form([tube('146,166,32 148,218,19 142,266,14'), leg(144, 258, 292, 30, 28, 11)], {
      shade: 7,
      rim: false,
      marks: [
        { path: spline('110,236 190,228 190,300 110,300'), ramp: 'dusk' },
        { path: [ellipse(152, 180, 9, 8), ellipse(140, 206, 6, 6)], ramp: 'dusk' },
      ],
      lines: [...toes(144, 292, 28, 11)],
    });
    // lower jaw
    scene.form(
      spline('26,138! 20,158 30,178 60,190 96,186 124,160 134,120! 112,140 80,160 44,158').withThickness(34),
      { back: 'hidden', ramp: 'dusk', shade: 6, rim: false },
    );
    // ears
    drawEar(scene, roundEar(64, 20, 25), 'dusk', 'inner', { dim: true });
    scene.fromBehind('hidden', () => drawLaugh(scene));
    // head
    scene.form(
      [
        spline(
          '60,28 96,12 134,24 150,58 146,96 124,112 108,98 84,108 50,116 14,112 0,94 8,74 34,62 46,44',
        ).withThickness(90),
      ],
      {
        shade: 12,
        marks: [
          { path: spline('-6,80 20,66 44,68 62,88 50,130 -6,130'), ramp: 'dusk' },
          { path: spline('78,116! 100,98 120,84 140,58! 152,50 160,70 150,104 120,124'), ramp: 'belly' },
          { path: spline('52,30 72,36 66,56 46,62'), ramp: 'belly', opacity: 0.5 },
        ],
      },
    );
    // the painted grin, from the corner of the mouth to the ear
    scene.flat(spline('104,112! 122,100 136,82 140,62! 150,76 146,98 130,116 112,122'), 'paint');
    drawEar(scene, roundEar(146, 26, 30), 'dusk', 'inner');
    nose(scene, 8, 82, 28, '#2a1b2c');
    // forelock
    scene.form(tufts('104,24,46,26,-150,-6 112,22,50,28,-118,-4'), FUR);
    // face
    eye(scene, 58, 62, 19, 21, { kind: 'fierce', mirror: true });
    eye(scene, 100, 62, 30, 27, { kind: 'fierce' });
  },
);
