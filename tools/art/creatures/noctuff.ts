import { creature } from '../creature.ts';
import {
  drawEar,
  ellipse,
  eyes,
  fluff,
  mouth,
  nose,
  pointedEar,
  polygon,
  type Scene,
  spline,
  tube,
} from '../kit.ts';
import { sleepyLids } from '../parts/eyelids.ts';
import { drawNoctuffBack } from './noctuff-back.ts';

const palette = {
  main: '#b59ae8',
  belly: '#f4ebff',
  wing: '#34296c',
  patch: '#ff9d72',
  accent: '#ff8a5c',
  bark: '#8a5f45',
  leaf: '#7fb858',
  iris: '#ffd23f',
};
const roles = { wing: 'main', patch: 'accent', leaf: 'accent' } as const;
const dark = {
  main: '#4e3651',
  belly: '#9a7a98',
  wing: '#8a2450',
  patch: '#c23f70',
  accent: '#ff4f6d',
  leaf: '#a04f8a',
  bark: '#614157',
};
const shiny = {
  main: '#f2d7a6',
  belly: '#fffaf0',
  wing: '#c7693a',
  patch: '#e8955a',
  accent: '#ff8fb0',
  leaf: '#6fb8a0',
};

const body = {
  plan: 'bat',
  stage: 1,
  back: (scene: Scene) => drawNoctuffBack(scene, drawBranch, drawDroopingWing),
} as const;

/** The branch it slipped from. */
function drawBranch(scene: Scene): void {
  scene.form(
    [
      spline('34,22! 44,14 72,19 112,14 152,20 176,15! 170,22 180,26! 170,32 148,35 112,30 74,36 46,30!'),
      tube('134,24,6 148,10,5 158,4,4'),
    ],
    { ramp: 'bark', shade: 5, rim: false, lines: ['62,25 84,23 100,25'] },
  );
  scene.form(spline('158,4! 162,-14 178,-22 194,-19! 191,-3 178,7').withThickness(16), {
    ramp: 'leaf',
    miter: true,
    shade: 3,
    lines: ['163,1 176,-8 186,-15'],
  });
}

/** The far wing, whose thumbs still hold the branch. */
function drawHangingWing(scene: Scene): void {
  scene.form(
    spline(
      '104,120! 78,100 66,66 70,34! 52,54 40,60! 40,84 28,98! 34,118 32,140! 50,142 60,158! 80,148 104,152!',
    ).withThickness(50),
    {
      ramp: 'wing',
      miter: true,
      shade: 8,
      dim: true,
      lines: [
        { path: '70,40 52,70 30,98', width: 4 },
        { path: '72,46 62,92 36,137', width: 4 },
        { path: '74,52 76,104 62,152', width: 4 },
      ],
    },
  );
  scene.form(tube('98,118,9 76,84,7 72,38,6'), { dim: true, lineWidth: 0.9, rim: false });
  for (const spine of ['70,40,5 62,18,5 70,10,4', '76,40,5 80,16,5 88,12,4']) {
    scene.form(tube(spine), { ramp: 'accent', lineWidth: 0.8, rim: false });
  }
}

/** The near wing, which hangs half open and has been mended. */
function drawDroopingWing(scene: Scene): void {
  scene.form(
    spline(
      '180,150! 216,126 258,104! 278,136 284,178! 266,176 262,208! 242,204 228,232! 210,218 182,208!',
    ).withThickness(50),
    {
      ramp: 'wing',
      miter: true,
      shade: 8,
      lines: [
        { path: '258,112 274,144 280,174', width: 4 },
        { path: '252,116 264,156 261,202', width: 4 },
        { path: '242,122 242,176 229,225', width: 4 },
      ],
      marks: [{ path: polygon('212,160 236,153 239,174 216,181'), ramp: 'patch' }],
    },
  );
  for (const stitch of ['208,167 217,164', '211,176 219,173', '233,159 242,156', '234,169 243,166'])
    scene.ink(stitch, 2.6, 'belly');
  scene.form(tube('180,156,10 218,130,8 258,104,6'), { lineWidth: 0.9, rim: false, shade: 3 });
  scene.form(tube('258,106,5 268,93,5 276,97,3'), { ramp: 'accent', lineWidth: 0.8, rim: false });
}

/** A sleepy ball of fluff that has slipped from its branch and hangs by one wing. */
export const noctuff = creature('noctuff', { ...body, palette, float: 4, roles, dark, shiny }, (scene) => {
  drawBranch(scene);
  drawHangingWing(scene);
  // feet
  const foot = { ramp: 'accent', lineWidth: 0.8, rim: false } as const;
  scene.form([ellipse(116, 222, 7, 10, 12), ellipse(130, 224, 7, 10, 4)], { ...foot, dim: true });
  scene.form([ellipse(158, 222, 7, 10, -6), ellipse(172, 219, 7, 10, -14)], foot);
  // ears, drooping
  drawEar(scene, pointedEar(104, 92, 60, 42, -140, -10), 'main', 'accent', { dim: true, miter: true });
  drawEar(scene, pointedEar(186, 90, 70, 46, -22, 16), 'main', 'accent', { miter: true });
  drawDroopingWing(scene);
  scene.form(fluff(144, 142, 68, 68, 14, 0.14), {
    shade: 16,
    marks: [{ path: ellipse(126, 150, 46, 36), ramp: 'belly' }],
  });
  eyes(scene, 126, 122, 58, 36, 40, { look: [-0.05, 0.3], slit: true });
  sleepyLids(scene, 126, 122, 58, 36, 40, 0.4, 'main');
  nose(scene, 120, 144, 11, '#3a2030');
  mouth(scene, 120, 152, 18, 'open');
});
