import { cups, isCup } from '../../../../content/challenges/cups.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { addCoins } from '../../../domain/coins.ts';
import { lockPlayer } from '../../../domain/locks.ts';
import { conflict, notFound } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { enterStake } from '../prizes/prizeDay.ts';
import { readBattleTeam } from '../start/begin.ts';
import { storeCupRow } from './cupQueries.ts';
import { readCups } from './standing.ts';

/**
 * Enters a tournament with the team of the moment, for its price.
 * @throws Refusal 404 for an unknown tournament; 409 while another one runs, after the last entry of a day, for too few
 *   coins, for a player without a team, or if the prize would exceed the daily limit
 */
export async function admitToCup(
  services: Services,
  transaction: Transaction,
  playerId: string,
  cup: string,
): Promise<void> {
  if (!isCup(cup)) throw notFound('noCup');
  await lockPlayer(transaction, playerId);
  const { row, running, left } = await readCups(services, transaction, playerId);
  if (running) throw conflict('cupRuns');
  if (left === 0) throw conflict('cupsSpent');
  const team = await readBattleTeam(transaction, services.game, playerId);
  const { entry, prize } = cups[cup];
  await enterStake(transaction, services, playerId, entry, prize);
  await addCoins(transaction, playerId, -entry, 'entry');
  await storeCupRow(transaction, playerId, {
    ...row,
    ...{ cup, won: 0, fighting: false, entries: row.entries + 1 },
    team: Object.fromEntries(team.map(({ id }) => [id, 100])),
  });
}

/** Gives up the tournament that runs; its entry is gone. @throws Refusal 409 if none runs */
export async function leave(services: Services, transaction: Transaction, playerId: string): Promise<void> {
  await lockPlayer(transaction, playerId);
  const { row, running } = await readCups(services, transaction, playerId);
  if (!running) throw conflict('notInCup');
  await storeCupRow(transaction, playerId, { ...row, cup: null, won: 0, fighting: false, team: {} });
}
