import { creature } from '../creature.ts';
import {
  blush,
  drawEar,
  ellipse,
  eye,
  ink,
  nose,
  type Path,
  roundEar,
  type Scene,
  spike,
  spline,
  tube,
} from '../kit.ts';
import { waterDrop } from '../parts/water.ts';

const palette = {
  main: '#c9a078',
  belly: '#fae9c6',
  mane: '#84448c',
  dusk: '#57405c',
  inner: '#e09a9c',
  tear: '#bfe8ff',
  throat: '#5b1530',
  iris: '#c2539a',
};
const roles = { inner: 'belly', tear: 'fixed', throat: 'fixed', dusk: 'main' } as const;
const dark = { main: '#6a5a88', belly: '#b3a2c6', dusk: '#352c4c', mane: '#f0458c', inner: '#c46a94' };
const shiny = { main: '#cdd6e8', belly: '#ffffff', mane: '#2aa79c', dusk: '#66739f', inner: '#ffb59a' };

/** A squeezed eye: the cheek pushes its lower lid up. */
function drawLaughingEye(scene: Scene, x: number, y: number, width: number, height: number): void {
  eye(scene, x, y, width, height, { kind: 'dot' });
  if (scene.blink) return;
  const [rx, ry] = [width / 2 + 3, height / 2];
  scene.flat(ellipse(x, y + ry * 1.4, rx * 1.2, ry * 0.75), 'belly');
  scene.ink(ink(`${x - rx},${y + ry * 0.98} ${x},${y + ry * 0.6} ${x + rx},${y + ry * 0.98}`, 3.4));
}

/** Tufts of fur fused into one form, each as `x,y,length,width,degrees,bend`. */
function tufts(text: string): Path[] {
  return text.split(' ').map((tuft) => {
    const [x = 0, y = 0, length = 0, width = 0, degrees = 0, bend = 0] = tuft.split(',').map(Number);
    return spike(x, y, length, width, degrees, bend);
  });
}

/** A foot that kicks in the air: the sole with its pads. */
function drawSole(scene: Scene, x: number, y: number, degrees: number, dim: boolean): void {
  const place = (path: Path): Path => path.rotate(degrees).move(x, y);
  scene.form(place(ellipse(0, 0, 23, 30)), {
    ramp: 'dusk',
    dim,
    rim: false,
    shade: 5,
    marks: [
      {
        path: [
          place(ellipse(-2, 8, 11, 10)),
          place(ellipse(-13, -11, 4.6, 6)),
          place(ellipse(-1, -17, 4.6, 6)),
          place(ellipse(11, -11, 4.6, 6)),
        ],
        ramp: 'inner',
      },
    ],
  });
}

/** A hyena cub that has fallen over for trying not to laugh. */
export const snickub = creature(
  'snickub',
  { plan: 'biped', palette, stage: 1, roles, dark, shiny },
  (scene) => {
    const fur = { ramp: 'mane', miter: true, rim: false, shade: 5 } as const;
    // tail
    scene.form(tube('196,226,10 230,232,8 254,216,7'), { rim: false, shade: 3 });
    scene.form(tufts('250,220,46,28,-70,4 252,222,36,24,-34,4 248,218,34,22,-108,-2'), fur);
    // mane down the back
    scene.form(tufts('168,84,56,46,-34,6 182,112,58,46,-14,6 194,142,54,44,2,6 204,172,46,38,14,6'), {
      ...fur,
      back: 'hidden',
    });
    // far leg in the air
    scene.form(tube('104,210,24 66,204,17 40,186,15'), { dim: true, shade: 5 });
    drawSole(scene, 28, 172, -34, true);
    // body, sat down on its rump
    scene.form(spline('122,112 170,116 202,148 220,190 220,226 196,244 136,246 100,228 92,186 100,146'), {
      shade: 12,
      marks: [
        { path: spline('90,140 124,142 144,176 146,214 132,250 90,240'), ramp: 'belly' },
        {
          path: [
            ellipse(190, 150, 9, 7, 40),
            ellipse(206, 180, 9, 7, 60),
            ellipse(182, 174, 6, 5, 40),
            ellipse(208, 212, 6, 8),
          ],
          ramp: 'dusk',
        },
      ],
      cast: [ellipse(118, 138, 70, 28)],
    });
    // from behind the mane runs down the middle of the back
    scene.fromBehind('only', () => {
      scene.form(
        tufts(
          '152,112,60,46,-26,6 160,140,58,46,-10,6 168,168,54,44,4,6 172,196,48,40,14,6 176,220,34,30,24,4',
        ),
        fur,
      );
    });
    // near leg, kicking
    scene.form(tube('168,222,30 118,234,21 80,228,16'), {
      back: 'under',
      shade: 8,
      marks: [{ path: [ellipse(180, 206, 8, 6, 30), ellipse(152, 218, 6, 5, 30)], ramp: 'dusk' }],
    });
    drawSole(scene, 66, 220, -16, false);
    // near arm, holding its belly
    scene.form(tube('182,166,17 190,200,16 160,208,14'), { shade: 6, back: 'under' });
    scene.form(spline('166,194 148,190 130,198 128,212 142,220 164,220'), {
      ramp: 'dusk',
      back: 'hidden',
      rim: false,
      shade: 4,
      lines: [
        { path: '132,202 142,205', width: 2.8 },
        { path: '131,211 142,212', width: 2.8 },
      ],
    });
    // ears
    drawEar(scene, roundEar(50, 26, 34, 0.6), 'main', 'inner', { dim: true });
    drawEar(scene, roundEar(186, 30, 41, 0.62), 'main', 'inner');
    // tuft
    scene.form(tufts('106,34,48,34,-108,-4 118,30,70,36,-90,2 136,34,56,32,-62,4'), fur);
    // head, thrown back, with bursting cheeks
    scene.form(
      [
        spline('118,14 156,22 178,52 184,84 166,124 124,144 82,140 52,116 46,82 58,46 82,22'),
        ellipse(56, 104, 24, 23),
        ellipse(176, 102, 30, 28),
      ],
      {
        shade: 10,
        marks: [
          {
            path: spline('20,92 50,70 72,56 96,62 112,74 136,54 164,62 200,86 214,150 118,170 20,150'),
            ramp: 'belly',
          },
          { path: spline('96,4! 108,16 106,40 101,58! 94,40 90,16'), ramp: 'dusk' },
          { path: spline('128,4! 120,16 118,40 110,58! 132,40 136,16'), ramp: 'dusk' },
        ],
      },
    );
    // face
    drawLaughingEye(scene, 78, 72, 28, 36);
    drawLaughingEye(scene, 140, 70, 34, 40);
    scene.ink(ink('58,46 70,36 84,40', 4.8));
    scene.ink(ink('128,36 144,30 160,40', 5));
    // grin, much too wide
    scene.form(
      spline('36,92! 60,110 104,118 158,110 198,86! 196,114 168,138 116,146 70,140 42,120').withThickness(26),
      {
        ramp: '#ffffff',
        lineRamp: 'dusk',
        back: 'hidden',
        rim: false,
        gradient: false,
        lineWidth: 0.9,
        shade: 3,
        lines: ['54,106 56,130', '70,111 72,138', '148,112 152,140', '164,108 170,134', '180,100 184,124'],
      },
    );
    scene.ink(ink('29,96 36,91 38,82', 4.4));
    scene.ink(ink('206,92 199,85 196,76', 4.4));
    nose(scene, 98, 92, 25, '#3a2030');
    blush(scene, 182, 80, 11);
    // far paw over the mouth
    scene.form(tube('112,168,15 70,176,15 62,152,14'), { dim: true, shade: 5, back: 'under' });
    scene.form(spline('60,128 76,108 102,106 120,116 122,136 106,152 80,156 60,148'), {
      ramp: 'dusk',
      back: 'hidden',
      shade: 6,
      lines: [
        { path: '88,108 89,122', width: 3 },
        { path: '104,109 104,122', width: 3 },
      ],
    });
    // tears of laughter
    scene.form(waterDrop(172, 54, 8.5, 44), { ramp: 'tear', lineWidth: 0.7, rim: false, back: 'hidden' });
    scene.form(waterDrop(53, 72, 8, -44), { ramp: 'tear', lineWidth: 0.7, rim: false, back: 'hidden' });
  },
);
