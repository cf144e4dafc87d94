import sharp from 'sharp';
import { type Cell, contactSheet } from './core/sheet.ts';
import { cellOf, creatureCells } from './creature-cells.ts';
import { barePlan, chartmouse, ownParts } from './example/chartmouse.ts';
import { PLAN_GALLERY } from './example/plan-gallery.ts';

/** Contact sheets that stay in the repository, as `docs/pictures/<name>-<number>.webp`. */
export interface Page {
  readonly name: string;
  /** Pictures on one sheet, and in one row of it. */
  readonly perSheet: number;
  readonly columns: number;
  /** Side of a picture in pixels; 192 or more where the small pictures are wanted. */
  readonly cell: number;
  readonly small: boolean;
  cells(): Promise<readonly Cell[]>;
}

/** The worked example of docs/art.md: three looks, then the other kinds and the closed eyes. */
const exampleCells = (): Cell[] => [
  ...[barePlan, ownParts, chartmouse].map((drawing) => cellOf(drawing)),
  cellOf(chartmouse, 'dark'),
  cellOf(chartmouse, 'shiny'),
  cellOf(chartmouse, 'normal', true),
];

/** A new series needs one entry here. */
export const PAGES: readonly Page[] = [
  { name: 'creatures', perSheet: 24, columns: 6, cell: 192, small: true, cells: () => creatureCells() },
  {
    name: 'art-plans',
    perSheet: 14,
    columns: 7,
    cell: 160,
    small: false,
    cells: async () => PLAN_GALLERY.map((drawing) => cellOf(drawing)),
  },
  { name: 'art-example', perSheet: 6, columns: 3, cell: 320, small: true, cells: async () => exampleCells() },
];

/** Largest sheet in bytes. */
export const LARGEST_SHEET = 400 * 1000;
const QUALITIES = [86, 78, 70, 62, 54, 46] as const;

async function encode(png: Buffer, name: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const data = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (data.length <= LARGEST_SHEET) return data;
  }
  throw new Error(`${name} is larger than ${LARGEST_SHEET / 1000} kB: put fewer pictures on a sheet`);
}

/**
 * The sheets of a page.
 * @throws Error where a sheet cannot be made small enough
 */
export async function* sheetsOf(page: Page): AsyncIterable<{ readonly name: string; readonly data: Buffer }> {
  const { perSheet, columns, cell, small } = page;
  const cells = await page.cells();
  for (let from = 0; from < cells.length; from += perSheet) {
    const name = `${page.name}-${from / perSheet + 1}.webp`;
    const part = cells.slice(from, from + perSheet);
    yield { name, data: await encode(contactSheet(part, { columns, cell, small }), name) };
  }
}
