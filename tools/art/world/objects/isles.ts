import { ellipse, fluff, leaf, polygon, type Scene, spline, tube } from '../../kit.ts';
import { LIT, type ObjectDrawing } from './drawing.ts';
import { strokesOn } from './strokes.ts';

const BARE = { rim: false, miter: true } as const;

/** A tall palm that leans into the wind, with fruit in its crown. */
function drawFruitingPalm(scene: Scene): void {
  scene.form(tube('140,426,20 128,370,15 136,300,12 166,220,11 206,156,10', { startCap: 'flat' }), {
    ramp: '#b98f5e',
    shade: 7,
    lines: [400, 368, 336, 304, 272, 240].map((y, i) => ({
      path: `${100 + i * 6},${y + 6} ${132 + i * 6},${y + 4} ${166 + i * 8},${y}`,
      width: 5.5,
    })),
  });
  const fronds = [
    [168, 98, 22],
    [12, 104, -22],
    [206, 118, 30],
    [-28, 116, 24],
    [-62, 112, 18],
    [-100, 120, -14],
    [-140, 124, -30],
    [36, 110, -30],
    [146, 112, 30],
  ] as const;
  fronds.forEach(([degrees, length, bend], i) => {
    scene.form(leaf(208, 144, length, 38, degrees, bend), {
      ramp: i < 2 ? '#3a9a5c' : i % 2 ? '#58bd64' : '#74cc66',
      miter: true,
      shade: 7,
      dim: i < 2,
    });
  });
  for (const [x, y] of [
    [190, 160],
    [212, 168],
    [230, 156],
  ] as const)
    scene.form(ellipse(x, y, 15, 16), { ramp: '#e98a3c', lineWidth: 0.7, shade: 5 });
}

/** A boat with two sails, made fast or under way. */
function drawSailingBoat(scene: Scene): void {
  scene.flat(ellipse(192, 336, 196, 30), '#f2fffb', { opacity: 0.55 });
  scene.form(tube('196,300,8 198,20,6', { startCap: 'flat' }), { ramp: 'wood', lineWidth: 0.85, shade: 4 });
  scene.form(spline('208,34! 268,116 316,208 330,262! 268,254 208,256!'), {
    ramp: '#fff4dc',
    rim: false,
    shade: 16,
    lines: [
      { path: '210,112 252,116 268,120', width: 4.5 },
      { path: '210,184 270,186 302,192', width: 4.5 },
    ],
    marks: [{ path: polygon('200,196 340,204 346,270 200,268'), ramp: '#f0805c' }],
  });
  scene.form(spline('186,58! 150,150 84,236 54,262! 120,254 186,256!'), {
    ramp: '#fbe3b8',
    rim: false,
    shade: 12,
  });
  scene.form(spline('202,14! 236,24 262,16! 250,34 204,40!'), { ramp: '#e0594c', lineWidth: 0.7, shade: 3 });
  const hull = spline('14,268! 90,288 192,292 300,286 376,260! 356,318 300,344 190,350 86,344 36,318!');
  scene.form(hull, {
    ramp: '#3f8fb8',
    shade: 16,
    marks: [{ path: spline('0,316 100,330 200,336 300,330 390,306 390,360 0,360'), ramp: 'white' }],
  });
  strokesOn(scene, hull, 'M20 300q170 26 350 -6', scene.ramp('#3f8fb8').deep, 5);
  scene.form(polygon('10,262 380,254 378,272 14,280'), { ramp: 'woodLight', ...BARE, shade: 4 });
  for (const [x, y] of [
    [96, 312],
    [146, 316],
  ] as const)
    scene.form(ellipse(x, y, 11), { ramp: '#fff4dc', lineWidth: 0.6, shade: 3 });
}

/** Branching coral below the surface. */
function drawCoral(scene: Scene): void {
  for (const [path, ramp] of [
    ['40,104,9 36,78,8 24,58,6|36,80,7 50,60,6|24,60,5 14,46,4', '#ff8f7e'],
    ['88,110,9 90,84,8 104,62,6|90,86,7 76,64,6|104,64,5 116,52,4', '#ffb36b'],
    ['64,96,7 64,70,6 62,50,5', '#e987c4'],
  ] as const)
    for (const branch of path.split('|')) scene.form(tube(branch), { ramp, lineWidth: 0.6, shade: 3 });
  scene.flat(ellipse(64, 106, 54, 16), '#8fe6dc', { opacity: 0.55 });
}

function drawBuoyLamp(scene: Scene, ramp: string): void {
  scene.form(ellipse(64, 24, 13), { ramp, lineWidth: 0.7, shade: 4 });
}

function drawBuoy(scene: Scene): void {
  scene.flat(ellipse(64, 108, 50, 14), '#f2fffb', { opacity: 0.6 });
  scene.form(polygon('52,34 76,34 82,72 46,72'), { ramp: 'iron', ...BARE, shade: 4, lineWidth: 0.8 });
  drawBuoyLamp(scene, '#ffe38a');
  scene.form(spline('30,76! 64,66 98,76! 90,106 64,114 38,106!'), {
    ramp: '#e8503f',
    shade: 9,
    marks: [{ path: polygon('20,86 108,86 108,96 20,96'), ramp: 'white' }],
  });
}

/** Two pots of wicker, and the rope that somebody meant to coil. */
function drawLobsterPots(scene: Scene): void {
  for (const [x, y, ramp] of [
    [40, 84, '#b98455'],
    [84, 92, '#cf9c66'],
  ] as const) {
    const pot = spline(
      `${x - 36},${y + 34}! ${x - 36},${y - 6} ${x},${y - 40} ${x + 36},${y - 6} ${x + 36},${y + 34}!`,
    );
    scene.form(pot, { ramp, shade: 8, rim: false });
    const weave = `M${x - 40} ${y + 14}h80M${x - 40} ${y - 8}h80M${x - 18} ${y - 40}v80M${x} ${y - 44}v84M${x + 18} ${y - 40}v80`;
    strokesOn(scene, pot, weave, scene.ramp(ramp).line, 4);
    scene.form(ellipse(x, y + 10, 13, 15), { ramp: '#5d3a22', lineWidth: 0.6, shade: 3 });
  }
  scene.markup(
    '<path d="M96 124q18-14 24 0t-16 6-26-6" fill="none" stroke="#efdcae" stroke-width="6" stroke-linecap="round"/>',
  );
}

/** A post with a rope round it. */
function drawMooring(scene: Scene): void {
  scene.form(spline('44,120! 46,44 64,34 82,44 84,120!'), { ramp: 'wood', shade: 8 });
  scene.form(ellipse(64, 42, 19, 9), { ramp: 'cut', lineWidth: 0.7, shade: 3 });
  for (const y of [70, 82, 94])
    scene.form(tube(`42,${y},6 64,${y + 6},6 86,${y},6`), { ramp: '#efdcae', lineWidth: 0.6, shade: 2 });
  scene.form(fluff(64, 122, 26, 7, 7, 0.2), { ramp: '#d8bd86', lineWidth: 0.4, shade: 2 });
}

const small = { width: 1, height: 1 } as const;

/** What stands, grows and swims between islands. */
export const ISLE_THINGS: readonly ObjectDrawing[] = [
  {
    kind: 'fruiting-palm',
    width: 2.7,
    height: 3.4,
    foot: [140, 430],
    shadows: [{ rx: 56, ry: 16 }],
    round: true,
    draw: drawFruitingPalm,
  },
  { kind: 'sailing-boat', width: 3, height: 2.8, foot: [192, 352], move: 'rock', draw: drawSailingBoat },
  { kind: 'coral', ...small, flat: true, draw: drawCoral },
  {
    kind: 'buoy',
    ...small,
    foot: [64, 116],
    move: 'rock',
    lights: [{ x: 64, y: 24, radius: 130, kind: 'lamp' }],
    lit: (scene) => drawBuoyLamp(scene, LIT),
    draw: drawBuoy,
  },
  { kind: 'lobster-pots', ...small, shadows: [{ y: -6, rx: 62, ry: 12 }], draw: drawLobsterPots },
  { kind: 'mooring', ...small, shadows: [{ y: -8, rx: 30, ry: 9 }], round: true, draw: drawMooring },
];
