import {
  ellipse,
  flame,
  flameCore,
  leaf,
  leafVein,
  type Palette,
  type Path,
  type Point,
  Scene,
  type SpinePoint,
  type Style,
  spline,
  star,
  tube,
} from '../kit.ts';

/** The canvas of the word mark. */
export const WORDMARK = { width: 1040, height: 332 } as const;
/** The canvas of the small word mark, without leaves and sparks. */
export const SMALL_WORDMARK = { width: 1040, height: 276 } as const;

const PALETTE: Palette = {
  main: '#ffdc86',
  warm: '#ffc061',
  hot: '#ff9a45',
  flame: '#f0552f',
  flameMiddle: '#ff9a3c',
  flameTip: '#ffe27a',
  leaf: '#58b96a',
  ribbon: '#c2405c',
};
const STYLE: Style = { outerLine: 13, innerLine: 6, gradient: 1, rim: 1 };
/** Contour of the letters, dark enough for a bright sky and for a dark one. */
const INK = '#2a1f47';
const BASELINE = 238;

type Stroke = readonly SpinePoint[];
interface Letter {
  /** Left edge of the letter. */
  readonly x: number;
  /** How far the letter stands above the baseline, and by how many degrees it leans. */
  readonly rise: number;
  readonly lean: number;
  readonly strokes: readonly Stroke[];
}

const BOWL: Stroke = [
  [0, -34, 15],
  [14, -6, 15],
  [44, 0, 16],
  [72, -20, 17],
  [76, -54, 18],
  [54, -88, 16],
  [26, -86, 14],
  [2, -62, 12],
];

/** The letters in units, with heights below zero above the baseline: thick where a brush would press. */
const LETTERS: readonly Letter[] = [
  {
    x: 62,
    rise: 0,
    lean: -4,
    strokes: [
      [
        [8, -150, 20],
        [0, -78, 23],
        [8, -4, 21],
      ],
      [
        [6, -148, 20],
        [50, -156, 18],
        [96, -172, 9],
      ],
      [
        [2, -78, 18],
        [44, -82, 16],
        [72, -92, 9],
      ],
      [
        [8, -4, 21],
        [54, -2, 19],
        [98, -16, 10],
      ],
    ],
  },
  {
    x: 188,
    rise: 2,
    lean: 2,
    strokes: [
      [
        [-4, -100, 13],
        [2, -60, 18],
        [0, 0, 19],
      ],
      [
        [2, -54, 15],
        [22, -90, 17],
        [48, -80, 19],
        [52, -44, 19],
        [50, 0, 19],
      ],
      [
        [52, -54, 15],
        [72, -90, 17],
        [98, -80, 19],
        [103, -40, 19],
        [106, 0, 18],
      ],
    ],
  },
  {
    x: 342,
    rise: 0,
    lean: -2,
    strokes: [
      [
        [-6, -162, 11],
        [1, -110, 18],
        [2, -20, 18],
      ],
      BOWL,
    ],
  },
  {
    x: 458,
    rise: 3,
    lean: 3,
    strokes: [
      [
        [6, -44, 13],
        [40, -46, 12],
        [70, -54, 14],
      ],
      [
        [70, -52, 14],
        [62, -84, 15],
        [36, -94, 16],
        [8, -78, 17],
        [-1, -44, 18],
        [12, -8, 17],
        [44, 2, 16],
        [78, -16, 8],
      ],
    ],
  },
  {
    x: 572,
    rise: 0,
    lean: -3,
    strokes: [
      [
        [-6, -102, 12],
        [2, -60, 18],
        [0, 0, 19],
      ],
      [
        [2, -52, 14],
        [20, -86, 16],
        [44, -92, 17],
        [60, -82, 10],
      ],
    ],
  },
  {
    x: 650,
    rise: 2,
    lean: 2,
    strokes: [
      [
        [-6, -98, 13],
        [6, -50, 18],
        [22, -2, 18],
      ],
      [
        [22, -2, 18],
        [38, -46, 15],
        [50, -74, 14],
      ],
      [
        [50, -74, 14],
        [62, -40, 16],
        [80, -2, 18],
      ],
      [
        [80, -2, 18],
        [98, -54, 17],
        [112, -106, 10],
      ],
    ],
  },
  {
    x: 800,
    rise: 0,
    lean: 0,
    strokes: [
      [
        [-2, -94, 15],
        [2, -50, 19],
        [0, 0, 19],
      ],
    ],
  },
  {
    x: 866,
    rise: 2,
    lean: -2,
    strokes: [
      [
        [-4, -164, 12],
        [2, -110, 18],
        [0, -40, 19],
        [6, -6, 19],
        [24, 0, 11],
      ],
    ],
  },
  {
    x: 922,
    rise: 0,
    lean: 3,
    strokes: [
      [
        [74, -34, 15],
        [60, -6, 15],
        [30, 0, 16],
        [4, -20, 17],
        [0, -54, 18],
        [22, -88, 16],
        [50, -86, 14],
        [74, -62, 12],
      ],
      [
        [84, -178, 10],
        [78, -110, 18],
        [74, -40, 18],
        [80, -2, 13],
      ],
    ],
  },
];

function pathsOf({ x, rise, lean, strokes }: Letter): Path[] {
  const [sin, cos] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)];
  return strokes.map((stroke) =>
    tube(
      stroke.map(
        ([dx, dy, radius]): SpinePoint => [
          x + dx * cos - dy * sin,
          BASELINE - rise + dx * sin + dy * cos,
          radius,
        ],
      ),
    ),
  );
}

/** The three small letters on the ribbon. */
const RPG: readonly Stroke[] = [
  [
    [872, 304, 5],
    [872, 272, 5],
    [892, 272, 5],
    [897, 281, 5],
    [890, 289, 5],
    [876, 290, 5],
  ],
  [
    [884, 290, 5],
    [898, 304, 5],
  ],
  [
    [916, 304, 5],
    [916, 272, 5],
    [936, 272, 5],
    [942, 281, 5],
    [935, 290, 5],
    [920, 291, 5],
  ],
  [
    [982, 276, 5],
    [968, 270, 5],
    [957, 280, 5],
    [957, 296, 5],
    [968, 305, 5],
    [982, 302, 5],
    [983, 290, 5],
    [972, 290, 4],
  ],
];

/** Everything below a wave at the given height: the letters glow like embers towards their feet. */
function glowing(y: number, height: number): Path {
  const crest = Array.from({ length: 27 }, (_, i): Point => [i * 40, y + (i % 2 ? height : -height)]);
  return spline([[-20, y + 200, true], [-20, y, true], ...crest, [1060, y, true], [1060, y + 200, true]]);
}

/**
 * Draws the game's name: brushed letters of warm light, an ember above the i, leaves at its foot.
 * @param small leaves out what is too fine for a header
 */
export function drawWordmark(id = 'wordmark', small = false): string {
  const scene = new Scene(id, PALETTE, { style: STYLE, outlineColour: INK });
  for (const letter of LETTERS)
    scene.form(pathsOf(letter), {
      ramp: 'main',
      shade: 7,
      gloss: true,
      marks: [
        { path: glowing(168, 14), ramp: 'warm' },
        { path: glowing(206, 10), ramp: 'hot' },
      ],
    });
  scene.form(flame(800, 122, 56, 92, 0.06), {
    ramp: 'flame',
    miter: true,
    shade: 6,
    rim: false,
    marks: [
      { path: flame(800, 123, 38, 62, 0.06), ramp: 'flameMiddle' },
      { path: flameCore(800, 123, 22, 40, 0.06), ramp: 'flameTip' },
    ],
  });
  if (small) return scene.content();
  for (const [x, y, length, width, degrees] of [
    [90, 262, 78, 34, 168],
    [92, 264, 92, 38, 14],
  ] as const)
    scene.form(leaf(x, y, length, width, degrees), {
      ramp: 'leaf',
      shade: 6,
      lines: [leafVein(x, y, length * 0.84, degrees)],
    });
  scene.form(ellipse(92, 262, 12, 11), { ramp: 'flameTip', shade: 4, gloss: true });
  scene.form(spline('842,262! 900,256 1016,258! 1004,288 1018,316! 930,320 840,318! 850,290'), {
    ramp: 'ribbon',
    miter: true,
    shade: 5,
    lineWidth: 0.6,
  });
  for (const stroke of RPG) scene.flat(tube(stroke), '#fff6d6');
  for (const [x, y, size] of [
    [838, 34, 12],
    [760, 52, 9],
    [816, 14, 7],
  ] as const)
    scene.form(star(x, y, size, size * 0.36, 4), { ramp: 'flameTip', lineWidth: 0.5, rim: false, shade: 1 });
  return scene.content();
}
