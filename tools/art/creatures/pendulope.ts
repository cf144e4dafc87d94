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

/** A clockwork antelope with a clock between its horns and a pendulum. */
export const pendulope = creature('pendulope', options, (scene) => {
  drawSpring(
    scene,
    [
      [246, 164],
      [256, 172],
      [264, 182],
      [270, 194],
    ],
    13,
    48,
  );
  scene.form(ellipse(277, 212, 13, 15), { ramp: 'belly', shade: 4 });
  // far legs
  drawHoof(scene, 138, 308, 25, 0, { dim: true });
  drawRodLeg(
    scene,
    [
      [136, 192],
      [147, 250],
      [139, 294],
    ],
    6.4,
    true,
  );
  drawHoof(scene, 202, 308, 25, 0, { dim: true });
  drawRodLeg(
    scene,
    [
      [214, 190],
      [218, 250],
      [204, 294],
    ],
    6.6,
    true,
  );
  // near hind leg
  drawHoof(scene, 246, 318, 26);
  drawRodLeg(
    scene,
    [
      [236, 178],
      [258, 250],
      [248, 302],
    ],
    7.4,
    false,
  );
  // trunk and neck
  scene.form(
    [
      spline('122,150 160,136 214,132 250,148 256,176 232,196 182,202 142,200 112,182'),
      tube('138,172,36 116,128,27 100,88,23'),
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
  // near foreleg, lifted
  drawHoof(scene, 98, 275, 26, 26);
  drawRodLeg(
    scene,
    [
      [146, 188],
      [94, 214],
      [106, 262],
    ],
    7,
    false,
  );
  // horns and dial
  drawHorn(scene, '74,46,9 36,28,11 18,-26,10 36,-72,7 54,-94,3.6 72,-106,0', true);
  drawDial(scene);
  drawHorn(scene, '108,46,10 148,26,12 162,-30,11 142,-78,8 118,-102,4 96,-114,0', false);
  // pendulum
  scene.form(tube('58,112,4.4 42,156,4 26,192,4'), { ramp: 'steel', lineWidth: 0.8, flat: true });
  scene.form(ellipse(20, 210, 27), {
    gloss: true,
    highlights: [ellipse(11, 198, 9, 4.5, -35)],
    marks: [{ path: ellipse(20, 210, 12), ramp: 'accent' }],
  });
  // far ear
  drawEar(scene, pointedEar(58, 60, 46, 27, 192, 6), 'walnut', 'belly', { dim: true });
  // head
  scene.form([ellipse(94, 66, 37, 36), spline('60,48 102,74 92,108 62,120 34,112 32,94')], {
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
  eye(scene, 62, 69, 17, 26);
  eye(scene, 97, 68, 26, 31);
  nose(scene, 39, 97, 16, '#4a2a2c');
  scene.flat(ink('50,109 60,111 70,105', 3.6), scene.ramp('walnut').line);
});
