/**
 * Writes contact sheets of walking figures on meadow green: every direction and step at three times the size,
 * at map size, and as a black silhouette.
 * `npx tsx tools/art/world/player/sheet.ts out.png [gardener,racer …] [--rows 1] [--zoom 3]`
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { toPng } from '../../core/render.ts';
import { FRAME } from './figure.ts';
import { looks } from './looks/index.ts';
import { drawWalk } from './maker.ts';
import { DIRECTIONS, STEPS } from './pose.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: String(STEPS.length) },
    zoom: { type: 'string', default: '3' },
  },
});
const [out = 'looks.png', list] = positionals;
const wanted = list ? looks.filter(({ name }) => list.split(',').includes(name)) : looks;
const rows = Number(values.rows);
/** Units per pixel of the map. */
const UNIT = 4;
const zoom = Number(values.zoom);
const [width, height] = [DIRECTIONS.length * FRAME.width, rows * FRAME.height];
const SILHOUETTE =
  '<filter id="black"><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1 0"/></filter>';

const strips = wanted.map((look, i) => {
  const walk = drawWalk(look);
  let copies = 0;
  const at = (x: number, scale: number) => {
    // Ids must be unique in the document, also if it contains a drawing twice.
    const copy = `${look.name}${copies++}`;
    const size = `width="${(width / UNIT) * scale}" height="${(height / UNIT) * scale}" viewBox="0 0 ${width} ${height}"`;
    return walk
      .replaceAll('id="', `id="${copy}`)
      .replaceAll('url(#', `url(#${copy}`)
      .replace(/^<svg[^>]*>/, `<svg x="${x}" y="${i * (height / UNIT) * zoom}" ${size}>`);
  };
  const large = (width / UNIT) * zoom;
  return `${at(0, zoom) + at(large + 8, 1)}<g filter="url(#black)">${at(large + 16 + width / UNIT, 1)}</g>`;
});
const whole = [(width / UNIT) * (zoom + 2) + 24, (height / UNIT) * zoom * wanted.length];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole.join(' ')}"><defs>${SILHOUETTE}</defs><rect width="100%" height="100%" fill="#8ed06b"/>${strips.join('')}</svg>`;
writeFileSync(out, toPng(svg, whole[0]));
