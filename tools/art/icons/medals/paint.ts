import sharp from 'sharp';
import { type Achievement, achievements, RANKS, type Rank } from '../../../../content/achievements/list.ts';
import { MEDAL_COLUMNS, MEDAL_ROWS } from '../../../../content/achievements/sheet.ts';
import { makeRamp } from '../../core/ramp.ts';
import { toPng } from '../../core/render.ts';
import { join, leaf, polygon } from '../../kit.ts';
import { compactData } from '../badges/compact.ts';
import { type Piece, piece, TONES } from '../badges/motif.ts';
import { contoured, enamel, metal } from '../badges/paint.ts';
import { EMBLEMS } from './motifs.ts';
import { pips, SHAPES } from './shapes.ts';

/** Light, middle and dark tone of each metal, and the colour of its contour. */
const METALS: Readonly<
  Record<Rank, readonly [light: string, middle: string, dark: string, contour: string]>
> = {
  copper: ['#ffd0a0', '#d98a54', '#a2562f', '#4d2018'],
  silver: ['#ffffff', '#c9d8e6', '#8296b4', '#25304f'],
  gold: ['#fff3b8', '#f6c23c', '#b97a1e', '#4f2c12'],
};

/** Both ends of the ribbon, from which the medal hangs. */
function ribbon(colour: string): string {
  const { line, base, deep } = makeRamp(colour);
  const [left, right] = ['58,9 108,9 148,66 104,76', '198,9 148,9 108,66 152,76'];
  const stripe = '172,11 160,11 118,66 134,70';
  const part = (points: string, fill: string, stroke = line) =>
    `<path d="${compactData(polygon(points))}" fill="${fill}" stroke="${stroke}" stroke-width="6" stroke-linejoin="round"/>`;
  return `${part(left, deep)}${part(right, base)}<path d="${compactData(polygon(stripe))}" fill="#fff4dc"/>`;
}

/** Twigs of laurel at both sides of a golden medal. */
function laurel(): readonly Piece[] {
  const twig = join(
    leaf(72, 244, 62, 30, -168, 8),
    leaf(38, 216, 58, 28, -128, 8),
    leaf(20, 176, 54, 26, -104, 8),
  );
  return [piece('leaf', twig), piece('leaf', twig.mirror())];
}

/** A medal in a 256 box: the plate of its field, in the metal of its rank. */
export function drawMedal({ id, field, rank }: Achievement): string {
  const tones = METALS[rank];
  const [light, , dark, contour] = tones;
  const { outline, colour, field: share = 0.8 } = SHAPES[field];
  const inner = outline.scale(share, share, 128, 128);
  const use = (what: string, fill: string, stroke: string, width: number): string =>
    `<use href="#${id}${what}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;
  const marks = pips(RANKS.indexOf(rank) + 1).map((path) => piece('pale', path));
  const [x, y] = [128, 150];
  return [
    ribbon(colour),
    rank === 'gold'
      ? `<g transform="translate(10 6) scale(.92)">${contoured(`${id}l`, laurel(), TONES.shade, [9, 4])}</g>`
      : '',
    `<defs>${metal(`${id}m`, tones)}${enamel(`${id}e`, colour)}`,
    `<path id="${id}o" d="${compactData(outline)}" stroke-linejoin="round"/>`,
    `<path id="${id}i" d="${compactData(inner)}" stroke-linejoin="round"/></defs>`,
    `<g transform="translate(${x} ${y}) scale(.9) translate(-128 -128)">`,
    use('o', `url(#${id}m)`, contour, 8),
    use('i', dark, light, 6),
    use('i', `url(#${id}e)`, contour, 3),
    '</g>',
    `<g transform="translate(${x} ${y}) scale(.52) translate(-128 -112)">${contoured(`${id}f`, EMBLEMS[field], TONES.shade, [16, 6])}</g>`,
    contoured(`${id}p`, marks, contour, [8, 4]),
  ].join('');
}

/** Side in pixels of a medal on the sheet: twice that with which lists show it. */
const MEDAL_PIXELS = 112;
const MEDAL_QUALITY = 82;

/** A medal as an SVG document. */
export const medalSvg = (achievement: Achievement): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">${drawMedal(achievement)}</svg>`;

/** All medals on one sheet, in the order of the achievements: one file in place of many. */
export async function medalSheet(): Promise<Buffer> {
  const medals = await Promise.all(
    achievements.map(async (achievement, index) => ({
      input: await sharp(toPng(medalSvg(achievement), MEDAL_PIXELS)).toBuffer(),
      left: (index % MEDAL_COLUMNS) * MEDAL_PIXELS,
      top: Math.floor(index / MEDAL_COLUMNS) * MEDAL_PIXELS,
    })),
  );
  const [width, height] = [MEDAL_COLUMNS * MEDAL_PIXELS, MEDAL_ROWS * MEDAL_PIXELS];
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite(medals)
    .webp({ quality: MEDAL_QUALITY, alphaQuality: 90, effort: 6 })
    .toBuffer();
}
