import type { CreatureType } from '../../../rules/creatures/types.ts';
import { makeRamp } from '../core/ramp.ts';
import { mix, type Path } from '../kit.ts';
import { GLYPHS, type Glyph } from './glyphs.ts';

export const TYPE_COLOURS: Readonly<Record<CreatureType, string>> = {
  normal: '#c9a583',
  fire: '#f2643c',
  water: '#3f93e8',
  electric: '#f7c52e',
  grass: '#58b04c',
  ice: '#7fd3ea',
  fighting: '#c9503e',
  poison: '#a05bd0',
  ground: '#c4914f',
  flying: '#86a8ee',
  psychic: '#ef5f9f',
  bug: '#99b82c',
  rock: '#a08d74',
  ghost: '#6f5fc2',
  dragon: '#4f5fd6',
  dark: '#4d4560',
  steel: '#8fa3b8',
  fairy: '#f58fc2',
};

const shapes = (paths: readonly Path[], colour: string): string => {
  const data = paths.map((path) => path.clockwise().data()).join('');
  return data === '' ? '' : `<path d="${data}" fill="${colour}"/>`;
};

/** The mask of a glyph. A cut inside the previous cut is filled again, so that rings keep their centre. */
function mask(id: string, { fill, cut = [] }: Glyph): string {
  const holes = cut.map((path, i) => {
    const isPupil = i > 0 && contains(cut[i - 1]!, path);
    return shapes([path], isPupil ? '#fff' : '#000');
  });
  return `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="256" height="256">${shapes(fill, '#fff')}${holes.join('')}</mask>`;
}

function contains(outer: Path, inner: Path): boolean {
  const [a, b] = [outer.bounds(), inner.bounds()];
  return b.left > a.left && b.right < a.right && b.top > a.top && b.bottom < a.bottom;
}

/** A round badge in the colour of the type, with its white icon. */
export function typeIcon(type: CreatureType): string {
  const colour = TYPE_COLOURS[type];
  const ramp = makeRamp(colour);
  const stops = `<stop offset="0" stop-color="${mix(colour, ramp.light, 0.4)}"/><stop offset="1" stop-color="${mix(colour, ramp.shade, 0.6)}"/>`;
  const definitions = `<linearGradient id="${type}g" x1="0" y1="0" x2=".4" y2="1">${stops}</linearGradient>${mask(`${type}m`, GLYPHS[type])}`;
  const sign = (fill: string, dy: number): string => {
    return `<g transform="translate(20.5 ${20.5 + dy}) scale(.84)"><rect width="256" height="256" fill="${fill}" mask="url(#${type}m)"/></g>`;
  };
  return [
    `<defs>${definitions}</defs>`,
    `<circle cx="128" cy="128" r="122" fill="${ramp.line}"/><circle cx="128" cy="128" r="110" fill="url(#${type}g)"/>`,
    `<path d="M26 110a104 104 0 0 1 204 0 130 110 0 0 0-204 0z" fill="#fff" fill-opacity=".22"/>`,
    sign(ramp.deep, 6),
    sign('#fff', 0),
  ].join('');
}
