import { drawLeaf, ellipse, type Scene, spline, tube } from '../kit.ts';
import { behind, stances } from '../parts/stances.ts';

/** The pod from behind: three husk leaves over the seed, the sprout leaning forward. */
export function drawPodkinBack(scene: Scene): void {
  scene.headAt(134, 152, 72);
  // far leaf hand, raised
  scene.stand([184, 158], behind(stances.farArm), () => {
    drawLeaf(scene, 184, 156, 50, 28, -24, { dim: true, bend: -8, lines: [] });
  });
  // feet, the far one in mid step
  scene.stand(
    [166, 222],
    { roar: { move: [8, -5] }, pain: { move: [4, 2] }, joy: { turn: -20, move: [6, -5] } },
    () => {
      scene.form(ellipse(166, 222, 18, 10, -12), { ramp: 'wood', dim: true });
    },
  );
  scene.form(ellipse(112, 232, 23, 12), { ramp: 'wood' });
  // seed
  scene.form(
    spline('138,78 178,98 200,142 198,190 166,224 124,234 86,222 64,188 66,144 94,100').withThickness(110),
    {
      shade: 14,
      marks: [{ path: spline('186,120 214,150 206,200 184,214 190,176'), ramp: 'belly' }],
      lines: [
        { path: '112,206 114,214 113,220', width: 3.4 },
        { path: '138,204 141,212 141,218', width: 3.4 },
      ],
    },
  );
  // husk: side leaves, then the one in the middle
  const vein = (path: string) => ({ path, width: 3.6, taper: 'end' as const });
  scene.stand([134, 74], { roar: 12, pain: -6, joy: 8 }, () => {
    scene.form(spline('134,70! 104,88 76,118 60,156 58,192! 82,184 104,166 120,138 130,104'), {
      ramp: 'leaf',
      miter: true,
      shade: 8,
      lines: [vein('122,90 92,130 70,176'), vein('94,126 80,128 72,134')],
    });
  });
  scene.stand([140, 74], { roar: -12, pain: 6, joy: -8 }, () => {
    scene.form(spline('140,70! 172,86 200,120 210,160 204,182! 184,174 164,152 150,124 142,100'), {
      ramp: 'leaf',
      miter: true,
      dim: true,
      shade: 6,
      lines: [vein('152,92 180,126 198,168')],
    });
  });
  scene.form(spline('138,66! 166,98 174,142 160,178 138,204! 112,180 96,146 106,100'), {
    ramp: 'leaf',
    miter: true,
    shade: 9,
    highlights: [ellipse(118, 108, 6, 15, 18)],
    lines: [vein('138,78 137,130 138,188'), vein('137,120 122,130 112,142'), vein('138,142 150,148 158,158')],
  });
  // sprout
  scene.stand(
    [138, 84],
    { roar: { turn: 14, grow: 1.2 }, pain: { turn: -24, grow: 0.86 }, joy: { turn: -6, grow: 1.14 } },
    () => {
      scene.form(tube('138,84,7 140,64,6 148,46,5'), { ramp: 'youngLeaf' });
      drawLeaf(scene, 148, 52, 64, 38, -32, { dim: true, bend: -8 });
      drawLeaf(scene, 146, 52, 76, 46, -162, { bend: -14 });
    },
  );
  scene.stand([72, 174], { roar: 44, pain: -30, joy: 58 }, () => {
    // near leaf hand
    drawLeaf(scene, 72, 174, 60, 34, 150, { bend: 10 });
  });
}
