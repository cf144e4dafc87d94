import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { ExpectedAsset } from './expected.ts';
import type { Finding } from './finding.ts';
import { type Shelf, shelfOf } from './shelf.ts';

/** File content by path below `assets/`: bytes, text, or data to be written as JSON. */
type Contents = Readonly<Record<string, Buffer | string | object>>;

/** Runs a check on the given files, which are written to a temporary folder. */
export async function findingsIn(
  check: (shelf: Shelf) => Finding[] | Promise<Finding[]>,
  contents: Contents,
  expected: readonly ExpectedAsset[],
): Promise<Finding[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'shelf-'));
  try {
    for (const [place, content] of Object.entries(contents)) {
      const file = path.join(root, 'assets', place);
      mkdirSync(path.dirname(file), { recursive: true });
      const plain = typeof content === 'string' || Buffer.isBuffer(content);
      writeFileSync(file, plain ? content : JSON.stringify(content));
    }
    return await check(shelfOf(root, expected));
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** A small version of a creature picture that the game expects. */
export const KINDLAM: ExpectedAsset = {
  name: 'creatures/kindlam.normal',
  endings: ['webp', 'png', 'svg'],
  width: 32,
  height: 32,
  transparent: true,
  cells: { columns: 1, rows: 1, touch: 0 },
  most: 2000,
};

/** A PNG with a rectangle of one colour on a background, which is transparent by default. */
export function drawPng(
  { left = 8, top = 8, width = 16, height = 16 } = {},
  { side = 32, channels = 4 as 3 | 4 } = {},
): Promise<Buffer> {
  const colour = { r: 240, g: 120, b: 40, alpha: 1 };
  const background = channels === 4 ? { r: 0, g: 0, b: 0, alpha: 0 } : { r: 255, g: 255, b: 255 };
  return sharp({ create: { width: side, height: side, channels, background } })
    .composite([{ input: { create: { width, height, channels: 4, background: colour } }, left, top }])
    .png()
    .toBuffer();
}
