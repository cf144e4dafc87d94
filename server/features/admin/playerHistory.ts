import type { ReplyOf } from '../../../contract/call.ts';
import type { battleRecord } from '../../../contract/operations.ts';
import { notFound } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { version } from '../../version.ts';
import { findBattle } from './queries.ts';

/**
 * Returns the last battle of a player, finished or not, with all data for a replay.
 * @param player name or id
 * @throws Refusal 404 for an unknown player, or one without a battle
 */
export async function playerHistory(
  { database }: Services,
  player: string,
): Promise<ReplyOf<typeof battleRecord>> {
  const found = await findBattle(database, player);
  if (!found) throw notFound('noBattleOfPlayer');
  const { book = null, ...setup } = found.setup;
  return {
    format: 1,
    version,
    book,
    player: found.name,
    startedAt: found.startedAt.toISOString(),
    setup: { ...setup },
    choices: found.choices.map(([what, ...which]) => [what, ...which]),
    state: { ...found.state },
  };
}
