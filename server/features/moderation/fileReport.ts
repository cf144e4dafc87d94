import type { BodyOf } from '../../../contract/call.ts';
import type { reportPlayer } from '../../../contract/moderation.ts';
import { MOST_OPEN_REPORTS } from '../../../contract/shapes/operating/moderation.ts';
import type { RememberedCreature } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../../domain/creatures/creatureView.ts';
import { lockPlayers } from '../../domain/locks.ts';
import { remember } from '../../domain/trades/notices.ts';
import { isUuid } from '../../http/ids.ts';
import { conflict, forbiddenByRule, notFound, unauthorized } from '../../http/refusal.ts';
import { countOpen, readCreatureCalled, readCreatureOf, storeReport } from './reportQueries.ts';

/** Maximum number of open reports about one player. */
const MOST_ABOUT_PLAYER = 20;

/** A listing of a player. @throws Refusal 404 for another creature, 409 for one that is not listed */
async function listingOf(transaction: Transaction, playerId: string, id: string): Promise<CreatureRow> {
  const row = isUuid(id) ? await readCreatureOf(transaction, playerId, id) : undefined;
  if (!row) throw notFound('noSuchCreature');
  if (row.listing === null) throw conflict('reportedNotInTrade');
  return row;
}

/** What a report is about: the reported listing or creature as it is now, with its nickname; null for the player's name. */
async function reported(
  transaction: Transaction,
  playerId: string,
  { pokemon, nickname }: Pick<BodyOf<typeof reportPlayer>, 'pokemon' | 'nickname'>,
): Promise<RememberedCreature | null> {
  const row =
    pokemon !== undefined
      ? await listingOf(transaction, playerId, pokemon)
      : nickname !== undefined
        ? await readCreatureCalled(transaction, playerId, nickname)
        : null;
  if (row === undefined) throw notFound('nicknameGone');
  return row && { ...remember(row), ...(row.nickname !== null && { nickname: row.nickname }) };
}

/**
 * Reports a player's name, what the player calls a creature, or one of the player's listings.
 * @throws Refusal 400 for oneself, 404 for an unknown player, creature or nickname, 409 for a creature that is not listed, for a
 * second open report of the same, and beyond the number of open reports
 */
export async function fileReport(
  transaction: Transaction,
  reporterId: string,
  { player, reason, text = '', ...about }: BodyOf<typeof reportPlayer>,
): Promise<void> {
  const id = player.toLowerCase();
  if (id === reporterId) throw forbiddenByRule('reportYourself');
  if (!isUuid(id)) throw notFound('noPlayer');
  const locked = await lockPlayers(transaction, [reporterId, id]);
  const [reporter, target] = [locked.get(reporterId), locked.get(id)];
  if (!reporter || reporter.suspendedAt) throw unauthorized();
  if (!target) throw notFound('noPlayer');
  const pokemon = await reported(transaction, id, about);
  const { of, about: others } = await countOpen(transaction, reporterId, id);
  const report = {
    reporterId,
    playerId: id,
    name: target.username,
    pokemon,
    reason,
    text,
  };
  // Inside the transaction: a refusal below takes it back.
  if (!(await storeReport(transaction, report))) {
    throw conflict('reportedAlready');
  }
  if (of >= MOST_OPEN_REPORTS) {
    throw conflict('manyReports', { most: MOST_OPEN_REPORTS });
  }
  if (others >= MOST_ABOUT_PLAYER) {
    throw conflict('manyReportsAbout');
  }
}
