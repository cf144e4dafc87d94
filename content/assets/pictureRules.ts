/** What a picture should be like. */
export interface PictureRules {
  /** Pixels, where the game relies on them; of a drawing only their ratio counts. */
  readonly width?: number;
  readonly height?: number;
  readonly transparent?: boolean;
  /** Figures in their cells, and how much of a cell's edge each may touch, as a share of a side. */
  readonly cells?: Cells;
  /** Most bytes. */
  readonly most: number;
}

export interface Cells {
  readonly columns: number;
  readonly rows: number;
  readonly touch: number;
}

/** A drawing that fills its square touches the edge with a curve; one that is cut off does so with a straight line. */
const CURVE = 0.25;
/** The sides of a drawing have the right ratio to this share. */
const RATIO = 0.01;

const square = (side: number, most: number): PictureRules => ({
  width: side,
  height: side,
  transparent: true,
  most,
});
/** A figure that is whole. */
const figure = (side: number, most: number, touch = CURVE): PictureRules => ({
  ...square(side, most),
  cells: { columns: 1, rows: 1, touch },
});

/** What nobody asks more of. */
const ANY: PictureRules = { most: 250_000 };

/** The first that fits counts. */
const RULES: readonly (readonly [RegExp, PictureRules])[] = [
  [/^creatures\//, figure(512, 120_000, 0)],
  [/^portraits\//, square(512, 120_000)],
  [/^items\//, figure(96, 20_000)],
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
  [/^battle\/platform\./, { width: 650, height: 165, transparent: true, most: 60_000 }],
  [/^battle\//, { width: 1240, height: 750, most: 90_000 }],
  [/^brand\/social$/, { width: 1200, height: 630, most: 250_000 }],
  [/^brand\/touch$/, { width: 180, height: 180, most: 60_000 }],
  [/^brand\//, { most: 40_000 }],
  [/^badges\//, { most: 20_000 }],
  [/^(types|status|navigation)\//, { most: 10_000 }],
  [/^tiles\/terrain\./, { most: 200_000 }],
  [/^tiles\/objects$/, ANY],
  // A single object, which wins over the sheet of all.
  [/^tiles\//, { transparent: true, most: 60_000 }],
];

/**
 * What the picture of a name should be like.
 * @param name without an ending: `creatures/kindlam.normal`
 */
export const pictureRules = (name: string): PictureRules =>
  RULES.find(([pattern]) => pattern.test(name))?.[1] ?? ANY;

/** Whether a picture has the size asked for; a drawing has no pixels of its own, and needs the shape alone. */
export function hasSize(
  { width, height }: Pick<PictureRules, 'width' | 'height'>,
  found: { readonly width: number; readonly height: number },
  isDrawing: boolean,
): boolean {
  if (!width || !height) return true;
  if (isDrawing) return Math.abs((found.width * height) / (found.height * width) - 1) <= RATIO;
  return found.width === width && found.height === height;
}
