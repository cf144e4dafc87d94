import { ellipse, fluff, leaf, polygon, type Scene, spline, star, tube } from '../../kit.ts';
import { LIT, type ObjectDrawing } from './drawing.ts';
import { strokesOn } from './strokes.ts';

const BARE = { rim: false, miter: true } as const;
const SHELL = '#fff6e6';
const CORAL = '#f07c62';
const HULL = '#8a6248';

function bubble(scene: Scene, x: number, y: number, size: number, ramp: string): void {
  scene.form(ellipse(x, y, size), { ramp, lineWidth: 0.6, shade: 4 });
}

const WINDOWS = [
  [286, 420],
  [226, 570],
  [284, 720],
] as const;

function drawSpindleWindows(scene: Scene, glass: string): void {
  for (const [x, y] of WINDOWS)
    scene.form(
      spline(
        `${x - 20},${y + 30}! ${x - 20},${y - 8} ${x},${y - 32} ${x + 20},${y - 8} ${x + 20},${y + 30}!`,
      ),
      {
        ramp: glass,
        ...BARE,
        shade: 5,
        lineWidth: 0.8,
      },
    );
}

function drawSpindleLantern(scene: Scene, glass: string): void {
  scene.form(spline('178,250! 182,160 330,160 334,250!'), {
    ramp: glass,
    rim: false,
    shade: 9,
    lines: [
      { path: '220,168 220,250', width: 8, taper: 'none' },
      { path: '256,164 256,250', width: 8, taper: 'none' },
      { path: '292,168 292,250', width: 8, taper: 'none' },
    ],
  });
  scene.form(star(256, 206, 40, 14, 8), { ramp: 'white', lineWidth: 0.4, rim: false });
}

/** A lighthouse built like the shell that one finds after a storm: narrow, turned, and taller than it should stand. */
function drawSpindle(scene: Scene): void {
  scene.form(spline('20,1096! 40,1020 110,984 256,972 402,984 472,1020 492,1096! 256,1136'), {
    ramp: '#b49c8a',
    shade: 22,
    lines: [
      { path: '90,1040 130,1070 120,1100', width: 7 },
      { path: '400,1030 380,1066 396,1100', width: 7 },
    ],
  });
  const tower = spline('186,272! 326,272! 346,560 374,820 398,1040! 256,1064 114,1040! 138,820 166,560');
  scene.form(tower, {
    ramp: SHELL,
    rim: false,
    shade: 34,
    marks: [
      { path: spline('90,960 256,930 430,850 430,930 256,1010 90,1040'), ramp: CORAL },
      { path: spline('100,760 256,732 420,660 420,730 256,804 100,834'), ramp: CORAL },
      { path: spline('120,570 256,546 400,484 400,546 256,612 120,640'), ramp: CORAL },
      { path: spline('140,400 256,380 380,330 380,384 256,436 140,458'), ramp: CORAL },
    ],
  });
  strokesOn(
    scene,
    tower,
    'M120 900Q256 880 410 800M130 700Q256 676 400 606M150 514Q256 492 380 436M170 356Q256 340 350 296',
    scene.ramp(SHELL).deep,
    5,
  );
  drawSpindleWindows(scene, 'glass');
  scene.form(spline('196,1062! 196,960 226,918 286,918 316,960 316,1062!'), {
    ramp: '#e6cfa8',
    ...BARE,
    shade: 7,
  });
  scene.form(spline('212,1062! 212,966 236,934 276,934 300,966 300,1062!'), {
    ramp: '#3f8fb8',
    ...BARE,
    shade: 9,
    lines: [{ path: '256,934 256,1062', width: 6, taper: 'none' }],
  });
  scene.form(ellipse(282, 1000, 8), { ramp: 'gold', lineWidth: 0.5 });
  scene.form(polygon('186,1058 326,1058 342,1088 170,1088'), { ramp: '#e0d0ba', ...BARE, shade: 5 });
  drawSpindleLantern(scene, '#ffe38a');
  scene.form(polygon('144,248 368,248 350,286 162,286'), { ramp: '#3f8fb8', ...BARE, shade: 6 });
  scene.markup(
    '<path d="M150 248V214M184 248V210M328 248V210M362 248V214M146 216H190M322 216H366" fill="none" stroke="#2a4b63" stroke-width="7" stroke-linecap="round"/>',
  );
  scene.form(spline('160,168! 178,110 214,70 244,20! 268,20! 298,70 334,110 352,168! 256,180'), {
    ramp: CORAL,
    shade: 14,
    lines: [
      { path: '190,150 226,90 250,34', width: 6 },
      { path: '300,156 288,96 262,34', width: 6 },
    ],
  });
  scene.form(star(256, 10, 26, 11, 5, -90), { ramp: 'gold', lineWidth: 0.6, shade: 3 });
  // What the sea has left at its foot.
  for (const [x, y, size, ramp] of [
    [74, 1066, 20, '#ff8f7e'],
    [110, 1092, 15, '#ffb36b'],
    [432, 1076, 20, '#e987c4'],
    [396, 1100, 14, '#ff8f7e'],
    [54, 1092, 12, '#e987c4'],
  ] as const)
    bubble(scene, x, y, size, ramp);
  for (const [x, degrees] of [
    [150, 120],
    [168, 100],
    [362, 76],
  ] as const)
    scene.form(leaf(x, 1092, 66, 20, degrees, 8), { ramp: '#5fae6b', miter: true, shade: 4, lineWidth: 0.7 });
}

const RIBS = [150, 220, 290] as const;

/** A ship that ran aground long enough ago for a garden to have come aboard. */
function drawWreck(scene: Scene): void {
  scene.flat(ellipse(430, 512, 400, 44), '#8fe6dc', { opacity: 0.55 });
  // The broken bow with bare ribs.
  for (const x of RIBS)
    scene.form(tube(`${x},500,15 ${x - 34},400,14 ${x - 24},300,11 ${x + 4},250,8`), {
      ramp: '#a5795a',
      lineWidth: 0.85,
      shade: 5,
    });
  scene.form(tube('60,420,17 150,478,17 330,500,18', { startCap: 'flat' }), { ramp: HULL, shade: 6 });
  // Two masts, one with what is left of a sail.
  scene.form(tube('470,360,16 452,200,14 430,30,10', { startCap: 'flat' }), { ramp: 'wood', shade: 6 });
  scene.form(tube('640,330,16 668,190,14 690,96,11', { startCap: 'flat' }), { ramp: 'wood', shade: 6 });
  scene.form(tube('330,96,8 440,92,9 560,70,8'), { ramp: 'wood', lineWidth: 0.8, shade: 4 });
  scene.form(
    spline('346,100! 440,96 548,76! 540,150 520,196! 488,178 470,226! 430,196 396,236! 374,190 352,170!'),
    {
      ramp: '#f6e6c6',
      rim: false,
      shade: 12,
      lines: [{ path: '440,98 436,150 428,190', width: 5 }],
    },
  );
  scene.markup(
    '<path d="M432 40Q560 150 690 100M690 100Q790 210 822 300" fill="none" stroke="#7a5a42" stroke-width="5"/>',
  );
  const hull = spline(
    '286,372! 420,400 620,388 780,330 858,270! 866,360 838,450 780,508! 560,520 320,512! 270,470 272,410',
  );
  scene.form(hull, { ramp: HULL, shade: 26, rim: false });
  strokesOn(
    scene,
    hull,
    'M270 430Q560 460 870 330M280 474Q560 498 860 396M300 506Q580 520 840 450M400 404v46M520 410v48M640 396v50M750 356v60M460 456v42M590 460v40M700 440v50',
    scene.ramp(HULL).line,
    5,
  );
  scene.form(spline('770,336! 842,276 878,250! 890,300 880,346! 800,372'), {
    ramp: '#a5795a',
    shade: 8,
    rim: false,
  });
  scene.form(polygon('276,362 420,390 620,378 776,320 862,256 868,278 780,342 622,402 420,414 274,386'), {
    ramp: '#c39468',
    ...BARE,
    shade: 5,
  });
  for (const [x, y] of [
    [430, 452],
    [540, 458],
    [650, 442],
  ] as const) {
    scene.form(polygon(`${x - 24},${y - 20} ${x + 24},${y - 24} ${x + 24},${y + 20} ${x - 24},${y + 22}`), {
      ramp: '#3a2a2a',
      ...BARE,
      shade: 4,
    });
  }
  // The garden: on deck, out of the gun ports and down the side.
  for (const [x, y, rx, ry, ramp] of [
    [350, 366, 60, 32, '#5da94f'],
    [440, 376, 56, 36, '#7bc258'],
    [560, 366, 70, 38, '#5da94f'],
    [680, 338, 60, 34, '#7bc258'],
    [760, 306, 46, 28, '#5da94f'],
    [430, 470, 34, 34, '#6fb552'],
    [548, 480, 30, 40, '#5da94f'],
    [330, 480, 40, 26, '#7bc258'],
    [800, 470, 40, 34, '#6fb552'],
    [180, 486, 44, 24, '#6fb552'],
  ] as const)
    scene.form(fluff(x, y, rx, ry, 10, 0.2), { ramp, shade: 9, lineWidth: 0.8 });
  for (const [x, y, size, ramp] of [
    [330, 352, 11, '#ff8fab'],
    [372, 362, 9, '#ffd857'],
    [430, 358, 12, '#ff8fab'],
    [470, 376, 9, '#fff6e6'],
    [540, 348, 12, '#f0805c'],
    [590, 366, 10, '#ffd857'],
    [660, 326, 12, '#fff6e6'],
    [704, 340, 9, '#ff8fab'],
    [764, 294, 10, '#ffd857'],
    [436, 486, 9, '#ff8fab'],
    [552, 500, 9, '#ffd857'],
    [806, 466, 10, '#f0805c'],
    [176, 476, 9, '#ffd857'],
  ] as const)
    bubble(scene, x, y, size, ramp);
  // A palm that has taken the captain's place.
  scene.form(tube('590,350,13 600,290,10 628,230,9', { startCap: 'flat' }), {
    ramp: '#b98f5e',
    shade: 5,
    lineWidth: 0.85,
  });
  for (const [i, [degrees, bend]] of [
    [160, 22],
    [20, -22],
    [205, 26],
    [-25, 22],
    [-70, 16],
    [-120, -18],
  ].entries())
    scene.form(leaf(630, 220, 92, 32, degrees as number, bend as number), {
      ramp: i < 2 ? '#3a9a5c' : '#63c268',
      miter: true,
      shade: 6,
      dim: i < 2,
    });
}

function drawWreckLit(scene: Scene): void {
  for (const [x, y] of [
    [352, 344],
    [500, 340],
    [720, 306],
    [450, 432],
    [640, 430],
  ] as const) {
    scene.flat(ellipse(x, y, 22), LIT, { opacity: 0.35 });
    scene.form(ellipse(x, y, 10), { ramp: LIT, lineWidth: 0.4, shade: 2 });
  }
}

/** What one tells others about: the Spindle, and the ship with the garden. */
export const ISLE_LANDMARKS: readonly ObjectDrawing[] = [
  {
    kind: 'spindle',
    width: 4,
    height: 8.9,
    foot: [256, 1124],
    shadows: [{ y: -20, rx: 230, ry: 40 }],
    casts: 0.6,
    round: true,
    lights: [
      { x: 256, y: 206, radius: 900, kind: 'beacon' },
      ...WINDOWS.map(([x, y]) => ({ x, y, radius: 120, kind: 'window' as const })),
    ],
    lit: (scene) => {
      drawSpindleWindows(scene, LIT);
      drawSpindleLantern(scene, '#fff6c8');
    },
    draw: drawSpindle,
  },
  {
    kind: 'wreck',
    width: 7,
    height: 4.4,
    foot: [448, 540],
    solid: true,
    lights: [
      { x: 500, y: 340, radius: 260, kind: 'lamp' },
      { x: 720, y: 306, radius: 200, kind: 'lamp' },
    ],
    lit: drawWreckLit,
    draw: drawWreck,
  },
];
