/**
 * Writes a contact sheet of badges: 96, 48 and 24 pixels, and the dark silhouette of a badge not yet won.
 * `npx tsx tools/art/icons/badges/sheet.ts out.png [cinder-forge …] [--zoom 2]`
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { toPng } from '../../core/render.ts';
import { badges } from './index.ts';
import { drawBadge } from './paint.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { zoom: { type: 'string', default: '1' }, columns: { type: 'string', default: '9' } },
});
const [out = 'badges.png', ...ids] = positionals;
const columns = Number(values.columns);
const wanted = badges().filter(({ id }) => ids.length === 0 || ids.includes(id));
const CELL = { width: 112, height: 208 };
const GREY =
  '<filter id="grey"><feColorMatrix values=".1 .1 .1 0 .1  .1 .1 .1 0 .09  .1 .1 .1 0 .16  0 0 0 1 0"/></filter>';

const cells = wanted.map((badge, i) => {
  const [x, y] = [(i % columns) * CELL.width, Math.floor(i / columns) * CELL.height];
  const at = (dx: number, dy: number, side: number, suffix: string) =>
    `<svg x="${x + dx}" y="${y + dy}" width="${side}" height="${side}" viewBox="0 0 256 256">${drawBadge({ ...badge, id: badge.id + suffix })}</svg>`;
  return `${at(8, 6, 96, 'a')}${at(8, 108, 48, 'b')}${at(66, 120, 24, 'c')}<g filter="url(#grey)">${at(32, 156, 48, 'd')}</g>`;
});
const [width, height] = [columns * CELL.width, Math.ceil(wanted.length / columns) * CELL.height];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${GREY}</defs><rect width="100%" height="100%" fill="#fffdf5"/>${cells.join('')}</svg>`;
writeFileSync(out, toPng(svg, width * Number(values.zoom)));
