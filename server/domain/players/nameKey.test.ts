import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signup } from '../../../contract/auth.ts';
import { nameKey } from './nameKey.ts';

const everyCharacter = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point));
const LATIN_OR_SIMILAR =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/** The name with this character as it would be stored; an empty list if sign-up rejects it. */
const keptWith = (character: string): string[] => {
  const { success, data } = z.safeParse(signup.body, {
    username: `x${character}xxxx`,
    password: 'long enough',
  });
  return success ? [data.username] : [];
};

describe('the key of a name', () => {
  it('is made of plain letters, digits, _ - and . alone for every name that a new account may have', () => {
    const names = everyCharacter.filter((one) => LATIN_OR_SIMILAR.test(one)).flatMap(keptWith);
    expect(names.length).toBeGreaterThan(500);
    expect(names.filter((name) => !/^[a-z0-9_.-]+$/.test(nameKey(name)))).toEqual([]);
  });

  it.each([
    ['Olivia', 'OLIVIA', '0l1v1a', 'òłïvıā', 'Ø l i v i a'],
    ['Caesar', 'cæsar', 'Çaesar'],
    ['Strasse', 'Straße', 'STRAẞE', 'Strasſe'],
    ['Dong Hoeth', 'đoŋg ħœþ', 'Ðong Hoeth'],
  ])('is the same for %j and what looks like it', (...names) => {
    expect(new Set(names.map(nameKey)).size).toBe(1);
  });
});
