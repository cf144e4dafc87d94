/** Requirements for a picture. */
export interface PictureRules {
  /** In pixels, if the game relies on them. For a drawing (SVG) only their ratio counts. */
  readonly width?: number;
  readonly height?: number;
  readonly transparent?: boolean;
  /** Grid of figures, and how much of each edge of its cell a figure may touch, as a share of that edge. */
  readonly cells?: Cells;
  /** Most bytes. */
  readonly most: number;
}

export interface Cells {
  readonly columns: number;
  readonly rows: number;
  readonly touch: number;
}

/** Limit for `touch`: a whole figure touches an edge with a curve, a cut-off one with a longer straight line. */
const CURVE = 0.25;
/** Largest allowed deviation of a drawing's ratio. */
const RATIO = 0.01;

const square = (side: number, most: number): PictureRules => ({
  width: side,
  height: side,
  transparent: true,
  most,
});
/** A single figure that must not be cut off. */
const figure = (side: number, most: number, touch = CURVE): PictureRules => ({
  ...square(side, most),
  cells: { columns: 1, rows: 1, touch },
});

/** Any other picture: only the size of its file is limited. */
const ANY: PictureRules = { most: 250_000 };

/** The first match counts. */
const RULES: readonly (readonly [RegExp, PictureRules])[] = [
  [/^creatures\/.*\.small$/, figure(256, 40_000, 0)],
  [/^creatures\//, figure(512, 120_000, 0)],
  [/^portraits\/.*\.small$/, square(256, 40_000)],
  [/^portraits\//, square(512, 120_000)],
  [/^items\/balls$/, { width: 288, height: 72, transparent: true, most: 20_000 }],
  [/^items\/medals$/, { width: 896, height: 672, transparent: true, most: 140_000 }],
  [/^items\//, figure(96, 20_000)],
  [/^furniture\//, { transparent: true, most: 10_000 }],
  [
    // Eight directions of four steps, 72 × 96 pixels each.
    /^characters\/.*\.walk$/,
    {
      width: 576,
      height: 384,
      transparent: true,
      cells: { columns: 8, rows: 4, touch: CURVE },
      most: 120_000,
    },
  ],
  [/^characters\//, figure(192, 60_000)],
  // Head and shoulders.
  [/^people\/.*\.face$/, square(256, 40_000)],
  [
    // Five turns, 72 × 96 pixels each.
    /^people\//,
    { width: 360, height: 96, transparent: true, cells: { columns: 5, rows: 1, touch: CURVE }, most: 40_000 },
  ],
  [
    // Three looks, 72 × 72 pixels each.
    /^things\//,
    { width: 216, height: 72, transparent: true, cells: { columns: 3, rows: 1, touch: CURVE }, most: 20_000 },
  ],
  [/^battle\/.*\.platform$/, { width: 650, height: 165, transparent: true, most: 20_000 }],
  [/^battle\/.*\.(near|lights)$/, { width: 620, height: 375, transparent: true, most: 20_000 }],
  [/^battle\/.*\.(far|ground)$/, { width: 1240, height: 750, transparent: true, most: 40_000 }],
  [/^battle\//, { width: 1240, height: 750, most: 20_000 }],
  [/^maps\/.*\.small$/, { width: 320, height: 320, most: 30_000 }],
  [/^brand\/social$/, { width: 1200, height: 630, most: 250_000 }],
  [/^brand\/touch$/, { width: 180, height: 180, most: 60_000 }],
  [/^brand\//, { most: 40_000 }],
  [/^badges\//, { most: 20_000 }],
  [/^(types|status|navigation)\//, { most: 10_000 }],
  [/^tiles\/terrain\./, { most: 200_000 }],
  // The sheet of all maps together: players load the sheet of one.
  [/^tiles\/objects$/, { most: 400_000 }],
  [/^tiles\/objects\./, ANY],
  // A picture of a single object, which is used instead of the one in the sheet of all objects.
  [/^tiles\//, { transparent: true, most: 60_000 }],
];

/**
 * Requirements for the picture with this name.
 * @param name without an ending: `creatures/kindlam.normal`
 */
export const pictureRules = (name: string): PictureRules =>
  RULES.find(([pattern]) => pattern.test(name))?.[1] ?? ANY;

/** Whether a picture has the required size. A drawing has no pixels of its own, so only its ratio is checked. */
export function hasSize(
  { width, height }: Pick<PictureRules, 'width' | 'height'>,
  found: { readonly width: number; readonly height: number },
  isDrawing: boolean,
): boolean {
  if (!width || !height) return true;
  if (isDrawing) return Math.abs((found.width * height) / (found.height * width) - 1) <= RATIO;
  return found.width === width && found.height === height;
}
