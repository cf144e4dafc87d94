import { expect, it } from 'vitest';
import { rivalBattles } from '../../../content/challenges/rival.ts';
import { book, starters } from '../../../content/index.ts';
import { rivalTeam } from '../../../server/domain/rivals.ts';
import { duel } from '../../shared/battles/duel.ts';
import { battleDice, diceFor } from '../random.ts';
import { teamAround } from './gymBattles.ts';

/** Battles with each starter. */
const TIMES = 12;

it.each(rivalBattles.map((battle) => [battle.id, battle] as const))(
  '%s is won by more than one prepared team in three, and by no more than nine in ten',
  (id, battle) => {
    const dice = diceFor(id.length);
    const all = Object.values(starters).flat();
    const winners = all.flatMap((starter) =>
      Array.from({ length: TIMES }, () => {
        const setup = {
          kind: 'gym',
          thinking: battle.difficulty,
          team: teamAround(book, starter, battle, dice),
          opponents: rivalTeam(book, battle, starter).map((one, at) => ({ ...one, id: `their ${at}` })),
          dice: battleDice(dice),
        } as const;
        return duel(book, setup, 'greedy', battle.difficulty, dice).winner;
      }),
    );
    const share = winners.filter((winner) => winner === 'player').length / winners.length;
    expect(share).toBeGreaterThan(1 / 3);
    expect(share).toBeLessThanOrEqual(0.9);
  },
);
