import sharp from 'sharp';
import { FEELINGS, feelingIds } from '../battle/feelings.ts';
import { type Cell, contactSheet } from '../core/sheet.ts';
import { barePlan, chartmouse, ownParts } from '../example/chartmouse.ts';
import { PLAN_GALLERY } from '../example/plan-gallery.ts';
import { cellOf, creatureCells } from './creature-cells.ts';
import { iconCells } from './icons.ts';
import { badgeCells, lookCells, portraitCells } from './people.ts';
import { mapCells, objectCells, sceneCells } from './world.ts';

/** A series of contact sheets in the repository, `docs/pictures/<name>-<number>.webp`. */
export interface Page {
  readonly name: string;
  /** Number of pictures on one sheet, and in one row of it. */
  readonly perSheet: number;
  readonly columns: number;
  /** Side of a picture in pixels; at least 192 if `small` is true. */
  readonly cell: number;
  readonly small: boolean;
  /** Whether a shadow is drawn below each picture. Default true. */
  readonly standing?: boolean;
  cells(): Promise<readonly Cell[]>;
}

/** The worked example of docs/art.md: three looks, then the other kinds and the closed eyes. */
const exampleCells = (): Cell[] => [
  ...[barePlan, ownParts, chartmouse].map((drawing) => cellOf(drawing)),
  cellOf(chartmouse, 'dark'),
  cellOf(chartmouse, 'shiny'),
  cellOf(chartmouse, 'normal', true),
];

/** Only the large picture, without small ones or shadow. */
const ALONE = { small: false, standing: false } as const;

/** All series. A new one needs only an entry here. */
export const PAGES: readonly Page[] = [
  { name: 'creatures', perSheet: 24, columns: 6, cell: 192, small: true, cells: () => creatureCells() },
  {
    name: 'feelings',
    perSheet: 80,
    columns: 10,
    cell: 128,
    small: false,
    cells: () =>
      creatureCells(feelingIds().flatMap((id) => [id, ...FEELINGS.map((felt) => `${id}:${felt}`)])),
  },
  {
    name: 'feelings-back',
    perSheet: 80,
    columns: 10,
    cell: 128,
    small: false,
    cells: () =>
      creatureCells(
        feelingIds().flatMap((id) => [`${id}:back`, ...FEELINGS.map((felt) => `${id}:back:${felt}`)]),
      ),
  },
  {
    name: 'art-plans',
    perSheet: 14,
    columns: 7,
    cell: 160,
    small: false,
    cells: async () => PLAN_GALLERY.map((drawing) => cellOf(drawing)),
  },
  { name: 'art-example', perSheet: 6, columns: 3, cell: 320, small: true, cells: async () => exampleCells() },
  { name: 'portraits', perSheet: 15, columns: 5, cell: 256, ...ALONE, cells: portraitCells },
  { name: 'badges', perSheet: 45, columns: 9, cell: 150, ...ALONE, cells: async () => badgeCells() },
  { name: 'looks', perSheet: 12, columns: 4, cell: 340, ...ALONE, cells: async () => lookCells() },
  { name: 'icons', perSheet: 60, columns: 9, cell: 120, ...ALONE, cells: async () => iconCells() },
  { name: 'objects', perSheet: 60, columns: 10, cell: 140, ...ALONE, cells: objectCells },
  { name: 'maps', perSheet: 4, columns: 2, cell: 640, ...ALONE, cells: mapCells },
  { name: 'scenes', perSheet: 28, columns: 4, cell: 330, ...ALONE, cells: sceneCells },
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
 * Renders and encodes the sheets of a page.
 * @throws Error if a sheet cannot be made small enough
 */
export async function* sheetsOf(page: Page): AsyncIterable<{ readonly name: string; readonly data: Buffer }> {
  const { perSheet, columns, cell, small, standing = true } = page;
  const cells = await page.cells();
  for (let from = 0; from < cells.length; from += perSheet) {
    const name = `${page.name}-${from / perSheet + 1}.webp`;
    const part = cells.slice(from, from + perSheet);
    yield { name, data: await encode(contactSheet(part, { columns, cell, small, standing }), name) };
  }
}
