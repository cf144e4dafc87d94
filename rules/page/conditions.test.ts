import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CREATURE_TYPES } from '../creatures/types.ts';
import { IMMUNE, IMMUNE_TO_SEEDS } from '../engine/conditions.ts';
import {
  LONGEST_CONFUSION,
  LONGEST_SLEEP,
  OWN_REST_ROUNDS,
  PARALYZED,
  SELF_HIT,
  SELF_HIT_POWER,
  SHORTEST_CONFUSION,
  THAW,
} from '../engine/hold.ts';
import {
  BURN_PART,
  FATIGUE_PART,
  LONG_PATIENCE,
  LONGEST_TRAP,
  MOST_TOXIC,
  PATIENCE,
  POISON_PART,
  SEED_PART,
  SHORTEST_TRAP,
  TOXIC_PART,
  TRAP_PART,
} from '../engine/roundEnd.ts';
import { AILMENTS, CONDITIONS } from '../engine/state/codes.ts';
import { flat, tableOf } from '../testing/page.ts';

const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
const rows = tableOf(page, 'Condition');
const row = (name: string): readonly string[] => rows.find(([first]) => first === name) ?? [];
const typesOf = (bits: number): string =>
  CREATURE_TYPES.filter((_, index) => ((bits >> index) & 1) === 1).join(', ');

const IN_WORDS: Readonly<Record<number, string>> = { 2: 'two', 50: 'fifty', 1000: 'thousandth' };
const counted = (least: number, most: number): string => {
  const all = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
  return `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
};

describe('the page about conditions', () => {
  it('has a row for every condition', () => {
    expect(rows.map(([name]) => name).sort()).toEqual([...CONDITIONS].sort());
  });

  it('says whom an ailment cannot touch', () => {
    for (const [index, name] of AILMENTS.entries()) expect(row(name)[2]).toBe(typesOf(IMMUNE[index]!));
    expect(row('seed')[2]).toBe(typesOf(IMMUNE_TO_SEEDS));
  });

  it.each([
    ['burn', `1/${BURN_PART} of the maximum each round`],
    ['poison', `1/${POISON_PART} of the maximum each round`],
    ['paralyz', `${PARALYZED} % to lose the turn`],
    ['freeze', `thaws with ${THAW} % before each`],
    ['sleep', `loses ${counted(1, LONGEST_SLEEP)} turns`],
    [
      'confuse',
      `${counted(SHORTEST_CONFUSION, LONGEST_CONFUSION)} turns; ${SELF_HIT} % to hit itself (power ${SELF_HIT_POWER},`,
    ],
    ['seed', `1/${SEED_PART} of the maximum each round`],
    ['trap', `1/${TRAP_PART} of the maximum for ${counted(SHORTEST_TRAP, LONGEST_TRAP)} rounds`],
  ])('says what %s does: %s', (name, words) => {
    expect(row(name)[1]).toContain(words);
  });

  it('says how toxic poison grows, how long an own rest lasts and when fighters tire', () => {
    const series = (part: number): string => `1/${part}, 2/${part}, 3/${part} …`;
    const says = flat(page);
    expect(says).toContain(`${series(TOXIC_PART)} (${MOST_TOXIC}/${TOXIC_PART} at most)`);
    expect(says).toContain(`sleeps exactly ${IN_WORDS[OWN_REST_ROUNDS]} rounds instead of any ailment`);
    expect(says).toContain(`faced each other for ${IN_WORDS[PATIENCE]} rounds tire`);
    expect(says).toContain(`each further round costs both ${series(FATIGUE_PART)} of their maximum`);
    expect(says).toContain(`every round of a battle beyond the ${IN_WORDS[LONG_PATIENCE]}`);
  });
});
