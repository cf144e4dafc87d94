import { ellipse, polygon, type Scene, spline } from '../../kit.ts';
import type { ObjectDrawing } from './drawing.ts';
import { strokesOn } from './strokes.ts';

const BARE = { rim: false, miter: true } as const;
const STONE = '#b9bfcc';
/** The ground line of the organ, in units. */
const FOOT = 1130;

/** Left edge, width and top of each pipe, those behind first. */
const BEHIND = [
  [150, 70, 430],
  [232, 78, 300],
  [330, 84, 190],
  [436, 90, 110],
  [546, 96, 40],
  [660, 96, 20],
  [774, 92, 90],
  [882, 86, 180],
  [984, 80, 290],
  [1078, 72, 410],
] as const;
const BEFORE = [
  [84, 66, 700],
  [184, 72, 590],
  [286, 78, 500],
  [394, 84, 420],
  [810, 84, 400],
  [922, 78, 490],
  [1030, 72, 580],
  [1134, 66, 690],
] as const;

type Pipe = readonly [left: number, width: number, top: number];

/** The slit near the foot of a pipe, out of which it speaks. */
const mouthOf = ([left, width, top]: Pipe): string => {
  const [x, y] = [left + width / 2, top + (FOOT - top) * 0.52];
  const half = width * 0.24;
  return `${x - half},${y + 44}! ${x - half},${y} ${x},${y - 26} ${x + half},${y} ${x + half},${y + 44}!`;
};

/** A pipe that wind and hands have cut out of the cliff; its rim is worn, snow lies on it. */
function drawPipe(scene: Scene, pipe: Pipe, ramp: string): void {
  const [left, width, top] = pipe;
  const right = left + width;
  const lean = (left % 3) * 5 - 5;
  const outline = polygon(
    `${left},${FOOT - 60} ${left + 4},${top + 22 + lean} ${left + width * 0.4},${top} ${right - 4},${top + 14 - lean} ${right},${FOOT - 60}`,
  );
  scene.form(outline.withThickness(60), { ramp, ...BARE, shade: 13 });
  const joints = [0.2, 0.38, 0.66, 0.82]
    .map((share) => {
      const y = top + (FOOT - top) * share;
      return `M${left} ${y}q${width / 2} 14 ${width} 0`;
    })
    .join('');
  strokesOn(scene, outline, joints, scene.ramp(ramp).deep, 5);
  scene.form(ellipse(left + width / 2, top + 16, width / 2 - 7, 14), { ramp: '#4a5268', ...BARE, shade: 4 });
  scene.form(
    spline(
      `${left - 4},${top + 30} ${left + 2},${top + 6} ${left + width * 0.42},${top - 10} ${left + width * 0.62},${top + 2} ${left + width * 0.3},${top + 8}`,
    ),
    {
      ramp: '#f4f8fe',
      rim: false,
      shade: 4,
      lineWidth: 0.7,
    },
  );
  scene.form(spline(mouthOf(pipe)), { ramp: '#39425a', ...BARE, shade: 5, lineWidth: 0.8 });
}

/** A wall of stone pipes on a stepped foot, with a doorway of air in the middle. */
function drawWindOrgan(scene: Scene): void {
  for (const pipe of BEHIND) drawPipe(scene, pipe, '#a3abbc');
  for (const pipe of BEFORE) drawPipe(scene, pipe, STONE);
  // The case: two great shoulders, and a bench of stone where a player of the organ would sit.
  const arch = spline(
    '500,1072! 500,700 560,600 644,566 728,600 788,700 788,1072! 744,1072! 744,730 644,640 544,730 544,1072!',
  );
  scene.form(polygon('544,730 644,640 744,730 744,1072 544,1072'), { ramp: '#3f4a66', ...BARE, shade: 18 });
  for (const [x, top] of [
    [566, 800],
    [606, 740],
    [646, 714],
    [686, 740],
    [724, 800],
  ] as const) {
    scene.form(polygon(`${x - 15},1010 ${x - 15},${top} ${x + 15},${top} ${x + 15},1010`), {
      ramp: '#d7a24a',
      ...BARE,
      shade: 6,
      lineWidth: 0.8,
    });
    scene.form(ellipse(x, top, 15, 8), { ramp: '#7d5a24', lineWidth: 0.7 });
    scene.form(spline(`${x - 8},930! ${x - 8},906 ${x},894 ${x + 8},906 ${x + 8},930!`), {
      ramp: '#5f4318',
      ...BARE,
      lineWidth: 0.6,
    });
  }
  scene.form(arch, { ramp: '#c6cbd6', ...BARE, shade: 14 });
  strokesOn(
    scene,
    arch,
    'M500 820h44M500 920h44M500 1010h44M744 820h44M744 920h44M744 1010h44M520 690l40 40M590 600l16 60M644 566v74M700 600l-18 60M768 690l-40 40',
    scene.ramp('#c6cbd6').deep,
    5,
  );
  scene.form(spline('616,590! 622,556 644,540 666,556 672,590! 644,606'), { ramp: 'gold', shade: 6 });
  const foot = spline(
    '36,1130! 52,1060 130,1040 260,1056 420,1036 500,1046 788,1046 880,1034 1030,1054 1160,1038 1236,1064 1252,1130!',
  );
  scene.form(foot.withThickness(70), { ramp: STONE, ...BARE, shade: 15 });
  strokesOn(
    scene,
    foot,
    'M40 1090H1250M140 1040v50M300 1050v40M420 1040v50M860 1040v50M1000 1050v40M1130 1040v50M90 1090v40M220 1090v40M360 1090v40M930 1090v40M1070 1090v40M1190 1090v40',
    scene.ramp(STONE).deep,
    5,
  );
  for (const [top, half] of [
    [1060, 120],
    [1084, 144],
    [1108, 168],
  ] as const) {
    scene.form(
      polygon(
        `${644 - half},${top} ${644 + half},${top} ${644 + half},${top + 26} ${644 - half},${top + 26}`,
      ),
      {
        ramp: '#d9dde5',
        ...BARE,
        shade: 5,
        lineWidth: 0.8,
      },
    );
  }
  for (const [x, y, rx] of [
    [110, 1042, 60],
    [330, 1044, 74],
    [930, 1042, 78],
    [1180, 1044, 56],
  ] as const) {
    scene.form(
      spline(
        `${x - rx},${y + 12} ${x - rx * 0.5},${y - 10} ${x + rx * 0.4},${y - 12} ${x + rx},${y + 10} ${x},${y + 18}`,
      ),
      {
        ramp: '#f4f8fe',
        rim: false,
        shade: 5,
        lineWidth: 0.7,
      },
    );
  }
}

/** By night the air in the mouths glows, as it does in a lamp that somebody blows at. */
function drawWindOrganLit(scene: Scene): void {
  for (const pipe of BEFORE)
    scene.form(spline(mouthOf(pipe)), { ramp: '#9fe4f5', ...BARE, shade: 5, lineWidth: 0.8 });
  for (const x of [566, 606, 646, 686, 724]) {
    scene.form(spline(`${x - 8},930! ${x - 8},906 ${x},894 ${x + 8},906 ${x + 8},930!`), {
      ramp: '#ffdf7e',
      ...BARE,
      lineWidth: 0.6,
    });
  }
}

const glow = ([left, width, top]: Pipe) => ({
  x: left + width / 2,
  y: top + (FOOT - top) * 0.52,
  radius: 130,
  kind: 'window' as const,
});

export const WIND_ORGAN: ObjectDrawing = {
  kind: 'wind-organ',
  width: 10.06,
  height: 8.85,
  foot: [644, FOOT],
  shadows: [{ y: -14, rx: 610, ry: 34 }],
  casts: 0.45,
  solid: true,
  lights: [...BEFORE.map(glow), { x: 644, y: 880, radius: 230, kind: 'window' }],
  lit: drawWindOrganLit,
  draw: drawWindOrgan,
};
