import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { book, type GoldTier, goldTiers } from '../../../../content/index.ts';
import {
  attack,
  type BattleState,
  chooseCreature,
  effectiveness,
  type Fighter,
  moveOf,
  type Outcome,
  proceed,
  type Slot,
  seededDice,
  speciesOf,
  startBattle,
} from '../../../../rules/index.ts';
import { composeTeam } from './composeTeam.ts';
import { goldPercent, goldTerms } from './gold.ts';

const team = (...levels: number[]) => levels.map((level) => ({ level }));

describe('the terms of a gold battle', () => {
  it('are the stake times the multiple of the tier, and its difficulty', () => {
    expect(goldTerms(goldTiers, 'bronze', team(50), team(50))).toEqual({ prize: 125, difficulty: 'random' });
    expect(goldTerms(goldTiers, 'silver', team(50), team(53))).toEqual({ prize: 1250, difficulty: 'greedy' });
    expect(goldTerms(goldTiers, 'gold', team(50), team(55))).toEqual({
      prize: 10_000,
      difficulty: 'lookahead',
    });
  });

  it('are those of the highest tier whose levels the opponents reach', () => {
    const high = goldTerms(goldTiers, 'gold', team(100), team(100));
    expect(high).toEqual({ prize: 2000 * 1.25, difficulty: 'random' });
    expect(goldTerms(goldTiers, 'gold', team(93), team(100)).prize).toBe(2000 * 2.5);
    expect(goldTerms(goldTiers, 'silver', team(50), team(100)).prize).toBe(500 * 2.5);
  });

  it('is a whole number of coins for every tier', () => {
    const tiers = Object.values(goldTiers);
    for (const { stake } of tiers) {
      for (const { multiple } of tiers) expect(Number.isInteger(stake * multiple)).toBe(true);
    }
  });
});

const done = (outcome: Outcome): BattleState => {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.state;
};

/** The slot of the strongest attack: power times accuracy, effectiveness and same-type bonus. */
function strongest({ player, opponent }: BattleState): Slot {
  const own = player.fighters[player.active]!;
  const target = speciesOf(book, opponent.fighters[opponent.active]!.species).types;
  const promises = own.moves.map((key) => {
    if (key === '') return -1;
    const { type, attack: power, accuracy } = moveOf(book, key);
    const bonus = speciesOf(book, own.species).types.some((one) => one === type) ? 1.5 : 1;
    return power * accuracy * effectiveness(type, target) * bonus;
  });
  return (promises.indexOf(Math.max(...promises)) + 1) as Slot;
}

/** True if a trainer who always uses the strongest attack wins. */
function wins(start: BattleState): boolean {
  let state = start;
  for (;;) {
    if (state.page === 'battle') state = done(attack(book, state, strongest(state)));
    else if (state.page === 'roundResults') state = done(proceed(book, state));
    else if (state.page === 'selection') {
      const standing = state.player.fighters.find(({ hp }) => hp > 0)!;
      state = done(chooseCreature(book, state, standing.id));
    } else return state.page === 'win';
  }
}

/** Percent of victories of teams of one, three and six creatures at levels 10 to 70. */
function measuredOdds(tier: GoldTier): number {
  const all = Object.values(book.species);
  let battles = 0;
  let won = 0;
  for (const level of [10, 20, 35, 50, 70]) {
    for (const size of [1, 3, 6]) {
      for (let seed = 1; seed <= 30; seed++) {
        const dice = seededDice([seed, level, size, 0]);
        const wanted = Array.from({ length: size }, (_, index): Fighter => {
          const species = all[dice.roll(all.length)]!.id;
          return { id: `wanted ${index}`, species, kind: 1, level, moves: ['tackle'] };
        });
        const named = (side: string, against: readonly Fighter[], percent: number): Fighter[] =>
          composeTeam(book, dice, against, { percent, slack: 0 }).map((one, index) => ({
            ...one,
            id: `${side} ${index}`,
          }));
        const own = named('own', wanted, 100);
        const opponents = named('their', own, goldPercent(tier, size));
        battles += 1;
        const { difficulty } = tier;
        const setup = {
          kind: 'gold',
          thinking: difficulty,
          team: own,
          opponents,
          dice: dice.state(),
        } as const;
        if (wins(startBattle(book, setup))) won += 1;
      }
    }
  }
  return (100 * won) / battles;
}

// Plays thousands of rounds, which is slow on a busy machine.
describe('the odds of a gold battle', { timeout: 60_000 }, () => {
  it.each(Object.entries(goldTiers))('of %s are about what its tier says', (_name, tier) => {
    const odds = measuredOdds(tier);
    expect(Math.abs(odds - tier.odds)).toBeLessThan(8);
    // On average a stake must not gain coins.
    expect(odds * tier.multiple).toBeLessThan(100);
  });
});

describe('the table of gold battles in docs/rules.md', () => {
  it('says what the tiers are', () => {
    const rules = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');
    const lines = rules.slice(rules.indexOf('## Gold battles')).split('\n');
    for (const [name, { stake, multiple, raise, odds }] of Object.entries(goldTiers)) {
      const cells = lines.find((line) => line.startsWith(`| ${name}`))?.split('|') ?? [];
      const levels = raise === 0 ? 'even' : `+ ${raise} %`;
      expect(cells.slice(2, 6).map((cell) => cell.trim())).toEqual([
        String(stake),
        String(multiple),
        levels,
        `${odds} %`,
      ]);
    }
  });
});
