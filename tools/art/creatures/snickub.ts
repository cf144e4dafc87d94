import { creature } from '../creature.ts';
import {
  blush,
  drawEar,
  ellipse,
  eye,
  ink,
  nose,
  type Path,
  type Scene,
  spike,
  spline,
  tube,
} from '../kit.ts';
import { waterDrop } from '../parts/water.ts';

const palette = {
  main: '#a07a63',
  belly: '#f0d6a6',
  mane: '#8c4a7c',
  dusk: '#6d4a52',
  inner: '#d99aa8',
  tear: '#bfe8ff',
  iris: '#c2539a',
};
const roles = { inner: 'belly', tear: 'fixed' } as const;
const dark = { main: '#5b4f75', dusk: '#3d3455', mane: '#f0458c', inner: '#c46a94' };
const shiny = { main: '#cdd6e8', belly: '#ffffff', mane: '#2aa79c', dusk: '#7a88b2', inner: '#ffb59a' };

/** A squeezed eye: the cheek pushes its lower lid up. */
function drawLaughingEye(scene: Scene, x: number, y: number, width: number, height: number): void {
  eye(scene, x, y, width, height, { kind: 'dot' });
  if (scene.blink) return;
  const [rx, ry] = [width / 2 + 3, height / 2];
  scene.flat(ellipse(x, y + ry * 1.35, rx * 1.15, ry * 0.75), 'main');
  scene.ink(ink(`${x - rx},${y + ry * 0.95} ${x},${y + ry * 0.55} ${x + rx},${y + ry * 0.95}`, 3.2));
}

/** Tufts of fur fused into one form, each as `x,y,length,width,degrees,bend`. */
function tufts(text: string): Path[] {
  return text.split(' ').map((tuft) => {
    const [x = 0, y = 0, length = 0, width = 0, degrees = 0, bend = 0] = tuft.split(',').map(Number);
    return spike(x, y, length, width, degrees, bend);
  });
}

/** A hyena cub that tries not to laugh. */
export const snickub = creature(
  'snickub',
  { plan: 'biped', palette, stage: 1, roles, dark, shiny },
  (scene) => {
    const fur = { ramp: 'mane', miter: true, rim: false, shade: 5 } as const;
    // tail
    scene.form(tube('192,216,9 218,212,7 234,194,6'), { rim: false });
    scene.form(tufts('230,198,40,24,-64,4 232,200,30,20,-30,4 228,196,30,20,-100,-2'), fur);
    // mane down the sloping back
    scene.form(tufts('146,72,58,44,-30,6 156,98,58,44,-12,6 166,126,52,42,4,6 178,152,42,34,16,6'), fur);
    // body
    scene.form([spline('112,120 150,112 178,136 200,176 210,216 184,234 120,234 92,214 90,160')], {
      shade: 10,
      marks: [
        { path: spline('80,150 112,150 124,186 116,240 84,240'), ramp: 'belly' },
        {
          path: [ellipse(170, 146, 8, 6, 40), ellipse(188, 172, 8, 6, 50), ellipse(204, 204, 5, 7)],
          ramp: 'dusk',
        },
      ],
      cast: [ellipse(110, 140, 56, 24)],
    });
    // feet
    scene.form(tube('108,222,14 88,230,12 76,230,10'), { ramp: 'dusk', dim: true });
    scene.form(ellipse(168, 208, 29, 26), {
      shade: 8,
      marks: [{ path: [ellipse(178, 196, 7, 5, 30), ellipse(186, 214, 5, 4)], ramp: 'dusk' }],
    });
    scene.form(tube('170,226,14 144,232,12 128,232,10'), {
      ramp: 'dusk',
      lines: ['126,226 130,231', '134,224 138,230'],
    });
    // ears
    drawEar(scene, { outer: ellipse(46, 46, 31, 33), inner: ellipse(48, 50, 19, 21) }, 'main', 'inner', {
      dim: true,
    });
    drawEar(scene, { outer: ellipse(172, 40, 36, 36), inner: ellipse(169, 45, 23, 23) }, 'main', 'inner');
    // tuft
    scene.form(tufts('96,52,50,26,-112,-4 108,50,66,30,-92,2 124,52,54,28,-66,4 92,56,34,22,-140,-4'), fur);
    // head with bursting cheeks
    scene.form(
      [
        spline('108,34 142,42 158,70 160,92 146,128 112,146 76,142 50,122 46,92 54,68 74,44'),
        ellipse(52, 112, 21, 20),
        ellipse(158, 108, 25, 23),
      ],
      {
        shade: 9,
        marks: [
          { path: spline('20,104 56,92 84,98 110,94 144,90 196,96 200,150 110,170 20,150'), ramp: 'belly' },
        ],
      },
    );
    // face
    drawLaughingEye(scene, 74, 78, 23, 29);
    drawLaughingEye(scene, 124, 76, 28, 32);
    scene.ink(ink('58,52 67,45 80,48', 4.4));
    scene.ink(ink('112,47 126,42 141,50', 4.6));
    // grin, much too wide
    scene.form(spline('36,106! 60,118 98,124 144,116 178,98! 174,122 146,140 104,146 66,140 42,126'), {
      ramp: '#ffffff',
      lineRamp: 'dusk',
      rim: false,
      gradient: false,
      lineWidth: 0.9,
      shade: 3,
      lines: ['52,112 52,136', '64,114 64,142', '144,112 146,142', '158,106 161,134'],
    });
    scene.ink(ink('30,108 36,105 40,98', 4));
    scene.ink(ink('186,104 179,98 175,91', 4));
    // nose
    nose(scene, 90, 104, 20, '#3a2030');
    // paws over the nose
    scene.form(
      [
        tube('98,178,16 58,186,15 44,160,14'),
        tube('44,160,14 58,140,14 78,132,14'),
        ellipse(82, 130, 20, 19),
      ],
      {
        dim: true,
        marks: [{ path: spline('50,100 112,100 112,156 66,152 56,140'), ramp: 'dusk' }],
        lines: ['84,112 85,122', '74,112 75,121'],
      },
    );
    scene.form(
      [
        tube('150,184,19 190,188,16 198,162,15'),
        tube('198,162,15 174,142,15 146,136,15'),
        ellipse(128, 132, 23, 21),
      ],
      {
        marks: [{ path: spline('90,100 146,104 152,130 150,158 120,164 90,154'), ramp: 'dusk' }],
        lines: ['104,124 114,126', '103,134 113,135'],
      },
    );
    blush(scene, 158, 94, 10);
    // tears of laughter
    scene.form(waterDrop(166, 66, 7, 40), { ramp: 'tear', lineWidth: 0.6, rim: false });
  },
);
