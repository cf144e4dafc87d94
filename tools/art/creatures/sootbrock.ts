import { creature } from '../creature.ts';
import {
  blush,
  drawEar,
  ellipse,
  eyes,
  ink,
  type Point,
  polygon,
  roundEar,
  type Scene,
  spline,
  tube,
} from '../kit.ts';
import { BADGER_KINDS, BADGERS, drawSoot } from './badgers.ts';

/** A grumpy eyelid: `left` and `right` are the heights of its edge, in y from the middle of the eye. */
function drawGrumpyLid(scene: Scene, x: number, y: number, half: number, left: number, right: number): void {
  if (scene.blink) return;
  const corners: Point[] = [
    [x - half, y + left, true],
    [x - half, y - 22],
    [x, y - 27],
    [x + half, y - 24],
    [x + half, y + right, true],
  ];
  const edge: Point[] = [
    [x - half - 3, y + left - 1],
    [x, y + (left + right) / 2],
    [x + half + 3, y + right - 1],
  ];
  scene.flat(spline(corners), 'smut');
  scene.flat(ink(edge, 5.6), '#1e1528');
}

/** A badger cub that comes home down the chimney. */
export const sootbrock = creature(
  'sootbrock',
  { plan: 'quadruped', palette: BADGERS, stage: 1, ...BADGER_KINDS },
  (scene) => {
    // tail, a brush that still glows
    scene.form(
      spline('212,132! 222,112 224,92 238,74 252,66! 252,82 264,86! 258,104 260,116! 246,130 232,146'),
      {
        miter: true,
        shade: 5,
        marks: [
          { path: spline('216,98! 232,100 242,94 262,104 280,110! 270,50! 230,50!'), ramp: 'glow' },
          { path: spline('232,76! 242,82 256,80 280,86! 270,50!'), ramp: 'glowTip' },
        ],
      },
    );
    // soot behind
    drawSoot(scene, 118, 228, 30, 16, [], true);
    drawSoot(scene, 226, 226, 28, 17, [[238, 220, 4]], true);
    // pear of a body
    scene.form(spline('92,96 136,74 186,78 226,108 240,156 232,202 196,226 138,228 96,214 74,168'), {
      shade: 14,
      cast: [ellipse(88, 156, 66, 54)],
      marks: [{ path: spline('120,66 168,66 208,84 232,116 214,110 186,98 150,92 116,94'), ramp: 'stripe' }],
      lines: [{ path: '188,178 180,198 184,216', width: 3.4 }],
    });
    // paws
    scene.form(tube('146,188,17 142,222,17'), { shade: 5 });
    scene.form(tube('208,196,20 210,222,19'), { shade: 5 });
    drawEar(scene, roundEar(140, 98, 16), 'main', 'ember');
    drawEar(scene, roundEar(72, 98, 12), 'main', 'ember', { dim: true });
    // wedge of a head
    scene.form(
      spline('12,172 30,154 48,130 66,106 96,92 128,98 148,126 150,164 132,192 96,206 52,202 20,192'),
      {
        shade: 11,
        marks: [
          { path: spline('0,150! 40,110 60,80 120,80 160,110 160,200 90,220 0,210!'), ramp: 'ash' },
          // the dark band over each eye
          {
            path: spline('22,172! 34,152 48,130 62,112 66,92! 84,86! 84,112 76,144 66,172 44,180!'),
            ramp: 'smut',
          },
          {
            path: spline('84,176! 94,144 104,114 110,84! 138,92! 144,120 140,156 130,178 106,186!'),
            ramp: 'smut',
          },
          // clean rings round the eyes
          { path: ellipse(61, 151, 15.5, 22, 6), ramp: 'bone' },
          { path: ellipse(111, 152, 22, 25), ramp: 'bone' },
        ],
      },
    );
    // coal of a nose
    scene.form(spline('8,172 14,160 28,158 38,166 34,178 20,183 10,180'), {
      ramp: 'smut',
      lineWidth: 0.85,
      rim: false,
      shade: 3,
      marks: [{ path: spline('10,172 18,166 28,168 30,174 20,178'), ramp: 'glow' }],
    });
    // face
    eyes(scene, 88, 152, 49, 35, 41, { kind: 'dot', far: 0.74 });
    blush(scene, 131, 183, 9, '#ff7a4a');
    drawGrumpyLid(scene, 61.5, 151, 13.5, -17, -7);
    drawGrumpyLid(scene, 110.5, 152, 18.5, -5, -17);
    scene.flat(ink('34,196 52,190 74,196', 4.2), scene.ramp('main').line);
    scene.flat(polygon('58,191 66,193 60,182'), '#ffffff');
    // soot in front
    drawSoot(scene, 90, 234, 30, 15, [
      [74, 228, 4],
      [104, 240, 3],
    ]);
    drawSoot(scene, 148, 238, 36, 18, [
      [130, 232, 5],
      [164, 244, 4],
    ]);
    drawSoot(scene, 210, 240, 34, 16, [
      [196, 242, 5],
      [228, 236, 3.4],
    ]);
  },
);
