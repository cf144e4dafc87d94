import { ellipse, fluff, join, leaf, type Path, type Point, polygon, spline, star } from '../../kit.ts';
import { type Piece, piece, shade, shine, type Tone } from './motif.ts';

/** The plate of a region: its metal and its shape. */
export interface Plate {
  /** Light, middle and dark tone of the metal, and the colour of its contour. */
  readonly metal: readonly [light: string, middle: string, dark: string, contour: string];
  /** Pieces that protrude from behind the plate. */
  readonly behind: readonly Piece[];
  readonly outline: Path;
  /** The enamel inside the rim. */
  readonly field: Path;
  /** Pieces engraved or set into the rim and the field. */
  readonly set: readonly Piece[];
}

const around = (count: number, radius: number, degrees = 0): readonly (readonly [number, number, number])[] =>
  Array.from({ length: count }, (_, i) => {
    const turn = degrees + (360 * i) / count;
    const angle = (turn * Math.PI) / 180;
    return [128 + Math.cos(angle) * radius, 124 + Math.sin(angle) * radius, turn] as const;
  });
/** Beads in a circle. */
const beads = (tone: Tone, count: number, radius: number, size: number, degrees = 0): Piece => ({
  tone,
  path: ellipse(128, 124, radius, radius, degrees),
  width: size * 2,
  beads: Math.round((2 * Math.PI * radius * 1000) / count) / 1000,
});

/** Greenreach: a copper coin with a milled edge. */
const greenreach: Plate = {
  metal: ['#ffd0a0', '#d98a54', '#a2562f', '#4d2018'],
  behind: [],
  outline: ellipse(128, 124, 104),
  field: ellipse(128, 124, 82),
  set: [beads('bark', 24, 93, 3.6, 7.5)],
};

/** Harkmoor: a shield of pewter with rivets. */
const SHIELD = '24,36! 76,34 128,18! 180,34 232,36! 232,110 204,186 128,236! 52,186 24,110';
const harkmoor: Plate = {
  metal: ['#eef1f6', '#9aa5b8', '#626d86', '#2b2a40'],
  behind: [],
  outline: spline(SHIELD),
  field: spline(SHIELD).scale(0.79, 0.79, 128, 118),
  set: [
    piece(
      'dark',
      join(
        ...[
          [46, 54],
          [210, 54],
          [44, 116],
          [212, 116],
        ].map(([x = 0, y = 0]) => ellipse(x, y, 6)),
      ),
    ),
    shine(
      join(
        ...[
          [44, 52],
          [208, 52],
          [42, 114],
          [210, 114],
        ].map(([x = 0, y = 0]) => ellipse(x, y, 2.4)),
      ),
    ),
  ],
};

/** Scattersea: silver, rimmed by a rope of waves and set with pearls. */
const scatterseaOutline = (): Path =>
  spline(
    around(16, 1).flatMap(([, , turn], i): Point[] => {
      const angle = (turn * Math.PI) / 180;
      const radius = i % 2 ? 98 : 109;
      return [[128 + Math.cos(angle) * radius, 124 + Math.sin(angle) * radius]];
    }),
  );
const scattersea: Plate = {
  metal: ['#ffffff', '#c9d8e6', '#8296b4', '#25304f'],
  behind: [],
  outline: scatterseaOutline(),
  field: ellipse(128, 124, 80),
  set: [
    beads('pale', 8, 95, 6.4, 22.5),
    beads('sky', 8, 95, 3.6, 0),
    shade(
      spline(
        '52,150! 74,138 90,152 110,166 128,152 146,138 166,152 186,166 204,148! 190,184 160,204 128,204 96,204 66,184',
      ),
    ),
  ],
};

/** Overcloud: a golden peak above two banks of cloud. */
const cloud = (): Path => fluff(50, 178, 42, 26, 9, 0.2, 10);
const OVERCLOUD =
  '128,6! 160,44 214,100 240,132! 206,176 164,216 128,240! 92,216 50,176 16,132! 42,100 96,44';
const overcloud: Plate = {
  metal: ['#fff3b8', '#f6c23c', '#b97a1e', '#4f2c12'],
  behind: [
    piece('sky', fluff(30, 150, 22, 15, 7, 0.2)),
    piece('sky', fluff(30, 150, 22, 15, 7, 0.2).mirror()),
    piece('pale', cloud()),
    piece('pale', cloud().mirror()),
  ],
  outline: spline(OVERCLOUD),
  field: spline(OVERCLOUD).scale(0.8, 0.8, 128, 124),
  set: [
    piece(
      'glow',
      join(
        polygon('128,16 136,28 128,40 120,28'),
        polygon('30,132 42,124 54,132 42,140').move(-6, 0),
        polygon('214,124 226,132 214,140 202,132').move(6, 0),
      ),
    ),
    piece(
      'bark',
      join(
        ...[
          [78, 74],
          [178, 74],
          [78, 190],
          [178, 190],
        ].map(([x = 0, y = 0]) => ellipse(x, y, 4)),
      ),
    ),
  ],
};

/** Fourlight: a star of white gold whose four gems are the hours: dawn, noon, dusk and midnight. */
const gem = (x: number, y: number): Path =>
  polygon(`${x},${y - 19} ${x + 15},${y} ${x},${y + 19} ${x - 15},${y}`);
const GEMS = [
  [54, 50, 'rose'],
  [202, 50, 'gold'],
  [202, 198, 'plum'],
  [54, 198, 'blue'],
] as const;
const fourlight: Plate = {
  metal: ['#ffffff', '#f0e2c4', '#b99a78', '#3d2746'],
  behind: GEMS.flatMap(([x, y, tone]) => [
    piece(
      tone,
      gem(x, y)
        .rotate((x === 54) === (y === 50) ? -45 : 45, x, y)
        .scale(1.5, 1.5, x, y),
    ),
    shine(polygon(`${x - 4},${y - 16} ${x + 6},${y - 8} ${x - 4},${y + 2} ${x - 14},${y - 6}`)),
  ]),
  outline: spline(
    '128,2! 150,34 182,46 206,70 218,102 250,124! 218,146 206,178 182,202 150,214 128,246! 106,214 74,202 50,178 38,146 6,124! 38,102 50,70 74,46 106,34',
  ),
  field: ellipse(128, 124, 79),
  set: [
    piece(
      'gold',
      join(
        polygon('128,10 136,30 128,40 120,30'),
        polygon('242,124 222,132 212,124 222,116'),
        polygon('14,124 34,116 44,124 34,132'),
      ),
    ),
    beads('clay', 28, 86, 2.4),
  ],
};

/** The plates by region name. */
export const PLATES: Readonly<Record<string, Plate>> = {
  Greenreach: greenreach,
  Harkmoor: harkmoor,
  Scattersea: scattersea,
  Overcloud: overcloud,
  Fourlight: fourlight,
};

const laurel = (): Path =>
  join(leaf(92, 226, 56, 28, -172, 8), leaf(58, 210, 56, 26, -136, 8), leaf(30, 180, 52, 24, -112, 8));

/** Pieces behind a champion's plate: sun rays and ribbons. */
export const GLORY: readonly Piece[] = [
  piece('gold', star(128, 124, 114, 92, 20)),
  piece('red', polygon('84,190 120,206 108,247 94,232 68,242')),
  piece('red', polygon('172,190 136,206 148,247 162,232 188,242')),
];
/** Pieces in front of a champion's plate: laurel and a crown. */
export const HONOURS: readonly Piece[] = [
  piece('leaf', laurel()),
  piece('leaf', laurel().mirror()),
  piece('glow', polygon('90,46 80,12 106,26 128,8 150,26 176,12 166,46')),
  piece('red', ellipse(128, 35, 7)),
];
