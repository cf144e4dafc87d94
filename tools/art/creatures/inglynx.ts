import { creature } from '../creature.ts';
import { ellipse, eye, fire, hindLeg, mouth, nose, polygon, skull, spline, toes, tube } from '../kit.ts';
import { HEARTH, HEARTH_KINDS, score } from './hearth-cats.ts';
import { drawBurningEar, drawWhiskers } from './inglynx-flames.ts';

const palette = { ...HEARTH, flame: '#ee4430', flameMiddle: '#ff8a2c', flameTip: '#ffdf5e' };
const dark = { ...HEARTH_KINDS.dark, flame: '#b1670c', flameMiddle: '#e38414', flameTip: '#e8dcd1' };
const shiny = { ...HEARTH_KINDS.shiny, flame: '#2f62d8', flameMiddle: '#45b4f4', flameTip: '#e2fbff' };

/** A lynx that stalks through the dusk, flames for ear tufts and whiskers. */
export const inglynx = creature(
  'inglynx',
  { plan: 'quadruped', palette, stage: 2, roles: HEARTH_KINDS.roles, dark, shiny },
  (scene) => {
    // bobtail, burning
    fire(scene, 296, 112, 54, 84, 0.16);
    scene.form(tube('256,124,17 280,116,16 294,104,13'), { shade: 5 });
    // far legs
    scene.form([tube('86,176,22 46,208,17 20,228,15'), ellipse(12, 238, 20, 12)], {
      dim: true,
      marks: [{ path: polygon('-20,206 40,206 60,230 60,260 -20,260'), ramp: 'soot' }],
    });
    scene.form(hindLeg(206, 140, 244, 48, 24, 11, 12), {
      dim: true,
      marks: [{ path: polygon('170,210 250,210 250,260 170,260'), ramp: 'soot' }],
    });
    // body, shoulders above the spine
    scene.form(
      [
        spline(
          '110,116 146,84 180,96 216,100 254,96 280,122 278,166 246,186 196,182 150,200 112,190',
        ).withThickness(90),
        hindLeg(250, 124, 254, 70, 27, 12, 16),
      ],
      {
        shade: 14,
        marks: [
          { path: spline('100,180 150,190 200,172 240,178 230,210 110,220'), ramp: 'belly' },
          {
            path: [
              score([186, 100], [192, 140], 20),
              score([214, 102], [224, 146], 22),
              score([244, 100], [256, 142], 22),
            ],
            ramp: 'soot',
          },
          { path: polygon('210,220 290,220 300,270 200,270'), ramp: 'soot' },
        ],
        lines: [{ path: '212,146 208,172 222,196', width: 3.8 }, ...toes(250, 254, 27, 12)],
      },
    );
    // near foreleg, planted
    scene.form([tube('142,160,33 142,206,21 128,240,18'), ellipse(118, 250, 27, 15)], {
      shade: 9,
      marks: [{ path: polygon('80,222 176,216 176,280 80,280'), ramp: 'soot' }],
      lines: [
        { path: '104,250 101,260', width: 3.2 },
        { path: '118,252 116,263', width: 3.2 },
        { path: '128,130 122,152 126,170', width: 3.6 },
      ],
    });
    // whiskers of flame
    scene.fromBehind('under', () => drawWhiskers(scene));
    // ruff
    scene.form(
      spline(
        '56,92 90,84 128,92! 150,104 166,112! 158,120 150,124! 158,138 172,148! 158,154 148,154! 146,164 148,176! 132,172 122,168! 108,182 90,190! 78,180 68,168! 58,172 40,172! 42,160 44,152! 32,152 18,146! 28,136 34,124! 26,118 16,110! 34,102',
      ),
      { ramp: 'belly', shade: 8, miter: true, cast: [ellipse(92, 126, 62, 46)] },
    );
    // head
    drawBurningEar(scene, 56, 78, -112, -12, true);
    scene.form(skull(91, 106, 51, { wide: 1.12, high: 0.92, cheek: 0.4 }), {
      shade: 9,
      marks: [
        { path: spline('26,118 52,114 70,96 84,112 112,112 150,124 150,170 26,170'), ramp: 'belly' },
        {
          path: [score([78, 60], [79, 90], 9), score([94, 60], [92, 86], 9), score([63, 68], [67, 90], 8)],
          ramp: 'soot',
        },
      ],
    });
    drawBurningEar(scene, 122, 76, -62, 14, false);
    // muzzle
    scene.form([ellipse(60, 130, 20, 16), ellipse(92, 132, 25, 18), ellipse(74, 140, 18, 14)], {
      ramp: 'belly',
      lineWidth: 0.8,
      outline: false,
      shade: 4,
    });
    for (const [x, y] of [
      [54, 130],
      [62, 135],
      [94, 132],
      [102, 137],
      [92, 140],
    ] as const)
      scene.flat(ellipse(x, y, 1.7), 'soot');
    // face
    eye(scene, 60, 105, 20, 21, { kind: 'fierce', mirror: true });
    eye(scene, 108, 106, 30, 26, { kind: 'fierce' });
    nose(scene, 73, 122, 19, '#b8503e');
    mouth(scene, 74, 134, 46, 'fang', { lineWidth: 3.2 });
  },
);
