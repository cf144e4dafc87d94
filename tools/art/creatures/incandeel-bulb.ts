import { ellipse, join, type Scene, spline, tube } from '../kit.ts';

/** The body inside the bulb: two uprights and the tight coil between them. */
function drawCoil(scene: Scene): void {
  const turns = [92, 113, 134, 155, 176] as const;
  // far halves of the turns
  for (const x of turns.slice(0, 4)) {
    scene.form(tube(`${x + 6},40,4.5 ${x + 18},54,5.5 ${x + 21},78,5.5 ${x + 18},100,4.5`), {
      ramp: 'copper',
      lineWidth: 0.75,
      rim: false,
      dim: true,
    });
  }
  // uprights
  scene.form(tube('130,172,12 126,148,10.5 108,124,9 96,104,7'), { rim: false, lineWidth: 0.85 });
  scene.form(tube('158,172,12 164,148,10.5 182,124,9 186,104,7 186,86,6'), { rim: false, lineWidth: 0.85 });
  // near halves
  for (const x of turns) {
    scene.form(tube(`${x + 8},36,5.5 ${x - 2},52,7.6 ${x - 3},80,7.6 ${x + 5},104,5.5`), {
      ramp: 'glow',
      lineRamp: 'copper',
      lineWidth: 0.85,
      rim: false,
      flat: true,
      marks: [
        { path: tube(`${x + 14},38,6 ${x + 5},54,5.5 ${x + 4},82,5.5 ${x + 11},106,6`), ramp: 'copper' },
      ],
    });
  }
}

/** The bulb, filled with sea water, and the brass collar it stands on. */
export function drawBulb(scene: Scene): void {
  const bulb = spline(
    '144,-14 188,-2 220,32 228,76 212,116 186,140 178,164! 144,172 110,164! 102,140 76,116 60,76 68,32 100,-2',
  );
  scene.form(bulb, {
    ramp: 'sea',
    shade: 14,
    marks: [
      { path: ellipse(144, 70, 76, 66), flat: scene.colour('glow'), opacity: 0.4 },
      { path: ellipse(142, 70, 60, 50), flat: scene.colour('glow'), opacity: 0.75 },
      {
        path: spline('40,112 70,124 96,116 122,128 150,120 180,130 210,118 240,120 240,190 40,190'),
        ramp: 'deepSea',
      },
    ],
    highlights: [
      spline('76,64 82,36 104,12 116,8 100,30 90,56 86,78'),
      join(ellipse(206, 100, 6, 9, 24), ellipse(196, 116, 3.4, 4.4, 24)),
    ],
  });
  drawCoil(scene);
  for (const [x, y, radius] of [
    [84, 98, 5],
    [204, 66, 4.5],
    [146, 146, 4],
  ] as const) {
    scene.flat(ellipse(x, y, radius), '#ffffff', { opacity: 0.75 });
  }
}
