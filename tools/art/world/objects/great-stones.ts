import { ellipse, fluff, polygon, type Scene, spline } from '../../kit.ts';
import type { ObjectDrawing } from './drawing.ts';
import { CARVINGS, drawCarving } from './standing-stones.ts';

const STONE = '#a3a2ac';
const LICHEN = '#c3b45c';
const MOSS = '#7d9a58';
const GLOW = '#9ff0e2';

type Carving = keyof typeof CARVINGS;

/** A carving of the small stones, moved and enlarged; theirs is centred on (66, 109). */
function carve(scene: Scene, carving: Carving, x: number, y: number, size: number, colour: string): void {
  scene.markup(`<g transform="translate(${x} ${y}) scale(${size}) translate(-66 -109)">`);
  drawCarving(scene, CARVINGS[carving], colour);
  scene.markup('</g>');
}

const moss = (left: number, right: number, foot: number) => {
  const middle = (left + right) / 2;
  return spline(
    `${left},${foot - 22} ${(left + middle) / 2},${foot - 40} ${middle},${foot - 24} ${(right + middle) / 2},${foot - 42} ${right},${foot - 20} ${right},${foot + 20} ${left},${foot + 20}`,
  );
};

const lichen = (scene: Scene, spots: readonly (readonly [x: number, y: number, size: number])[]): void => {
  for (const [x, y, size] of spots)
    scene.flat(fluff(x, y, size, size * 0.7, 6, 0.25), LICHEN, { opacity: 0.55 });
};

/** Grass that grows up a stone's foot. */
function drawFoot(scene: Scene, left: number, right: number, foot: number): void {
  const blades = Array.from({ length: Math.round((right - left) / 22) }, (_, i) => {
    const x = left + i * 22 + 6;
    return `M${x} ${foot + 4}q${i % 2 ? 8 : -6} -16 ${i % 2 ? 2 : -10} -30q10 8 16 30`;
  }).join('');
  scene.markup(`<path d="${blades}" fill="${MOSS}"/>`);
}

const MENHIRS = [
  { outline: '44,430! 36,300 46,150 70,48 108,14 142,40 158,170 164,320 158,430!', carving: 'spiral' },
  { outline: '36,430! 34,290 56,130 96,30 130,20 148,70 152,220 168,430!', carving: 'moon' },
] as const;

function drawMenhir(scene: Scene, outline: string): void {
  scene.form(spline(outline), {
    ramp: STONE,
    shade: 24,
    lines: [
      { path: '120,60 112,130 124,190', width: 6 },
      { path: '70,330 84,380 78,420', width: 6 },
    ],
    marks: [{ path: moss(20, 180, 420), ramp: MOSS }],
  });
  lichen(scene, [
    [84, 120, 16],
    [132, 268, 20],
    [60, 260, 13],
  ]);
  drawFoot(scene, 40, 160, 430);
}

const menhirs = MENHIRS.map(
  ({ outline, carving }): ObjectDrawing => ({
    kind: 'menhir',
    width: 1.6,
    height: 3.45,
    foot: [102, 438],
    shadows: [{ y: -12, rx: 80, ry: 18 }],
    lights: [{ x: 100, y: 210, radius: 150, kind: 'window' }],
    lit: (scene) => carve(scene, carving, 100, 210, 1.05, GLOW),
    draw: (scene) => {
      drawMenhir(scene, outline);
      carve(scene, carving, 100, 210, 1.05, scene.ramp(STONE).deep);
    },
  }),
);

/** Two stones with a third across them. */
function drawTrilithon(scene: Scene): void {
  for (const [outline, left, right] of [
    ['26,470! 20,320 30,128 48,112! 118,112! 126,300 130,470!', 24, 130],
    ['262,470! 268,300 270,112! 346,112! 362,300 368,470!', 262, 366],
  ] as const) {
    scene.form(spline(outline), {
      ramp: STONE,
      shade: 20,
      lines: [{ path: `${left + 66},170 ${left + 58},240 ${left + 70},300`, width: 6 }],
      marks: [{ path: moss(left - 10, right + 10, 462), ramp: MOSS }],
    });
    drawFoot(scene, left, right - 10, 470);
  }
  scene.form(spline('2,118! 8,58 30,34 120,28 220,36 330,24 372,44 388,72 384,116! 250,128 120,122'), {
    ramp: '#aeadb6',
    shade: 18,
    lines: [
      { path: '60,84 140,92 200,84', width: 5 },
      { path: '250,66 310,72 340,64', width: 5 },
    ],
  });
  lichen(scene, [
    [90, 60, 22],
    [300, 90, 20],
    [56, 250, 15],
    [330, 220, 16],
  ]);
}

const carveLintel = (scene: Scene, colour: string): void => {
  carve(scene, 'sun', 196, 76, 0.62, colour);
  carve(scene, 'moon', 74, 360, 0.72, colour);
  carve(scene, 'leaf', 318, 360, 0.72, colour);
};

const trilithon: ObjectDrawing = {
  kind: 'trilithon',
  width: 3.05,
  height: 3.75,
  foot: [196, 478],
  shadows: [
    { x: -118, y: -12, rx: 72, ry: 16 },
    { x: 120, y: -12, rx: 72, ry: 16 },
  ],
  lights: [{ x: 196, y: 76, radius: 170, kind: 'window' }],
  lit: (scene) => carveLintel(scene, GLOW),
  draw: (scene) => {
    drawTrilithon(scene);
    carveLintel(scene, scene.ramp(STONE).deep);
  },
};

/** Rings round the hole of the great stone, as if its note were seen. */
const rings = (scene: Scene, colour: string): void => {
  const pen = `fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round"`;
  scene.markup(
    `<path ${pen} d="M120 236a84 84 0 0 1 60-66M284 300a84 84 0 0 1-62 34M96 330a130 130 0 0 1-16-70M312 220a130 130 0 0 1 2 66"/>`,
  );
};

/** The stone that hums: taller than a house, with a hole through which one sees the sky. */
function drawHarkStone(scene: Scene): void {
  const stone = spline(
    '40,716! 26,560 34,380 62,200 110,70 180,16 244,24 300,100 338,240 356,420 370,600 374,716!',
  );
  scene.form(stone, {
    ramp: STONE,
    shade: 44,
    lines: [
      { path: '250,60 268,120 256,160', width: 7 },
      { path: '330,420 300,470 312,540', width: 7 },
      { path: '70,480 92,540 80,600', width: 7 },
    ],
    marks: [{ path: moss(6, 400, 706), ramp: MOSS }],
  });
  lichen(scene, [
    [120, 120, 26],
    [300, 360, 30],
    [76, 420, 24],
    [250, 640, 28],
  ]);
  scene.form(ellipse(202, 252, 58, 64), { ramp: '#7c7b88', rim: false, shade: 14 });
  scene.form(ellipse(208, 258, 42, 48), { ramp: '#b9d6dc', rim: false, shade: 10 });
  // A flat stone before it, with what visitors leave there.
  scene.form(polygon('110,700 300,700 324,724 88,724'), {
    ramp: '#8f8e99',
    rim: false,
    miter: true,
    shade: 6,
  });
  drawFoot(scene, 44, 108, 716);
  drawFoot(scene, 304, 366, 716);
  for (const [x, colour] of [
    [150, '#e6c54a'],
    [196, '#cf7bb0'],
    [244, '#f0efe6'],
  ] as const)
    scene.form(fluff(x, 700, 13, 10, 6, 0.25), { ramp: colour, lineWidth: 0.5, shade: 3 });
}

const carveHarkStone = (scene: Scene, colour: string): void => {
  rings(scene, colour);
  carve(scene, 'spiral', 202, 440, 1.5, colour);
  carve(scene, 'sun', 130, 590, 0.9, colour);
  carve(scene, 'moon', 280, 590, 0.9, colour);
};

const harkStone: ObjectDrawing = {
  kind: 'hark-stone',
  width: 3.15,
  height: 5.75,
  foot: [202, 730],
  shadows: [{ y: -14, rx: 196, ry: 26 }],
  solid: true,
  lights: [
    { x: 205, y: 256, radius: 330, kind: 'window' },
    { x: 202, y: 470, radius: 240, kind: 'window' },
  ],
  lit: (scene) => {
    scene.flat(ellipse(208, 258, 42, 48), GLOW);
    carveHarkStone(scene, GLOW);
  },
  draw: (scene) => {
    drawHarkStone(scene);
    carveHarkStone(scene, scene.ramp(STONE).deep);
  },
};

/** Stones several cells high, of which a ring is built. */
export const GREAT_STONES: readonly ObjectDrawing[] = [...menhirs, trilithon, harkStone];
