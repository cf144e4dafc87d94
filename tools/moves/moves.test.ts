import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { moves } from '../../content/moves/index.ts';
import { effectCalls } from './effects.ts';
import { leftOut } from './leftOut.ts';
import { nearest } from './nearest.ts';
import { accuracyOf, powerOf } from './numbers.ts';
import { movesPage } from './page.ts';
import { rowOf } from './rows.ts';
import { sourceMoves } from './source.ts';

const source = sourceMoves();
const without = new Set(Object.values(leftOut).flat());
const named = (name: string) => {
  const move = source.find((entry) => entry.name === name);
  if (move === undefined) throw new RangeError(`The source has no ${name}`);
  return move;
};

describe('the catalogue beside its source', () => {
  it('has every move of the source or leaves it out by name, never both', () => {
    const wrong = source.filter(({ name }) => without.has(name) === Object.hasOwn(moves, name.toLowerCase()));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('leaves out only what the source has', () => {
    const names = new Set(source.map(({ name }) => name));
    expect([...without].filter((name) => !names.has(name))).toEqual([]);
  });

  it('spells names and gives types as they are known', () => {
    const wrong = source.filter(({ name, type }) => {
      const move = moves[name.toLowerCase()];
      return move !== undefined && (move.name !== name || move.type !== type.toLowerCase());
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('owns up once to each move that only comes near', () => {
    const names = Object.values(nearest).flat();
    expect(names.filter((name) => !Object.hasOwn(moves, name.toLowerCase()))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is described by the page as it is', () => {
    const words = (text: string) => text.replace(/[\s|-]+/g, ' ');
    expect(words(readFileSync('docs/moves.md', 'utf8'))).toBe(words(movesPage()));
  });
});

describe('a drafted row', () => {
  it.each([
    ['Explosion', 200, 100],
    ['Constrict', 10, 100],
    ['Low Kick', 70, 100],
    ['Water Spout', 110, 100],
    ['Avalanche', 90, 100],
    ['Night Shade', 60, 100],
    ['Guillotine', 200, 30],
    ['Swift', 60, 100],
    ['Max Ooze', 95, 100],
    ['G-Max Fireball', 160, 100],
    ['Shattered Psyche', 200, 100],
  ])('maps the numbers of %s into the ranges: %i and %i', (name, power, accuracy) => {
    expect([powerOf(named(name)), accuracyOf(named(name))]).toEqual([power, accuracy]);
  });

  it('gives status moves one of two accuracies', () => {
    expect([
      accuracyOf(named('Sing')),
      accuracyOf(named('String Shot')),
      accuracyOf(named('Recover')),
    ]).toEqual([80, 100, 100]);
  });

  it.each([
    ['Ancient Power', ["raise('attack', 1, 10)", "raise('defense', 1, 10)", "raise('speed', 1, 10)"]],
    ['Swagger', ['confuse()', "embolden('attack', 2)"]],
    ['Shell Smash', ["tire('defense')", "raise('attack', 2)", "raise('speed', 2)"]],
    ['Double Iron Bash', ['hits(2, 2)', 'flinch(30)']],
    ['Flare Blitz', ['burn(10)', 'recoil()']],
    ['Poison Fang', ['toxic(50)']],
    ['Fly', ['dig']],
    ['Dragon Rage', ['fixed(40)']],
    ['Glitzy Glow', ['screen']],
    ['Hail', ["weather('hail')"]],
    ['Vital Throw', ['quick(-1)', 'sure()']],
  ])('says what the data say of %s', (name, calls) => {
    expect(effectCalls(named(name))).toEqual(calls);
  });

  it('is marked where the source decides in code', () => {
    expect(rowOf(named('Surf'))).toBe("['Surf', 90, 100],");
    expect(rowOf(named('Hex'))).toBe("['Hex', 65, 100], // by hand: basePowerCallback");
  });
});
