import { creature } from '../creature.ts';
import { curl, eye, leaf, type Scene, spline, tube } from '../kit.ts';
import { drawCrest, drawTalons, lavaSeams } from './tephraptor-ash.ts';

const palette = {
  main: '#5a5166',
  plate: '#7d7088',
  lava: '#ff6f24',
  spark: '#ffd65a',
  hot: '#e2532e',
  ash: '#dcd3d0',
  ember: '#f0a070',
  beak: '#f7a13c',
  claw: '#ffe9cc',
  iris: '#ffb020',
};
const roles = {
  lava: 'accent',
  hot: 'accent',
  spark: 'accent',
  ash: 'belly',
  ember: 'accent',
  plate: 'main',
  beak: 'accent',
} as const;
const dark = {
  main: '#392f51',
  plate: '#51446d',
  lava: '#e02a9a',
  hot: '#a01f7a',
  spark: '#ffb4e6',
  ash: '#8171a0',
  ember: '#a04a98',
  beak: '#d9527f',
  claw: '#c8b4d8',
};
const shiny = {
  main: '#e9dfd2',
  plate: '#fffaf0',
  lava: '#2aa8e8',
  hot: '#2f7fd0',
  spark: '#c8f6ff',
  ash: '#8fa6cc',
  ember: '#5fd0e8',
  beak: '#c9a05a',
  claw: '#ffe08a',
};
const options = { plan: 'bird', palette, stage: 2, roles, dark, shiny } as const;

/** The column of ash that is its tail. */
function drawAshTail(scene: Scene): void {
  scene.form(
    spline(
      '176,150! 204,150 222,130! 214,104 232,90! 222,58 244,40! 240,8 270,-4 290,10! 318,6 328,34 316,52! 336,70 326,98 306,102! 308,128 284,142! 272,166 246,170! 220,186 186,178!',
    ).withThickness(80),
    {
      ramp: 'ash',
      shade: 12,
      marks: [
        {
          path: spline(
            '160,140! 206,146 230,124! 238,136 252,128 256,142! 268,150 250,166! 216,200 160,190!',
          ),
          ramp: 'ember',
        },
        { path: spline('160,140! 200,148 218,140! 224,150 236,146! 226,168 190,190 160,190!'), ramp: 'lava' },
      ],
      lines: [curl(276, 40, 13), curl(258, 84, 11), curl(298, 76, 8), curl(268, 124, 8)],
    },
  );
}

/** A wing of basalt blades, hot at their roots. */
function drawBladeWing(scene: Scene, blades: readonly string[], dim = false): void {
  for (const blade of blades) {
    const [x = 0, y = 0, length = 0, width = 0, degrees = 0] = blade.split(',').map(Number);
    scene.form(leaf(x, y, length, width, degrees, 10), {
      miter: true,
      rim: false,
      shade: 5,
      dim,
      marks: [
        { path: leaf(x - 6, y, length * 0.74, width * 0.5, degrees, 6), ramp: 'hot' },
        { path: leaf(x - 6, y, length * 0.5, width * 0.34, degrees, 4), ramp: 'lava' },
      ],
    });
  }
}

/** A running bird of prey of volcanic rock, an eruption for a tail. */
export const tephraptor = creature('tephraptor', options, (scene) => {
  drawAshTail(scene);
  drawBladeWing(scene, ['112,112,92,34,-112'], true);
  // far leg, lifted to strike
  scene.form([tube('112,158,26 74,172,20 46,184,14'), tube('48,182,13 56,206,10 40,226,9')], {
    dim: true,
    shade: 4,
  });
  drawTalons(scene, 40, 224, '58,242,70 -2,216,-172 -6,238,156 14,254,118', true);
  // body
  scene.form(
    spline(
      '58,84 92,66 118,88 156,98 192,122 204,150 190,178 156,196 116,192 84,172 64,138 54,110',
    ).withThickness(84),
    {
      shade: 13,
      marks: [
        { path: spline('40,90 76,96 92,126 116,152 150,170 190,176 150,220 90,210 40,150'), ramp: 'hot' },
        { path: spline('40,104 68,112 84,144 110,168 140,184 120,220 60,200 40,150'), ramp: 'lava' },
        { path: spline('40,124 62,130 76,158 96,178 112,200 60,200 40,160'), ramp: 'spark' },
      ],
      lines: [
        '70,100 92,110 84,130',
        '92,110 112,120 110,146',
        '84,130 104,152 110,146',
        '110,146 138,160 134,176',
        '76,144 88,150 104,152',
      ].map((path) => ({ path, width: 4.6, taper: 'none' as const })),
    },
  );
  // near leg, pushing off
  scene.form([tube('142,194,17 178,216,14 192,236,12'), tube('192,234,12 180,254,10 166,270,10')], {
    shade: 4,
  });
  drawTalons(scene, 166, 268, '212,278,12 110,266,-178 124,282,172 152,288,158', false);
  scene.form(spline('122,150 156,134 190,148 200,174 186,198 156,212 130,206 116,184').withThickness(54), {
    shade: 10,
    lines: lavaSeams(scene, ['124,200 152,190 174,170 200,168', '152,190 160,214'], 4.4),
  });
  drawBladeWing(scene, [
    '138,116,124,40,-86',
    '150,116,132,42,-62',
    '162,122,122,40,-40',
    '168,132,96,36,-18',
  ]);
  scene.form(spline('114,108! 138,92 164,98 184,118 186,144 164,148 138,138!').withThickness(40), {
    shade: 7,
  });
  drawCrest(scene);
  // head
  scene.form(spline('40,64 66,46 96,52 112,76 102,104 74,116 48,106').withThickness(50), {
    shade: 8,
    marks: [{ path: spline('44,104 70,104 96,92 120,90 110,140 40,140'), ramp: 'hot' }],
  });
  // hooked beak
  scene.form(spline('30,98! 60,98 66,108! 48,118 32,112').withThickness(14), {
    ramp: 'beak',
    dim: true,
    lineWidth: 0.85,
  });
  scene.form(spline('60,66! 34,60 6,74 -2,112! 12,102 24,97 44,102 66,98!'), {
    ramp: 'beak',
    miter: true,
    shade: 5,
    lines: [{ path: '28,74 22,76 20,82', width: 3 }],
  });
  eye(scene, 82, 76, 29, 25, { kind: 'fierce', lid: 6, closedColour: '#ffb020' });
});
