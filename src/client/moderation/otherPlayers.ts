import { setPagePrivacy } from '../../../contract/auth.ts';
import type { BodyOf, ReplyOf } from '../../../contract/call.ts';
import { blockPlayer, type getBlocked, reportPlayer, unblockPlayer } from '../../../contract/moderation.ts';
import { request } from '../../api/request.ts';
import { readToken } from '../../api/token.ts';
import { blockedQuery } from '../queries.ts';
import { changeReplies, invalidate } from '../queryClient.ts';

type Blocked = ReplyOf<typeof getBlocked>;

/** Tells the operator about a player's name or listing. Throws a `Refusal`, like all functions of this file. */
export async function sendReport(what: BodyOf<typeof reportPlayer>): Promise<void> {
  await request(reportPlayer, what);
}

/** Shows the new list of blocked players at once, and fetches again what a block changes. */
function follow(account: string | null, blocked: Blocked): void {
  changeReplies<Blocked>(account, blockedQuery.key, () => blocked);
  invalidate('player', 'trades', 'advice');
}

/** Blocks a player: the two trade and battle no more, and open offers between them end. */
export async function addBlock(player: string): Promise<void> {
  const account = readToken();
  follow(account, await request(blockPlayer, { player }));
}

/** Ends a block. */
export async function removeBlock(player: string): Promise<void> {
  const account = readToken();
  follow(account, await request(unblockPlayer, { player }));
}

/**
 * Shows the player's trainer page to others or to nobody else. Throws an error with a message for the player.
 * @returns whether it is private now
 */
export async function choosePagePrivacy(hidden: boolean): Promise<boolean> {
  const { pagePrivate } = await request(setPagePrivacy, { pagePrivate: hidden });
  invalidate('player');
  return pagePrivate;
}
