import { creature } from '../creature.ts';
import { ellipse, eye, type Path, polygon, type Scene, skull, spike, spline, star, tube } from '../kit.ts';
import { drawClaws } from '../parts/claws.ts';
import { drawSunTail, drawThroneWing, drawZenithSun } from './zenithrone-throne.ts';

const palette = {
  main: '#d4402f',
  scale: '#a32a3a',
  belly: '#fff0d0',
  wing: '#f4742c',
  flame: '#ff9326',
  flameMiddle: '#ffc83d',
  flameTip: '#fff4bc',
  gold: '#ffc93d',
  horn: '#ffe9a8',
  accent: '#3fc0c8',
  claw: '#fff3da',
  iris: '#e08a12',
};
const roles = { scale: 'main', flameMiddle: 'accent' } as const;
const dark = {
  main: '#5b524e',
  scale: '#3f3733',
  belly: '#c6bab0',
  wing: '#9e4508',
  flame: '#c66e05',
  flameMiddle: '#fd9e4f',
  flameTip: '#faeee3',
  gold: '#fdb176',
  horn: '#e7dbd0',
  accent: '#e0850c',
  claw: '#ded2c8',
};
const shiny = {
  main: '#f3ead6',
  scale: '#d8c4a0',
  belly: '#ffffff',
  wing: '#2fb5a8',
  flame: '#ffcb36',
  flameMiddle: '#ffe67e',
  flameTip: '#fffdf0',
  gold: '#ffd95e',
  horn: '#1f9aa0',
  accent: '#e0487c',
  claw: '#fff6d6',
};

/** Five horns like a crown, the middle one highest. */
function drawCrown(scene: Scene): void {
  scene.form(tube('100,68,13 78,42,11 72,14,8 84,-8,0.5'), { ramp: 'horn', dim: true, rim: false, shade: 4 });
  scene.form(tube('168,68,14 194,42,12 202,12,9 190,-14,0.5'), { ramp: 'horn', rim: false, shade: 4 });
  for (const [x, y, length, degrees] of [
    [110, 56, 34, -108],
    [156, 56, 36, -70],
    [132, 50, 50, -90],
  ] as const) {
    scene.form(spike(x, y, length, 22, degrees), { ramp: 'gold', miter: true, rim: false, shade: 3.5 });
  }
}

/** The head of the dragon: proud, with heavy lids. */
function drawHead(scene: Scene): void {
  // frills of the cheeks
  const frill =
    '170,74! 188,66 208,70! 196,82 196,90! 208,98 212,110! 192,110 180,116! 184,126 182,136! 166,126 158,108!';
  scene.form(spline(frill).mirror(130), { ramp: 'wing', dim: true, miter: true, shade: 4 });
  scene.form(spline(frill), { ramp: 'wing', miter: true, shade: 4 });
  drawCrown(scene);
  scene.form(
    [skull(132, 90, 48), spline('84,90 124,76 158,98 150,130 116,142 78,130 64,114').withThickness(60)],
    {
      shade: 11,
      marks: [
        { path: spline('56,118 88,116 116,122 158,108 170,128 120,158 60,148'), ramp: 'belly' },
        { path: spline('120,42! 132,50 146,42! 146,68 134,92! 122,70'), ramp: 'gold' },
        { path: spline('160,58 190,68 186,108 168,118 170,88'), ramp: 'scale' },
      ],
    },
  );
  scene.form(star(133, 66, 9, 4, 4), { ramp: 'accent', rim: false, shade: 1.5, lineWidth: 0.6 });
  scene.ink('78,130 98,133 122,129 142,118', 4);
  scene.flat(ellipse(78, 108, 3.4, 2.6, -20), scene.ramp('main').line);
  eye(scene, 100, 94, 20, 21, { kind: 'fierce', mirror: true });
  eye(scene, 144, 94, 29, 24, { kind: 'fierce' });
}

/** A straight foreleg like the arm of a throne. */
function drawForeleg(scene: Scene, x: number, dim: boolean): void {
  const shift = (path: Path): Path => path.move(x, 0);
  scene.form(
    [shift(tube('4,210,25 -2,262,19 -4,318,17')), shift(spline('-34,348! -34,328 -16,316 12,318 22,348!'))],
    {
      dim,
      rim: false,
      shade: 7,
      marks: [
        { path: shift(spline('-40,180! -30,214 -20,250 -4,262 14,246 30,214! 34,180')), ramp: 'scale' },
      ],
    },
  );
  scene.form(shift(tube('-24,296,7.5 -3,303,8.5 17,296,7.5')), { ramp: 'gold', dim, rim: false, shade: 2.5 });
  drawClaws(scene, [-28, -12, 6].map((dx) => `${x + dx},340,15,13,${98 - dx * 0.4}`).join(' '), { dim });
}

/** The dragon of noon, seated so straight that its wings are the back of a throne. */
export const zenithrone = creature('zenithrone', { plan: 'drake', palette, roles, dark, shiny }, (scene) => {
  scene.stand(
    [132, -28],
    { roar: { grow: 1.16 }, pain: { grow: 0.92, move: [3, 18] }, joy: { grow: 1.1 } },
    () => {
      drawZenithSun(scene, 132, -28);
    },
  );
  scene.stand([96, 190], { roar: 8, pain: -10, joy: 10 }, () => {
    drawThroneWing(scene, true);
  });
  scene.stand([172, 190], { roar: -8, pain: 10, joy: -10 }, () => {
    drawThroneWing(scene, false);
  });
  drawSunTail(scene);
  // haunches
  scene.form([ellipse(66, 302, 38, 42), spline('20,348! 22,330 46,322 84,326 92,348!')], {
    dim: true,
    shade: 8,
  });
  scene.form([ellipse(204, 298, 48, 50), spline('168,348! 170,328 194,322 236,326 248,348!')], {
    shade: 10,
    marks: [{ path: spline('214,250 262,262 264,326 240,310 236,274'), ramp: 'scale' }],
    lines: [{ path: '176,276 168,304 180,326', width: 4 }],
  });
  drawClaws(scene, '34,342,14,12,104 50,344,14,12,96 198,343,14,13,100 216,344,14,13,92');
  // trunk and neck
  scene.form(
    [
      spline('76,206 100,172 164,172 194,206 194,262 172,326 92,326 68,262').withThickness(104),
      tube('132,196,48 134,150,34 132,112,34'),
    ],
    {
      shade: 14,
      marks: [
        {
          path: spline('106,120 134,130 160,120 164,176 182,230 164,334 104,334 88,230 104,176'),
          ramp: 'belly',
        },
      ],
      lines: [
        '108,154 134,160 158,154',
        '104,250 134,258 164,250',
        '104,276 134,284 164,276',
        '106,302 134,309 160,302',
      ].map((path) => ({
        path,
        width: 3.4,
      })),
      cast: [ellipse(126, 144, 56, 20)],
    },
  );
  scene.stand(
    [92, 220],
    { roar: { turn: 24, move: [-4, -8] }, pain: 8, joy: { turn: 18, move: [-2, -6] } },
    () => {
      drawForeleg(scene, 92, false);
    },
  );
  drawForeleg(scene, 176, false);
  // collar with its jewel
  scene.form(
    spline(
      '70,196! 98,182 104,172! 134,190 162,172! 170,182 198,196! 196,222 172,238 154,240! 134,262 114,240! 96,238 72,222!',
    ).withThickness(44),
    {
      ramp: 'gold',
      rim: false,
      shade: 6,
      marks: [
        {
          path: spline('62,208! 96,222 134,228 172,222 206,208! 204,240 134,280 66,240'),
          ramp: 'flameMiddle',
        },
      ],
      lines: [{ path: '76,208 104,222 134,228 164,222 192,208', width: 3 }],
    },
  );
  scene.form(polygon('134,212 150,228 134,252 118,228').withThickness(24), {
    ramp: 'accent',
    rim: false,
    shade: 4,
    lineWidth: 0.85,
    marks: [{ path: polygon('134,212 134,230 118,228'), flat: '#ffffff' }],
  });
  scene.stand(
    [132, 150],
    { roar: { turn: -6, move: [-6, 6] }, pain: { turn: 9, move: [5, 6] }, joy: { turn: 5, move: [2, -4] } },
    () => {
      drawHead(scene);
    },
  );
});
