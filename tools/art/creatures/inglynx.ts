import { creature } from '../creature.ts';
import { ellipse, eye, mouth, nose, skull, spline, tube } from '../kit.ts';
import { HEARTH, HEARTH_KINDS, score } from './hearth-cats.ts';
import { drawBurningEar, drawWhiskers } from './inglynx-flames.ts';

const palette = { ...HEARTH, flame: '#ee4430', flameMiddle: '#ff8a2c', flameTip: '#ffdf5e' };
const dark = { ...HEARTH_KINDS.dark, flame: '#b1670c', flameMiddle: '#e38414', flameTip: '#e8dcd1' };
const shiny = { ...HEARTH_KINDS.shiny, flame: '#2f62d8', flameMiddle: '#45b4f4', flameTip: '#e2fbff' };

/** A reclining lynx with flames for whiskers. */
export const inglynx = creature(
  'inglynx',
  { plan: 'quadruped', palette, stage: 2, roles: HEARTH_KINDS.roles, dark, shiny },
  (scene) => {
    // bobtail, a smoking log
    scene.form(tube('222,92,5 238,74,8 230,54,8 240,34,7 256,26,3'), {
      ramp: 'steam',
      shade: 3,
      lineWidth: 0.85,
    });
    scene.form(tube('202,156,17 222,128,18 228,100,17', { endCap: 'flat' }), {
      ramp: 'soot',
      lines: [
        { path: '208,140 214,128 215,114', width: 3.4, colour: scene.colour('ember') },
        { path: '226,136 234,120 236,110', width: 3.4, colour: scene.colour('ember') },
      ],
    });
    scene.form(ellipse(228, 98, 17, 9, 10), {
      ramp: 'ember',
      shade: 2,
      rim: false,
      lineRamp: 'soot',
      marks: [{ path: ellipse(228, 98, 9, 4.5, 10), ramp: 'flameTip' }],
    });
    // far hind foot and far foreleg
    // reclining body
    scene.form(spline('84,130 130,122 180,128 214,150 228,188 222,222 190,236 110,236 74,214 66,170'), {
      shade: 14,
      marks: [
        { path: [score([134, 120], [146, 170], 22), score([166, 120], [182, 172], 24)], ramp: 'crumb' },
        { path: [score([137, 132], [144, 162], 8), score([170, 132], [179, 163], 9)], ramp: 'ember' },
      ],
    });
    // thigh and hind foot
    scene.form(spline('170,170 200,160 224,178 230,212 216,234 150,240 138,230 150,220 176,216 160,196'), {
      marks: [{ path: spline('120,210 168,212 172,250 120,250'), ramp: 'soot' }],
    });
    // far foreleg, stretched out
    scene.form(tube('84,186,20 54,214,16 22,224,14'), {
      dim: true,
      marks: [{ path: spline('-10,200 46,200 50,250 -10,250'), ramp: 'soot' }],
    });
    // chest
    scene.form(
      spline(
        '56,140! 92,130 124,144 132,180! 124,182 122,184! 122,200 114,216! 104,210 100,206! 92,220 78,230! 72,220 70,212! 64,222 58,232! 48,214 46,176',
      ),
      {
        ramp: 'belly',
        miter: true,
        shade: 9,
      },
    );
    // near foreleg, draped over the far one
    scene.form(tube('124,180,21 104,214,18 60,231,16'), {
      lines: [
        { path: '46,226 40,234', width: 3 },
        { path: '58,228 52,239', width: 3 },
      ],
      marks: [{ path: spline('20,200 84,206 92,250 20,250'), ramp: 'soot' }],
    });
    // whiskers of flame
    drawWhiskers(scene);
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
    eye(scene, 61, 107, 19, 19, { kind: 'calm', mirror: true });
    eye(scene, 108, 108, 28, 24, { kind: 'calm' });
    nose(scene, 73, 122, 19, '#b8503e');
    mouth(scene, 73, 134, 30, 'cat', { lineWidth: 3.2 });
  },
);
