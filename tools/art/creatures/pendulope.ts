import { creature } from '../creature.ts';
import { drawEar, ellipse, eye, ink, nose, pointedEar, ribs, type Scene, spline, tube } from '../kit.ts';
import { drawHoof } from '../parts/hooves.ts';
import { CLOCKWORK, CLOCKWORK_KINDS, drawRodLeg, drawSpring } from './clockwork.ts';
import { drawDial, drawWindow } from './pendulope-works.ts';

const palette = { ...CLOCKWORK, hoof: CLOCKWORK.belly, glass: '#bfe4f2' };
const options = {
  plan: 'hoofed',
  stage: 2,
  palette,
  ...CLOCKWORK_KINDS,
  roles: { ...CLOCKWORK_KINDS.roles, glass: 'belly' },
} as const;

function drawHorn(scene: Scene, spine: string, dim: boolean): void {
  scene.form(tube(spine), { ramp: 'walnut', dim, shade: 4, lines: ribs(spine, 6, { to: 0.78 }) });
}

/** A clockwork antelope in a leap, a clock between its horns and a pendulum for a beard. */
export const pendulope = creature('pendulope', options, (scene) => {
  drawSpring(
    scene,
    [
      [258, 150],
      [272, 148],
      [286, 144],
      [298, 138],
    ],
    13,
    -14,
  );
  scene.form(ellipse(316, 128, 15, 14), { ramp: 'belly', shade: 4 });
  // far legs, stretched in the leap
  drawHoof(scene, 14, 236, 28, 44, { dim: true });
  drawRodLeg(
    scene,
    [
      [126, 186],
      [62, 186],
      [24, 222],
    ],
    8.6,
    true,
  );
  drawHoof(scene, 290, 312, 29, -34, { dim: true });
  drawRodLeg(
    scene,
    [
      [226, 190],
      [248, 250],
      [282, 298],
    ],
    8.8,
    true,
  );
  // near hind leg, pushing off
  drawHoof(scene, 330, 294, 31, -40);
  drawRodLeg(
    scene,
    [
      [240, 180],
      [284, 228],
      [320, 280],
    ],
    10,
    false,
  );
  // trunk and neck
  scene.form(
    [
      spline('118,146 160,128 220,124 262,142 270,178 244,206 186,214 138,210 104,186'),
      tube('138,172,42 116,128,33 100,88,28'),
    ],
    {
      shade: 13,
      marks: [
        { path: spline('100,186 150,190 200,196 250,190 260,230 100,230'), ramp: 'belly' },
        { path: spline('70,90 92,108 104,136 116,168 118,200 90,210 60,150'), ramp: 'belly' },
      ],
      lines: [
        { path: '150,132 142,160 148,206', width: 3.6 },
        { path: '224,132 224,160 216,206', width: 3.6 },
      ],
      cast: [ellipse(88, 98, 34, 18)],
    },
  );
  drawWindow(scene);
  // near foreleg, drawn up
  drawHoof(scene, 84, 286, 30, 20);
  drawRodLeg(
    scene,
    [
      [146, 192],
      [80, 222],
      [88, 272],
    ],
    9.6,
    false,
  );
  // horns and dial
  drawHorn(scene, '74,46,9 36,28,11 18,-26,10 36,-72,7 54,-94,3.6 72,-106,0', true);
  drawDial(scene);
  drawHorn(scene, '108,46,10 148,26,12 162,-30,11 142,-78,8 118,-102,4 96,-114,0', false);
  // pendulum
  scene.form(tube('54,118,5 30,140,4.6 -2,158,4.6'), { ramp: 'steel', lineWidth: 0.8, flat: true });
  scene.form(ellipse(-22, 166, 30), {
    gloss: true,
    highlights: [ellipse(-31, 151, 9, 4.5, -35)],
    marks: [{ path: ellipse(-22, 166, 14), ramp: 'accent' }],
  });
  // far ear
  drawEar(scene, pointedEar(58, 60, 46, 27, 192, 6), 'walnut', 'belly', { dim: true });
  // head
  scene.form([ellipse(96, 64, 46, 44), spline('56,48 108,72 96,110 62,126 28,116 24,94')], {
    shade: 8,
    marks: [
      { path: spline('84,22! 98,26 96,50 84,72 104,92 94,128 20,128 20,84 56,62 72,50'), ramp: 'belly' },
    ],
  });
  drawEar(scene, pointedEar(120, 56, 54, 31, -12, 8), 'walnut', 'belly');
  // beard
  scene.form(spline('46,112! 58,108 72,112! 66,130 56,140! 50,126'), {
    ramp: 'walnut',
    lineWidth: 0.8,
    rim: false,
    miter: true,
  });
  // face
  eye(scene, 60, 68, 22, 32);
  eye(scene, 102, 67, 33, 38);
  nose(scene, 34, 98, 19, '#4a2a2c');
  scene.flat(ink('46,112 58,114 70,107', 3.6), scene.ramp('walnut').line);
});
