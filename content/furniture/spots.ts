/** What a spot of the camp is made for. */
export type SpotKind = 'tent' | 'rug' | 'line' | 'ground';

/** Where the fire of the camp burns and furniture stands, in units of its painting, which is 1,600 of them wide. */
export interface CampSpot {
  readonly kind: SpotKind;
  /** From the fire to the middle of what stands there; negative to the left. */
  readonly across: number;
  /** From the lower edge of the painting to its foot. */
  readonly up: number;
  readonly width: number;
  /** It belongs to something in the painting, and does not come nearer in a narrow window. */
  readonly fixed?: true;
}

export const SPOT_NAMES = [
  'tent',
  'line',
  'rug',
  'backLeft',
  'backRight',
  'middle',
  'frontLeft',
  'frontRight',
] as const;
export type SpotName = (typeof SPOT_NAMES)[number];

/** The spots of the camp. Each holds one piece. Names are stored, so they never change. */
export const spots: Readonly<Record<SpotName, CampSpot>> = {
  tent: { kind: 'tent', across: -210, up: 160, width: 440, fixed: true },
  line: { kind: 'line', across: 28, up: 291, width: 430, fixed: true },
  rug: { kind: 'rug', across: 0, up: 34, width: 320, fixed: true },
  backLeft: { kind: 'ground', across: -530, up: 246, width: 150 },
  backRight: { kind: 'ground', across: 540, up: 246, width: 150 },
  middle: { kind: 'ground', across: 96, up: 236, width: 124 },
  frontLeft: { kind: 'ground', across: -322, up: 30, width: 140 },
  frontRight: { kind: 'ground', across: 322, up: 30, width: 140 },
};

/** A place that shines in the dark: shares of the picture from its left and upper edge, and its radius as a share of the width. */
type Lamp = readonly [x: number, y: number, radius: number];

/** How a piece is shown. Pictures are 1 wide and `tall` high. */
export interface Shown {
  readonly kind: SpotKind;
  /** Height of the picture by its width. */
  readonly tall: number;
  readonly lamps?: readonly Lamp[];
}

const ground = (lamps?: readonly Lamp[]): Shown => ({ kind: 'ground', tall: 1.2, ...(lamps && { lamps }) });
const tent: Shown = {
  kind: 'tent',
  tall: 260 / 440,
  lamps: [
    [0.57, 0.65, 0.13],
    [0.19, 0.4, 0.17],
  ],
};
const rug: Shown = { kind: 'rug', tall: 0.28 };

/** Every piece of furniture in the order of the mart, and how it is shown. */
export const pieces = {
  'flower-box': ground(),
  'camp-lantern': ground([[0.5, 0.62, 0.62]]),
  'plaid-rug': rug,
  'trail-sign': ground(),
  bunting: { kind: 'line', tall: 0.3 },
  'stew-pot': ground([[0.5, 0.86, 0.3]]),
  bench: ground(),
  'banner-greenreach': ground(),
  'berry-tent': tent,
  'string-lights': {
    kind: 'line',
    tall: 0.3,
    lamps: [
      [0.1, 0.39, 0.07],
      [0.26, 0.61, 0.07],
      [0.42, 0.74, 0.07],
      [0.58, 0.77, 0.07],
      [0.74, 0.7, 0.07],
      [0.9, 0.53, 0.07],
    ],
  },
  hammock: ground(),
  'sun-rug': rug,
  'moss-rug': rug,
  'banner-harkmoor': ground(),
  'bog-light': ground([[0.5, 0.42, 0.6]]),
  'banner-scattersea': ground(),
  'shell-fountain': ground(),
  'banner-overcloud': ground(),
  'paper-moons': {
    kind: 'line',
    tall: 0.3,
    lamps: [
      [0.2, 0.62, 0.1],
      [0.5, 0.8, 0.13],
      [0.8, 0.7, 0.1],
    ],
  },
  telescope: ground(),
  'banner-fourlight': ground(),
  'starry-tent': tent,
  'four-lights': ground([
    [0.3, 0.36, 0.22],
    [0.7, 0.36, 0.22],
    [0.3, 0.62, 0.22],
    [0.7, 0.62, 0.22],
  ]),
} as const satisfies Readonly<Record<string, Shown>>;

export type PieceName = keyof typeof pieces;
export const PIECE_NAMES = Object.keys(pieces) as PieceName[];

/** Whether this is a piece that the game knows. */
export const isPiece = (key: string): key is PieceName => Object.hasOwn(pieces, key);

/** Whether a piece may stand in a spot. */
export const fitsSpot = (piece: PieceName, spot: SpotName): boolean =>
  pieces[piece].kind === spots[spot].kind;
