/** What a picture of some name should be like, as `npm run assets:check` wants it. */
export interface Wanted {
  /** Pixels, where the game relies on them. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly transparent: boolean;
  /** Figures side by side, none of which may touch the edge of its cell; null where edges may be touched. */
  readonly cells: { readonly columns: number; readonly rows: number } | null;
  /** Most bytes. */
  readonly most: number;
}

const ONE = { columns: 1, rows: 1 };
const plain = (most: number): Wanted => ({ size: null, transparent: false, cells: null, most });
const square = (side: number, most: number): Wanted => ({
  size: { width: side, height: side },
  transparent: true,
  cells: null,
  most,
});

/** What nobody asks more of. */
const ANY = plain(250_000);

/** The first that fits counts. */
const WANTED: readonly (readonly [RegExp, Wanted])[] = [
  [/^creatures\//, { ...square(512, 120_000), cells: ONE }],
  [/^portraits\//, square(512, 120_000)],
  [/^items\//, { ...square(96, 20_000), cells: ONE }],
  [
    /^characters\/.*\.walk$/,
    {
      size: { width: 576, height: 384 },
      transparent: true,
      cells: { columns: 8, rows: 4 },
      most: 120_000,
    },
  ],
  [/^characters\//, { ...square(192, 60_000), cells: ONE }],
  [/^battle\/platform\./, { ...plain(60_000), size: { width: 650, height: 165 }, transparent: true }],
  [/^battle\//, { ...plain(90_000), size: { width: 1240, height: 750 } }],
  [/^brand\/social$/, { ...plain(250_000), size: { width: 1200, height: 630 } }],
  [/^brand\/touch$/, { ...plain(60_000), size: { width: 180, height: 180 } }],
  [/^brand\//, plain(40_000)],
  [/^badges\//, plain(20_000)],
  [/^(types|status|navigation)\//, plain(10_000)],
];

/** What is wanted of the picture of a name; large pictures may weigh 250 kB. */
export const wantedOf = (name: string): Wanted => WANTED.find(([pattern]) => pattern.test(name))?.[1] ?? ANY;
