import { readPoints } from '../core/points.ts';
import { ellipse, type Scene, spline, star, tube } from '../kit.ts';

/** Stars on the throat, as x, y and radius. */
const STARS = [
  [30, 176, 8],
  [62, 184, 5],
  [64, 208, 10],
  [98, 190, 8],
  [112, 214, 7],
  [138, 200, 9],
  [160, 182, 5],
  [178, 192, 7],
  [206, 166, 6],
  [86, 166, 4],
  [128, 172, 4],
] as const;

/** Distant stars, as points. */
const DUST = '22,160 46,170 46,196 80,200 84,214 118,184 124,204 152,212 154,192 190,176 112,170 220,150';

/** The night sky between the grooves of the throat. */
export function drawThroatStars(scene: Scene): void {
  STARS.forEach(([x, y, radius], i) => {
    scene.flat(star(x, y, radius, radius * 0.34, 4), i % 3 === 2 ? 'glow' : 'star');
  });
  for (const [x, y] of readPoints(DUST)) scene.flat(ellipse(x, y, 1.9), 'star');
}

/** Moon phases along the flank: x, y, radius and shift of the shadow; 20 and more is a full moon. */
export function drawMoonPhases(scene: Scene): void {
  for (const [x, y, radius, aside] of [
    [136, 106, 10, 5],
    [166, 112, 10.5, 10],
    [196, 116, 10, 30],
    [223, 112, 8, -10],
  ] as const) {
    scene.flat(ellipse(x, y, radius), 'moon');
    if (aside < 20) scene.flat(ellipse(x + aside, y - 1, radius * 0.96), 'main');
  }
}

/** The spout: a column of water that opens into a crescent moon. */
export function drawMoonSpout(scene: Scene, x: number, y: number): void {
  const column = spline([
    [x - 9, y],
    [x - 6, y - 28],
    [x - 12, y - 52],
    [x + 12, y - 52],
    [x + 7, y - 28],
    [x + 10, y],
  ]);
  const crescent = spline([
    [x - 54, y - 114, true],
    [x - 60, y - 80],
    [x - 40, y - 48],
    [x, y - 36],
    [x + 40, y - 48],
    [x + 60, y - 80],
    [x + 54, y - 114, true],
    [x + 44, y - 84],
    [x + 22, y - 67],
    [x, y - 63],
    [x - 22, y - 67],
    [x - 44, y - 84],
  ]);
  const stream = tube([
    [x + 1, y + 4, 3.4],
    [x, y - 24, 2.4],
    [x, y - 46, 3.4],
  ]);
  scene.form([column, crescent], { ramp: 'star', shade: 6, marks: [{ path: stream, ramp: 'glow' }] });
  // a star between the tips of the crescent
  scene.form(star(x, y - 102, 18, 8, 4), { ramp: 'glow', miter: true, rim: false, shade: 2, lineWidth: 0.8 });
  scene.flat(star(x, y - 102, 9.5, 4, 4), 'star');
}

/** Ghost fire along the ridge of the back. */
export function drawSpiritMane(scene: Scene): void {
  scene.form(
    spline(
      '106,82! 104,58 118,38! 124,54 134,66! 140,46 160,32! 162,52 172,68! 182,52 202,46! 200,66 206,84! 218,76 234,78! 228,96 224,112! 180,110 140,96!',
    ).withThickness(34),
    {
      ramp: 'glow',
      miter: true,
      rim: false,
      shade: 5,
      marks: [
        {
          path: spline(
            '112,84! 112,66 120,56! 128,74 138,80! 144,62 154,54! 158,74 170,84! 182,70 192,66! 192,84 202,96! 212,90 222,90! 214,110 160,104',
          ),
          ramp: 'star',
          opacity: 0.65,
        },
      ],
    },
  );
}

/** A constellation on the brow, its stars joined by lines. */
const BROW = [
  [20, 116, 6],
  [34, 100, 8],
  [56, 90, 6],
  [76, 98, 9],
  [58, 112, 5],
] as const;

export function drawConstellation(scene: Scene): void {
  for (const [i, [x, y]] of BROW.entries()) {
    const [nextX, nextY] = BROW[(i + 1) % BROW.length]!;
    if (i < BROW.length - 1)
      scene.flat(
        tube([
          [x, y, 1],
          [nextX, nextY, 1],
        ]),
        'glow',
      );
  }
  for (const [x, y, radius] of BROW) scene.flat(star(x, y, radius, radius * 0.36, 4), 'star');
}

/** Flukes of ghost fire. */
export function drawSpiritFlukes(scene: Scene): void {
  const flukes = spline(
    '222,140! 232,120 240,104 234,90! 246,66 250,40 246,20! 234,18 218,8 210,-10! 228,-2 246,-4 260,6! 264,-6 260,-24 250,-38! 270,-28 282,-12 284,8! 296,0 316,-2 330,-18! 332,8 318,28 298,36! 312,42 326,40 336,32! 330,54 308,62 288,56! 286,76 280,92 272,104! 268,96! 262,114 250,128! 250,112! 240,130',
  );
  const heart = spline(
    '240,112! 250,92 262,66 264,36 254,18 272,18 278,4 284,22 308,14 290,32 282,50 272,80 258,98',
  );
  scene.form(flukes, {
    ramp: 'glow',
    shade: 6,
    miter: true,
    marks: [{ path: heart, ramp: 'star', opacity: 0.6 }],
  });
}
