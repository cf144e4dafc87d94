import { type Path, type Point, polygon, type Scene, spline, tube } from '../kit.ts';

/** A broad wing feather with its root at (x, y). */
function feather(x: number, y: number, length: number, width: number, degrees: number): Path {
  const outline: Point[] = [
    [0, -width * 0.24, true],
    [length * 0.5, -width * 0.5],
    [length * 0.82, -width * 0.42],
    [length, width * 0.1, true],
    [length * 0.84, width * 0.4],
    [length * 0.5, width * 0.48],
    [0, width * 0.24, true],
  ];
  return spline(outline).withThickness(width).rotate(degrees).move(x, y);
}

/** The part of a feather beyond `share` of its length. */
function featherTip(x: number, y: number, length: number, width: number, degrees: number, share: number) {
  const outline: Point[] = [
    [length * (share - 0.03), -width],
    [length * 1.2, -width],
    [length * 1.2, width],
    [length * (share + 0.03), width],
  ];
  return polygon(outline).rotate(degrees).move(x, y);
}

/** Feathers as `x,y,length,width,degrees`, each edged in sunset. */
function drawFeathers(scene: Scene, feathers: string, dim = false): void {
  for (const text of feathers.trim().split(/\s+/)) {
    const [x = 0, y = 0, length = 0, width = 0, degrees = 0] = text.split(',').map(Number);
    const beyond = (share: number) => featherTip(x, y, length, width, degrees, share);
    scene.form(feather(x, y, length, width, degrees), {
      rim: false,
      shade: 3,
      lineWidth: 0.9,
      dim,
      marks: [
        { path: beyond(0.68), ramp: 'rose' },
        { path: beyond(0.75), ramp: 'sunset' },
        { path: beyond(0.88), ramp: 'gold' },
      ],
    });
  }
}

/** The far wing, raised behind the head. */
export function drawFarWing(scene: Scene): void {
  drawFeathers(
    scene,
    `160,104,76,28,-188 154,88,90,28,-174 148,72,102,28,-161 144,58,106,27,-147
     140,46,106,26,-133 138,36,100,25,-119 138,28,88,24,-105`,
    true,
  );
  scene.form(
    [
      tube('178,150,18 164,104,14 148,62,11 137,24,7'),
      spline(
        '176,140! 140,134 128,118 132,108! 118,98 112,84 120,76! 110,62 114,46 128,18! 144,26 160,62 174,104',
      ),
    ],
    { ramp: 'cloak', shade: 5, dim: true },
  );
}

/** The near wing, spread high above the back. */
export function drawNearWing(scene: Scene): void {
  drawFeathers(
    scene,
    `200,142,74,32,47 206,130,86,32,36 210,116,98,32,25 216,102,108,32,13 220,88,118,32,1
     226,74,122,31,-11 232,60,124,30,-24 238,48,124,29,-37 243,36,118,27,-50 246,26,106,26,-63 246,20,90,24,-77`,
  );
  scene.form(
    [
      tube('192,158,22 204,108,16 222,62,12 247,18,7'),
      spline(
        '184,166! 214,174 234,166 236,154! 252,150 258,138 254,126! 268,120 272,106 265,96! 276,88 278,74 270,66! 278,58 276,44 248,16 220,60',
      ),
    ],
    {
      ramp: 'cloak',
      shade: 6,
      lines: [
        { path: '234,154 224,148 214,147', width: 3 },
        { path: '252,126 240,122 230,123', width: 3 },
        { path: '263,96 252,94 242,97', width: 3 },
        { path: '268,67 260,68 252,73', width: 3 },
      ],
    },
  );
}
