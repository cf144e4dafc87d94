import { ellipse, type FormOptions, leaf, polygon, type Scene, spline } from '../kit.ts';
import { drawBulrush, drawWaterLily } from '../parts/reeds.ts';
import { foamBalls } from '../parts/water.ts';

/** A stone with one lit facet. */
export function drawStone(scene: Scene, outline: string, facet?: string, options: FormOptions = {}): void {
  scene.form(polygon(outline).withThickness(20), {
    ramp: 'stone',
    miter: true,
    rim: false,
    shade: 4,
    marks: facet ? [{ path: polygon(facet), ramp: 'stoneLight' }] : [],
    ...options,
  });
}

/** The reeds behind the lagoon, and its far rim. */
export function drawShore(scene: Scene): void {
  const blade = { ramp: 'reed', miter: true, rim: false, dim: true };
  scene.form(leaf(136, 78, 54, 16, -118, -8), blade);
  scene.form(leaf(168, 70, 66, 16, -82, 6), blade);
  scene.form(leaf(206, 76, 60, 16, -58, 10), blade);
  scene.form(leaf(228, 88, 44, 14, -30, 8), blade);
  const colours = { stalk: 'reed', head: 'cattail' };
  drawBulrush(scene, [152, 80], [143, 2], { ...colours, headWidth: 7.4 });
  drawBulrush(scene, [184, 78], [190, -16], colours);
  drawBulrush(scene, [210, 82], [228, 14], { ...colours, headWidth: 7, headLength: 24 });
  drawStone(scene, '118,84 132,66 154,64 160,82', undefined, { dim: true });
  drawStone(scene, '150,80 162,60 190,58 200,78', undefined, { dim: true });
  drawStone(scene, '192,78 206,62 228,66 238,86', undefined, { dim: true });
}

/** The lagoon on the back, with its near rim and the waterfall down the flank. */
export function drawLagoon(scene: Scene): void {
  scene.form(ellipse(178, 86, 62, 23, 3), {
    ramp: 'lagoon',
    rim: false,
    shade: 4,
    marks: [{ path: [ellipse(164, 78, 20, 3.2, 3), ellipse(206, 84, 12, 2.4, 3)], ramp: 'spray' }],
  });
  drawStone(scene, '108,90 124,80 146,92 150,110 128,118 108,108', '108,90 124,80 136,92 122,102');
  drawStone(scene, '140,102 160,96 174,104 172,122 152,126 136,116', '140,102 160,96 162,108 148,114');
  drawStone(scene, '200,106 214,98 232,100 238,116 220,124 202,120', '200,106 214,98 222,108 208,114');
  drawStone(scene, '228,96 240,82 254,90 254,106 240,116 230,110', '228,96 240,82 246,94 236,102');
  drawWaterLily(scene, 157, 104, 25, 'lily');
  scene.form(
    spline(
      '168,102! 180,98 194,99 206,104! 204,126 200,160 204,200 208,228! 190,236 172,230! 174,196 176,160 174,126',
    ),
    {
      ramp: 'lagoon',
      rim: false,
      shade: 4,
      marks: [
        {
          path: [
            spline('180,104 186,104 186,140 184,186 180,160 182,130'),
            spline('194,112 198,114 194,150 198,196 192,176 190,140'),
          ],
          ramp: 'spray',
        },
      ],
    },
  );
  const spray = foamBalls([
    [166, 231, 8],
    [177, 226, 9],
    [191, 228, 11],
    [205, 227, 9],
    [214, 232, 7],
  ]);
  scene.form(spray, { ramp: 'foam', lineWidth: 0.8, shade: 3, rim: false });
}

/** The stone crown with its water jewel. */
export function drawCrown(scene: Scene): void {
  drawStone(scene, '62,92 62,66 76,58 86,84 78,94', '62,92 62,66 76,58 74,80', { dim: true });
  drawStone(scene, '112,86 124,58 140,64 136,88 122,96', '112,86 124,58 130,76 122,88');
  drawStone(scene, '82,86 92,48 108,44 118,80 102,92', '82,86 92,48 104,62 98,84');
  scene.form(polygon('94,80 100,70 107,79 101,90').withThickness(10), {
    ramp: 'lagoon',
    lineWidth: 0.6,
    miter: true,
    rim: false,
    shade: 1.5,
    marks: [{ path: polygon('94,80 100,70 101,90'), ramp: 'spray' }],
  });
}
