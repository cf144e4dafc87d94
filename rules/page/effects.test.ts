import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CREATURE_TYPES } from '../creatures/types.ts';
import {
  CLOUD_PERCENT,
  LONGEST_RAMPAGE,
  SHORTEST_RAMPAGE,
  SUN_PERCENT,
  WEATHER_ROUNDS,
} from '../engine/effects.ts';
import { SCREEN_ROUNDS } from '../engine/guard.ts';
import { HAILPROOF, STORMPROOF, WEATHER_PART } from '../engine/roundEnd.ts';
import { testBook } from '../testing/book.ts';
import { flat, tableOf } from '../testing/page.ts';

const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
const rows = tableOf(page, 'Effect');
const namesIn = (cell: string | undefined): string[] =>
  [...(cell ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name!);
const described = new Set(rows.flatMap(([names]) => namesIn(names)));
const about = (name: string): string => rows.find(([names]) => namesIn(names).includes(name))?.[1] ?? '';
const inTypes = (bits: number): string =>
  CREATURE_TYPES.filter((_, index) => ((bits >> index) & 1) === 1)
    .toSorted()
    .join(', ');

describe('the page about effects', () => {
  it('describes every kind of effect and no other', () => {
    // The test book uses all kinds. Stages, ailments and conditions have their own sections.
    const kinds = Object.values(testBook.moves).flatMap(({ effects }) => effects.map(({ kind }) => kind));
    const ownSections = ['stage', 'ailment', 'condition'];
    expect([...described, ...ownSections].sort()).toEqual([...new Set(kinds)].sort());
  });

  it('has the numbers of rampages, sunlight, screens and weather right', () => {
    const rounds = { 5: 'five' }[WEATHER_ROUNDS];
    expect(about('rampage')).toContain(`for ${SHORTEST_RAMPAGE} or ${LONGEST_RAMPAGE} rounds`);
    expect(about('heal')).toContain(`${SUN_PERCENT} % in the sun, ${CLOUD_PERCENT} % in other weather`);
    expect(about('weather')).toMatch(new RegExp(`^${rounds} rounds`));
    expect(SCREEN_ROUNDS).toBe(WEATHER_ROUNDS);
    expect(about('screen')).toContain(`for ${rounds} rounds`);
  });

  it('says whom the storms spare and what they take', () => {
    const [, sand = '', hail = ''] = /sand \(not ([^)]*)\) and hail \(not ([^)]*)\)/.exec(flat(page)) ?? [];
    expect(sand.split(', ').toSorted().join(', ')).toBe(inTypes(STORMPROOF));
    expect(hail).toBe(inTypes(HAILPROOF));
    expect(about('weather')).toContain(`1/${WEATHER_PART};`);
  });
});
