import { ellipse, fluff, polygon, type Scene, spline, tube } from '../../kit.ts';
import type { ObjectDrawing } from './drawing.ts';
import { strokesOn } from './strokes.ts';

const BARE = { rim: false, miter: true } as const;
const STONE = '#a9a7ad';
const SLATE = '#5d6b82';
const HOLLOW = '#2f3a4a';
/** Where the water stands at the walls, in units. */
const WATERLINE = 800;
const WINDOWS = [430, 590, 750, 910] as const;
/** The windows behind which a light is seen by night. */
const LIT_WINDOWS = [590, 750] as const;
/** Gravestones: middle, foot, height, lean. */
const GRAVES = [
  [120, 900, 104, -10],
  [330, 930, 86, 12],
  [500, 905, 96, 4],
  [820, 925, 92, -14],
  [1010, 900, 112, 8],
  [1180, 930, 84, -6],
] as const;

const arch = (x: number, top: number, foot: number, half: number) =>
  spline(
    `${x - half},${foot}! ${x - half},${top + half * 1.3} ${x},${top} ${x + half},${top + half * 1.3} ${x + half},${foot}!`,
  );

function drawNave(scene: Scene): void {
  // The wall is whole under the roof and falls away to the east, where the roof is gone.
  const wall = polygon(
    '320,470 700,470 724,500 760,492 782,540 830,524 852,500 880,560 930,548 956,590 1010,574 1010,812 320,812',
  );
  scene.form(wall, { ramp: STONE, ...BARE, shade: 18 });
  strokesOn(
    scene,
    wall,
    'M320 540H1010M320 620H1010M320 700H1010M320 760H1010M372 470v70M520 470v70M660 470v70M350 540v80M510 540v80M670 540v80M830 540v80M980 560v60M370 620v80M520 620v80M830 620v80M510 700v60M670 700v60M830 700v60M380 760v50M600 760v50M860 760v50',
    scene.ramp(STONE).deep,
    5,
  );
  for (const x of WINDOWS) {
    scene.form(arch(x, 568, 740, 42), { ramp: '#c2bfc2', ...BARE, shade: 6 });
    scene.form(arch(x, 588, 736, 30), { ramp: x === 910 ? '#6d8fa0' : HOLLOW, ...BARE, shade: 6 });
    if (x !== 910) scene.ink(`${x},592 ${x},736`, 6, '#8f9ab0');
  }
  const roof = polygon('296,490 350,272 640,272 628,310 664,336 640,372 690,400 672,432 720,462 700,490');
  scene.form(roof, { ramp: SLATE, ...BARE, shade: 16 });
  strokesOn(
    scene,
    roof,
    'M330 330H700M318 385H700M306 440H720M400 272l-14 58M470 272l-8 58M540 272l-2 58M600 272l2 58M370 330l-12 55M440 330l-6 55M510 330v55M580 330l6 55M350 385l-12 55M420 385l-8 55M500 385v55M570 385l4 55M636 385l10 55',
    scene.ramp(SLATE).deep,
    5,
  );
  // Rafters that still hold, without slates on them.
  for (const rafter of [
    '640,276,8 960,290,6',
    '700,280,8 756,480,8',
    '790,284,7 846,500,7',
    '880,288,7 916,400,5',
  ])
    scene.form(tube(rafter), { ramp: '#77604f', lineWidth: 0.8, shade: 5 });
  // The gable in the east with what is left of its round window.
  scene.form(
    polygon('1000,812 1000,430 1030,380 1064,330 1088,352 1104,318 1130,380 1142,430 1160,470 1150,812'),
    {
      ramp: '#b4b1b4',
      ...BARE,
      shade: 16,
    },
  );
  scene.form(ellipse(1076, 470, 42), { ramp: '#c2bfc2', ...BARE, shade: 6 });
  scene.form(ellipse(1076, 470, 30), { ramp: '#6d8fa0', ...BARE, shade: 5 });
  scene.ink('1076,440 1076,500', 6, '#c2bfc2');
  scene.ink('1046,470 1106,470', 6, '#c2bfc2');
  scene.form(arch(1076, 590, 812, 44), { ramp: HOLLOW, ...BARE, shade: 8 });
}

function drawTower(scene: Scene): void {
  const tower = spline(
    '110,812! 110,120! 140,120! 140,84! 176,84! 176,118! 214,112 240,60 266,40! 290,96 318,150! 340,190! 340,812!',
  );
  scene.form(tower, { ramp: '#b4b1b4', ...BARE, shade: 22 });
  strokesOn(
    scene,
    tower,
    'M110 380H340M110 450H340M110 530H340M110 610H340M110 690H340M110 760H340M180 380v70M270 380v70M150 450v80M236 450v80M190 530v80M290 530v80M150 610v80M190 690v70M280 690v70M150 760v50M250 760v50',
    scene.ramp('#b4b1b4').deep,
    5,
  );
  scene.form(polygon('98,350 352,350 352,380 98,380'), { ramp: '#c2bfc2', ...BARE, shade: 6 });
  scene.form(arch(225, 164, 350, 72), { ramp: HOLLOW, ...BARE, shade: 9 });
  scene.form(tube('158,206,7 292,206,7'), { ramp: '#77604f', lineWidth: 0.8, shade: 4 });
  scene.form(arch(225, 470, 580, 22), { ramp: HOLLOW, ...BARE, shade: 5 });
  for (const [x, y, rx, ry] of [
    [124, 560, 26, 60],
    [138, 660, 34, 54],
    [118, 450, 18, 44],
    [1146, 640, 26, 60],
    [1130, 730, 36, 44],
    [980, 780, 50, 22],
    [520, 790, 56, 18],
    [330, 780, 40, 26],
  ] as const)
    scene.form(fluff(x, y, rx, ry, 8, 0.2), { ramp: '#6f8f4e', lineWidth: 0.5, shade: 5 });
}

function drawBell(scene: Scene): void {
  scene.form(ellipse(225, 320, 13), { ramp: '#8a6a2a', lineWidth: 0.6 });
  scene.form(spline('172,312! 186,286 192,236 225,212 258,236 264,286 278,312! 225,322'), {
    ramp: '#d8a53f',
    shade: 9,
  });
}

const ripples = (y: number, from: number, count: number, opacity: number): string =>
  `<path d="M${from} ${y}q20-10 40 0${'t40 0'.repeat(count)}" fill="none" stroke="#d5e2de" stroke-width="6" stroke-linecap="round" opacity="${opacity}"/>`;

const mist = (opacity: number): string =>
  [
    [300, 822, 300, 30],
    [820, 846, 380, 34],
    [560, 780, 260, 22],
    [1060, 770, 190, 22],
    [120, 760, 150, 20],
  ]
    .map(
      ([x, y, rx, ry]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#e4eef0" opacity="${opacity}"/>`,
    )
    .join('');

/** What is left of a chapel: a tower with its bell, a nave with half a roof, and graves that stand in the lake. */
function drawChapel(scene: Scene): void {
  scene.flat(polygon(`96,${WATERLINE} 1170,${WATERLINE} 1130,900 140,900`), '#33505f', { opacity: 0.35 });
  drawNave(scene);
  drawTower(scene);
  scene.flat(polygon(`84,${WATERLINE - 26} 1176,${WATERLINE - 26} 1190,826 70,826`), '#6d97a3', {
    opacity: 0.6,
  });
  scene.markup(
    ripples(WATERLINE - 24, 84, 26, 0.85) + ripples(WATERLINE + 30, 150, 8, 0.5) + ripples(856, 620, 9, 0.5),
  );
  scene.markup(mist(0.2));
  for (const [x, foot, high, lean] of GRAVES) {
    const top = foot - high;
    scene.form(
      spline(
        `${x - 32},${foot}! ${x - 32 + lean},${top + 30} ${x + lean},${top} ${x + 32 + lean},${top + 30} ${x + 32},${foot}!`,
      ),
      { ramp: '#8f9199', shade: 9, rim: false },
    );
    scene.ink(`${x + lean},${top + 22} ${x + lean * 0.6},${top + 64}`, 7, '#6a6c76');
    scene.ink(`${x - 15 + lean},${top + 38} ${x + 15 + lean},${top + 38}`, 7, '#6a6c76');
    scene.flat(ellipse(x, foot - 3, 44, 13), '#6d97a3', { opacity: 0.75 });
    scene.markup(ripples(foot - 8, x - 50, 1, 0.9));
  }
}

/** The lights by night, their reflection, and thicker mist. */
function drawChapelLit(scene: Scene): void {
  for (const x of LIT_WINDOWS) {
    scene.form(arch(x, 588, 736, 30), { ramp: '#9ff0e2', ...BARE, shade: 5 });
    scene.ink(`${x},592 ${x},736`, 6, '#3f8f86');
    scene.flat(ellipse(x, 850, 26, 44), '#9ff0e2', { opacity: 0.35 });
  }
  scene.markup(mist(0.16));
}

export const CHAPEL: ObjectDrawing = {
  kind: 'chapel',
  width: 10,
  height: 7.4,
  foot: [640, 946],
  solid: true,
  lights: LIT_WINDOWS.map((x) => ({ x, y: 670, radius: 230, kind: 'window' as const })),
  parts: [{ name: 'bell', pivot: [225, 206], move: 'hang', draw: drawBell }],
  lit: drawChapelLit,
  draw: drawChapel,
};
