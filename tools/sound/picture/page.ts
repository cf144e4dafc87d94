import sharp from 'sharp';
import type { Pixels } from './cell.ts';

export interface LabelledCell {
  readonly label: string;
  readonly pixels: Pixels;
}

const LABEL = 18;
const GAP = 6;

const toSvg = (label: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}">` +
      `<text x="2" y="13" font-family="DejaVu Sans, sans-serif" font-size="12" fill="#eee">${label}</text></svg>`,
  );

/** Arranges cells of one size in a grid, each below its label. @returns the page as webp */
export function drawPage(cells: readonly LabelledCell[], columns: number): Promise<Buffer> {
  const { width = 1, height = 1 } = cells[0]?.pixels ?? {};
  const rows = Math.ceil(cells.length / columns);
  const layers = cells.flatMap(({ label, pixels }, index) => {
    const left = GAP + (index % columns) * (width + GAP);
    const top = GAP + Math.floor(index / columns) * (height + LABEL + GAP);
    const raw = { width: pixels.width, height: pixels.height, channels: 3 as const };
    return [
      { input: toSvg(label, width), left, top },
      { input: Buffer.from(pixels.data), raw, left, top: top + LABEL },
    ];
  });
  return sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + rows * (height + LABEL + GAP),
      channels: 3,
      background: '#2c2840',
    },
  })
    .composite(layers)
    .webp({ quality: 60 })
    .toBuffer();
}
