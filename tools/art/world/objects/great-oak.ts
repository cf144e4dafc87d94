import { fluff, type Scene, spline } from '../../kit.ts';
import type { ObjectDrawing } from './drawing.ts';

/** The landmark of the old wood: a hollow trunk below five clouds of leaves. */
function drawGreatOak(scene: Scene): void {
  scene.form(
    spline(
      '330,470! 344,600 316,690 232,748! 330,746 372,774! 412,752 448,786! 486,752 528,776! 566,746 664,748! 580,690 552,600 566,470!',
    ),
    { ramp: 'trunk', miter: true, shade: 26 },
  );
  scene.form(spline('404,742! 398,668 420,628 448,620 476,628 498,668 492,742!'), {
    ramp: '#4a2f2a',
    shade: 10,
    rim: false,
    lineWidth: 0.8,
  });
  scene.ink('366,560 360,620 374,680', 12, 'trunk');
  scene.ink('530,560 540,624 528,686', 12, 'trunk');
  scene.ink('448,540 440,570 448,600', 10, 'trunk');
  const clouds = [
    [210, 430, 178, 126, 13],
    [686, 430, 178, 126, 13],
    [448, 440, 230, 138, 15],
    [300, 270, 200, 140, 13],
    [610, 280, 190, 136, 13],
  ] as const;
  clouds.forEach(([x, y, rx, ry, bumps], i) => {
    scene.form(fluff(x, y, rx, ry, bumps, 0.12), { ramp: i < 3 ? '#429c58' : 'main', shade: 30 });
  });
  scene.form(fluff(448, 180, 210, 140, 13, 0.13), {
    ramp: 'main',
    shade: 28,
    marks: [
      { path: spline('262,170 320,84 440,50 566,84 520,120 420,130 330,160 290,220'), ramp: 'leafLight' },
    ],
  });
  for (const [x, y] of [
    [220, 300],
    [360, 330],
    [660, 320],
    [150, 440],
    [740, 440],
    [360, 470],
    [560, 470],
    [400, 220],
    [560, 190],
  ] as const) {
    scene.ink(
      `${x - 34},${y - 6} ${x - 18},${y + 8} ${x},${y - 2}! ${x + 18},${y + 8} ${x + 36},${y - 8}`,
      9,
      'main',
    );
  }
  for (const [x, y] of [
    [180, 372],
    [620, 220],
  ] as const) {
    scene.form(fluff(x, y, 74, 40, 8, 0.14), { ramp: 'leafLight', outline: false, flat: true });
  }
}

export const GREAT_OAK: ObjectDrawing = {
  kind: 'great-oak',
  width: 7,
  height: 6.3,
  foot: [448, 790],
  shadows: [{ y: -40, rx: 330, ry: 70 }],
  round: true,
  draw: drawGreatOak,
};
