import { describe, expect, it } from 'vitest';
import { BALL_TYPES, CREATURE_TYPES } from '../../../rules/creatures/types.ts';
import { drawBall, drawOpenBall } from './balls.ts';
import { drawEmblem, drawFavicon } from './emblem.ts';
import { STATUS_SIGNS, type StatusName, statusIcon } from './status.ts';
import { typeIcon } from './types.ts';

const pictures = new Map<string, string>([
  ...BALL_TYPES.map((ball) => [`${ball} closed`, drawBall(ball)] as const),
  ...BALL_TYPES.map((ball) => [`${ball} open`, drawOpenBall(ball)] as const),
  ...CREATURE_TYPES.map((type) => [type, typeIcon(type)] as const),
  ...Object.keys(STATUS_SIGNS).map((name) => [`status ${name}`, statusIcon(name as StatusName)] as const),
  ['logo', drawEmblem('logo')],
  ['favicon', drawFavicon()],
]);

describe.each([...pictures])('the picture %s', (_name, svg) => {
  it('has only numbers for coordinates', () => {
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('needs no font and no other file', () => {
    expect(svg).not.toMatch(/<text|<image|href="(?!#)/);
  });

  it('uses every id once', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('gives every type a picture of its own', () => {
  const signs = CREATURE_TYPES.map((type) =>
    /<mask.*<\/mask>/.exec(typeIcon(type))?.[0].replaceAll(type, ''),
  );
  expect(new Set(signs).size).toBe(CREATURE_TYPES.length);
});
