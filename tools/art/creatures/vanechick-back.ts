import { polygon, type Scene, spline, tube } from '../kit.ts';
import { drawKick, drawRod, drawStand } from './vanechick-rod.ts';
import { arrowHead, drawRivet, drawSheet } from './weathervanes.ts';

/** From behind: the unpainted side of the sheet with its braces, and the shaft held by two clamps. */
export function drawVanechickBack(scene: Scene): void {
  scene.headAt(128, 116, 72);
  drawRod(scene);
  // the arrowhead of a beak, beyond
  drawSheet(scene, arrowHead(204, 116, 62, 46, -14), 'giltDark', { ramp: 'gilt' });
  drawKick(scene, true);
  drawStand(scene, true);
  // wing, seen from its inner side
  drawSheet(
    scene,
    spline(
      '138,140! 158,104 190,74 218,62! 220,78 230,84! 220,98 224,110! 206,118 200,130! 176,148 150,160!',
    ),
    'storm',
    { ramp: 'cloud', dim: true },
  );
  // comb
  drawSheet(
    scene,
    spline('106,58! 98,26 114,12 130,26! 138,4 156,2 162,26! 178,22 186,40 168,64!'),
    'copperDark',
    {
      ramp: 'copper',
    },
  );
  // body, one plate
  drawSheet(
    scene,
    spline('138,46 172,58 194,92 196,132 176,166 140,184 102,180 70,158 56,124 64,84 94,54').withThickness(
      120,
    ),
    'storm',
    { shade: 12 },
    8,
  );
  // braces, a cross riveted to the plate
  const brace = { ramp: 'copper', rim: false, shade: 3, lineWidth: 0.85 } as const;
  scene.form(polygon('84,70 96,60 174,158 162,168').withThickness(14), brace);
  scene.form(polygon('168,66 178,78 92,164 82,152').withThickness(14), brace);
  for (const [x, y] of [
    [94, 72],
    [168, 80],
    [164, 154],
    [94, 150],
    [130, 114],
  ] as const) {
    drawRivet(scene, x, y, 5.2, 'gilt');
  }
  // shaft and feathers of the arrow, nearest
  scene.form(tube('204,120,6 120,132,6.5 4,158,7', { startCap: 'flat', endCap: 'flat' }), {
    ramp: 'gilt',
    shade: 3,
    rim: false,
  });
  drawSheet(scene, polygon('52,146 26,104 -32,100 -6,158 -36,196 24,190'), 'giltDark', {
    ramp: 'gilt',
    lines: [
      { path: '50,147 -4,158', width: 3, taper: 'none' },
      { path: '30,150 6,116', width: 3, taper: 'none' },
      { path: '30,152 2,184', width: 3, taper: 'none' },
    ],
  });
  for (const x of [98, 160]) {
    const y = 150 - x * 0.168;
    scene.form(
      polygon([
        [x - 7, y - 14],
        [x + 7, y - 16],
        [x + 7, y + 14],
        [x - 7, y + 16],
      ]),
      {
        ramp: 'copperDark',
        rim: false,
        lineWidth: 0.8,
        shade: 3,
      },
    );
  }
}
