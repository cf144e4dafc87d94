import { type Path, type SpinePoint, tube } from '../kit.ts';

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
export const LETTERS: readonly Letter[] = [
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

export function pathsOf({ x, rise, lean, strokes }: Letter): Path[] {
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
export const RPG: readonly Stroke[] = [
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
