import type { CreatureType } from '../../../../rules/creatures/types.ts';
import { makeRamp } from '../../core/ramp.ts';
import { mix, type Path } from '../../kit.ts';
import { GLYPHS } from '../glyphs.ts';
import { TYPE_COLOURS } from '../types.ts';
import { compactData } from './compact.ts';
import { type Motif, type Piece, TONES } from './motif.ts';
import { GLORY, HONOURS, type Plate } from './plates.ts';

export interface Badge {
  /** Prefix of the ids, so that one document can contain many badges. */
  readonly id: string;
  readonly type: CreatureType;
  readonly plate: Plate;
  readonly motif: Motif;
  readonly isChampion: boolean;
}

const draw = ({ path, tone, opacity, bare, width, beads }: Piece): string => {
  if (width !== undefined) {
    const dashes = beads ? ` stroke-linecap="round" stroke-dasharray="0 ${beads}"` : '';
    return `<path d="${compactData(path)}" fill="none" stroke="${TONES[tone]}" stroke-width="${width}"${dashes}/>`;
  }
  const faded = opacity === undefined ? '' : ` opacity="${opacity}"`;
  const plain = bare ? ' stroke="none"' : '';
  return `<path d="${compactData(path)}" fill="${TONES[tone]}"${faded}${plain}/>`;
};

/** Draws pieces with a thick contour around all of them and a thin one around each. */
export function contoured(
  id: string,
  pieces: readonly Piece[],
  colour: string,
  [fat, thin]: readonly [number, number],
): string {
  const lines = `stroke="${colour}" stroke-linejoin="round" stroke-linecap="round"`;
  const group = `<g id="${id}">${pieces.map(draw).join('')}</g>`;
  return `<defs>${group}</defs><use href="#${id}" ${lines} stroke-width="${fat}"/><use href="#${id}" ${lines} stroke-width="${thin}"/>`;
}

export function metal(id: string, [light, middle, dark]: Plate['metal']): string {
  const stops = [light, middle, dark, middle]
    .map((colour, i) => `<stop offset="${[0, 0.45, 0.85, 1][i]}" stop-color="${colour}"/>`)
    .join('');
  return `<linearGradient id="${id}" x2=".7" y2="1">${stops}</linearGradient>`;
}

/** The enamel: the colour of the type, dark enough to contrast with pale motifs. */
export function enamel(id: string, colour: string): string {
  const { deep, line, shade } = makeRamp(colour);
  const [bright, low] = [mix(colour, shade, 0.5), mix(deep, line, 0.25)];
  return `<radialGradient id="${id}" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="${bright}"/><stop offset="1" stop-color="${low}"/></radialGradient>`;
}

function plate({ id, plate: { metal: tones, outline, field, set }, type, isChampion }: Badge): string {
  const [light, , dark, contour] = tones;
  const definitions = [
    metal(`${id}m`, tones),
    enamel(`${id}e`, TYPE_COLOURS[type]),
    `<path id="${id}o" d="${compactData(outline)}" stroke-linejoin="round"/>`,
    `<path id="${id}i" d="${compactData(field)}"/>`,
  ].join('');
  const use = (what: string, fill: string, stroke: string, width: number): string =>
    `<use href="#${id}${what}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;
  // A champion's plate has a golden frame of the same shape.
  const frame = use('o', contour, contour, 30) + use('o', contour, TONES.gold, 18);
  return [
    `<defs>${definitions}</defs>`,
    isChampion ? frame : '',
    use('o', `url(#${id}m)`, contour, 7),
    use('i', dark, light, 6),
    use('i', `url(#${id}e)`, contour, 3),
    ...set.map(draw),
  ].join('');
}

/** The type's icon on a round stud at the bottom. */
function sign({ type, plate: { metal: tones }, id }: Badge): string {
  const { fill, cut = [] } = GLYPHS[type];
  const ground = makeRamp(TYPE_COLOURS[type]).shade;
  const data = (paths: readonly Path[]): string =>
    paths.map((path) => compactData(path.clockwise())).join('');
  // The second cut of the psychic glyph is a pupil: it is filled again.
  const holes = cut.map((path, i) => {
    const colour = type === 'psychic' && i === 1 ? '#fff' : ground;
    return `<path d="${data([path])}" fill="${colour}"/>`;
  });
  return [
    `<g stroke="${tones[3]}"><circle cx="128" cy="215" r="31" fill="url(#${id}m)" stroke-width="6"/>`,
    `<circle cx="128" cy="215" r="24" fill="${ground}" stroke-width="3"/></g>`,
    `<g transform="translate(106 193) scale(.17)"><path d="${data(fill)}" fill="#fff"/>${holes.join('')}</g>`,
  ].join('');
}

/** Motifs extend over the rim, so that every badge has its own silhouette, but leave most of the metal visible. */
const PLACES = {
  leader: { plate: 'translate(8 8) scale(.94)', motif: 'translate(22 16) scale(.83)' },
  champion: { plate: 'translate(28 26) scale(.78)', motif: 'translate(41 42) scale(.68)' },
} as const;

/** A badge in a 256 box. */
export function drawBadge(badge: Badge): string {
  const { id, motif, isChampion } = badge;
  const [, , , contour] = badge.plate.metal;
  const place = PLACES[isChampion ? 'champion' : 'leader'];
  const { behind } = badge.plate;
  // A champion's frame would cover the pieces behind the plate.
  const wings = isChampion || behind.length === 0 ? '' : contoured(`${id}b`, behind, contour, [8, 4]);
  return [
    isChampion ? contoured(`${id}g`, GLORY, contour, [8, 4]) : '',
    `<g transform="${place.plate}">${wings}${plate(badge)}</g>`,
    isChampion ? contoured(`${id}h`, HONOURS, contour, [8, 4]) : '',
    `<g transform="${place.motif}">${contoured(`${id}f`, motif, TONES.shade, [13, 5])}</g>`,
    sign(badge),
  ].join('');
}
