import { Resvg } from '@resvg/resvg-js';

export interface Cell {
  readonly name: string;
  /** Definitions and drawing in a 256 × 256 box. */
  readonly content: string;
}
export interface SheetOptions {
  readonly columns?: number;
  /** Side of the large picture, in pixels. */
  readonly cell?: number;
  /** Adds 64 px, silhouette and 32 px below each picture. */
  readonly small?: boolean;
  /** Draws a shadow on the ground under each picture. */
  readonly standing?: boolean;
}

const BACKGROUNDS = ['#dfe9d6', '#e9e4d8'];
const LABEL = 20;
const SMALL = 72;
const SILHOUETTE = `<filter id="silhouette" x="0" y="0" width="100%" height="100%">
<feColorMatrix type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1 0"/></filter>`;

/** Gives a second copy of the same content other ids, as ids must be unique in a document. */
function withPrefix(content: string, prefix: string): string {
  return content
    .replaceAll('id="', `id="${prefix}`)
    .replaceAll('url(#', `url(#${prefix}`)
    .replaceAll('href="#', `href="#${prefix}`);
}

const picture = (content: string, x: number, y: number, size: number, prefix: string): string => {
  const box = `x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 256 256"`;
  return `<svg ${box}>${withPrefix(content, prefix)}</svg>`;
};

function smallPictures(content: string, x: number, y: number): string {
  const silhouette = picture(content, x + 82, y + 2, 64, 's');
  return [
    picture(content, x + 8, y, 64, 'm'),
    `<rect x="${x + 80}" y="${y}" width="68" height="68" fill="#fff"/>`,
    `<g filter="url(#silhouette)">${silhouette}</g>`,
    picture(content, x + 156, y + 16, 32, 't'),
  ].join('');
}

/** Renders a contact sheet: every picture large, with its name; `small` adds 64 px, silhouette and 32 px. */
export function contactSheet(cells: readonly Cell[], options: SheetOptions = {}): Buffer {
  const { columns = 5, cell = 256, small = true, standing = true } = options;
  const rowHeight = cell + LABEL + (small ? SMALL : 0);
  const [width, height] = [columns * cell, Math.ceil(cells.length / columns) * rowHeight];
  const drawn = cells.map(({ name, content }, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [x, y] = [column * cell, row * rowHeight];
    const text = `font-size="13" text-anchor="middle" fill="#333" font-family="DejaVu Sans"`;
    return [
      `<rect x="${x}" y="${y}" width="${cell}" height="${rowHeight}" fill="${BACKGROUNDS[(column + row) % 2]}"/>`,
      standing
        ? `<ellipse cx="${x + cell / 2}" cy="${y + cell * 0.93}" rx="${cell * 0.3}" ry="${cell * 0.035}" fill-opacity=".13"/>`
        : '',
      picture(content, x, y, cell, 'l'),
      small ? smallPictures(content, x, y + cell) : '',
      `<text x="${x + cell / 2}" y="${y + rowHeight - 5}" ${text}>${name}</text>`,
    ].join('');
  });
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${SILHOUETTE}</defs>${drawn.join('')}</svg>`;
  const font = { loadSystemFonts: true, defaultFontFamily: 'DejaVu Sans' };
  return new Resvg(svg, { font, background: '#e8e8e0' }).render().asPng();
}
