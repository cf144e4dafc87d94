import { cupOfTier, cups, hpAt, restedPercent, tierOfCup } from '../../../../content/challenges/cups.ts';
import type { BattleDetails } from '../../../../contract/shapes/battle.ts';
import { speciesOf } from '../../../../rules/book.ts';
import { statsAt } from '../../../../rules/creatures/stats.ts';
import type { Milestone } from '../../../../rules/model/milestones.ts';
import type { BattleState, Fighter } from '../../../../rules/model/state.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { addCoins } from '../../../domain/coins.ts';
import type { Game } from '../../../domain/game.ts';
import { lockPlayer } from '../../../domain/locks.ts';
import { readProfile } from '../../../domain/players/profile.ts';
import { conflict } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { detailsOf } from '../battleView.ts';
import { isPlayable } from '../playable.ts';
import { readToday, storeToday } from '../prizes/prizeDayQueries.ts';
import { begin, readBattleTeam } from '../start/begin.ts';
import { composeTeam } from '../start/composeTeam.ts';
import { freshDice } from '../start/freshDice.ts';
import { readUntouchedGold } from '../start/startQueries.ts';
import { readCupBattle, storeCupRow } from './cupQueries.ts';
import { readCups } from './standing.ts';

/** The team with the hp that is left of each. @throws Refusal 409 if somebody is among them who did not enter */
function worn({ book }: Game, team: readonly Fighter[], left: Readonly<Record<string, number>>): Fighter[] {
  if (team.some(({ id }) => left[id] === undefined)) {
    throw conflict('cupTeam');
  }
  return team.map((one) => {
    const most = statsAt(speciesOf(book, one.species), one.level, one.kind).hp;
    return { ...one, hp: hpAt(most, left[one.id] ?? 100) };
  });
}

/**
 * Begins the next battle of the tournament that runs. One that waits for its first choice is returned instead.
 * @throws Refusal 409 if no tournament runs, if a battle of it is under way, or if somebody is in the team who did not enter
 */
export async function startRound(
  services: Services,
  transaction: Transaction,
  playerId: string,
): Promise<BattleDetails> {
  const { game } = services;
  const player = await lockPlayer(transaction, playerId);
  const { row, running, battle } = await readCups(services, transaction, playerId);
  if (!running) throw conflict('notInCup');
  const { rounds, difficulty } = cups[running];
  const tier = tierOfCup(running);
  if (battle) {
    const waiting = await readUntouchedGold(transaction, playerId, tier);
    if (!waiting || !isPlayable(game.book, waiting.state)) throw conflict('battleNotOver');
    return detailsOf(game, waiting, await readProfile(transaction, playerId));
  }
  const team = worn(game, await readBattleTeam(transaction, game, playerId), row.team);
  const percent = rounds[row.won] ?? 100;
  const begun = await begin(transaction, services, player, team, {
    kind: 'gold',
    opponents: composeTeam(game.book, freshDice(services), team, { percent, slack: 0 }),
    opponentName: tier,
    tier,
    prize: 0,
    difficulty,
  });
  await storeCupRow(transaction, playerId, { ...row, fighting: true });
  return detailsOf(game, begun, await readProfile(transaction, playerId));
}

/**
 * Notes a won battle if it belongs to the tournament that runs: hp for the next round, or the prize and a ribbon after the last
 * one. Call it in the transaction of the victory, before its state is stored.
 * @returns the coins of the prize, 0 before the last round, and what the battle was in its tournament; null for other battles
 */
export async function winRound(
  transaction: Transaction,
  services: Services,
  playerId: string,
  state: BattleState,
): Promise<{ readonly prize: number; readonly told: Milestone } | null> {
  if (state.kind !== 'gold') return null;
  const fought = await readCupBattle(transaction, playerId);
  const cup = cupOfTier(fought?.tier ?? null);
  if (!cup) return null;
  const { row, running } = await readCups(services, transaction, playerId);
  // A battle that was begun in a tournament that was given up does not count in the next one.
  if (cup !== running || !row.fighting) return null;
  const { rounds, prize } = cups[cup];
  const won = row.won + 1;
  const told = { type: 'round', cup, won, all: rounds.length } as const;
  if (won < rounds.length) {
    const team = Object.fromEntries(
      state.player.fighters.map(({ id, hp, stats }) => [id, restedPercent(hp, stats.hp)]),
    );
    await storeCupRow(transaction, playerId, { ...row, won, fighting: false, team });
    return { prize: 0, told };
  }
  const ribbons = { ...row.ribbons, [cup]: (row.ribbons[cup] ?? 0) + 1 };
  await storeCupRow(transaction, playerId, { ...row, cup: null, won: 0, fighting: false, team: {}, ribbons });
  const today = await readToday(transaction, playerId, services.now());
  await storeToday(transaction, playerId, { ...today, winnings: today.winnings + prize });
  await addCoins(transaction, playerId, prize, 'trophy');
  return { prize, told };
}
