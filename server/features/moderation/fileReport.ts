import type { BodyOf } from '../../../contract/call.ts';
import type { reportPlayer } from '../../../contract/moderation.ts';
import { MOST_OPEN_REPORTS } from '../../../contract/shapes/moderation.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../../domain/creatures/creatureView.ts';
import { lockPlayers } from '../../domain/locks.ts';
import { remember } from '../../domain/trades/notices.ts';
import { isUuid } from '../../http/ids.ts';
import { conflict, forbiddenByRule, notFound, unauthorized } from '../../http/refusal.ts';
import { countOpen, readCreatureOf, storeReport } from './reportQueries.ts';

/** Maximum number of open reports about one player. */
const MOST_ABOUT_PLAYER = 20;

/** A listing of a player. @throws Refusal 404 for another creature, 409 for one that is not listed */
async function listingOf(transaction: Transaction, playerId: string, id: string): Promise<CreatureRow> {
  const row = isUuid(id) ? await readCreatureOf(transaction, playerId, id) : undefined;
  if (!row) throw notFound('This player has no such creature');
  if (row.listing === null) throw conflict('This creature is no longer in trade');
  return row;
}

/**
 * Reports a player's name, or one of the player's listings.
 * @throws Refusal 400 for oneself, 404 for an unknown player or creature, 409 for a creature that is not listed, for a
 * second open report of the same, and beyond the number of open reports
 */
export async function fileReport(
  transaction: Transaction,
  reporterId: string,
  { player, pokemon, reason, text = '' }: BodyOf<typeof reportPlayer>,
): Promise<void> {
  const id = player.toLowerCase();
  if (id === reporterId) throw forbiddenByRule('You cannot report yourself');
  if (!isUuid(id)) throw notFound('There is no such player');
  const locked = await lockPlayers(transaction, [reporterId, id]);
  const [reporter, target] = [locked.get(reporterId), locked.get(id)];
  if (!reporter || reporter.suspendedAt) throw unauthorized();
  if (!target) throw notFound('There is no such player');
  const listed = pokemon === undefined ? null : await listingOf(transaction, id, pokemon);
  const { of, about } = await countOpen(transaction, reporterId, id);
  const report = {
    reporterId,
    playerId: id,
    name: target.username,
    pokemon: listed && remember(listed),
    reason,
    text,
  };
  // Inside the transaction: a refusal below takes it back.
  if (!(await storeReport(transaction, report))) {
    throw conflict('You have reported this already. The operator will look at it.');
  }
  if (of >= MOST_OPEN_REPORTS) {
    throw conflict(
      `You have ${MOST_OPEN_REPORTS} reports that the operator has not looked at yet. Please wait for an answer.`,
    );
  }
  if (about >= MOST_ABOUT_PLAYER) {
    throw conflict('The operator has many reports about this player already and will look at them.');
  }
}
