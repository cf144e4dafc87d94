import { toRefusal } from '../../api/refusal.ts';
import { readToken } from '../../api/token.ts';
import { isOutOfReach, noteLost, noteReached } from './connection.ts';
import { keptReply, storeReply } from './replies.ts';

/** When the replies that came from disk were read, by the hash of their query. */
const times = new Map<string, number>();

/** How often each query was asked, by its hash: only the latest reply counts, the cache discards those before. */
const asks = new Map<string, number>();

/** When the reply of a query was read, if it came from disk; otherwise null. */
export const timeOfKept = (hash: string): number | null => times.get(hash) ?? null;

/**
 * Asks the server. If it cannot be reached, the last reply on disk takes the place of the one that was lost, as far as the query
 * can be read offline. A reply from disk is never shown before the server was asked.
 * @param hash of the query
 */
export async function askOrRecall<Reply>(
  hash: string,
  isReadOffline: boolean,
  ask: () => Promise<Reply>,
): Promise<Reply> {
  const token = readToken();
  const mine = (asks.get(hash) ?? 0) + 1;
  asks.set(hash, mine);
  const isLatest = () => asks.get(hash) === mine;
  try {
    const reply = await ask();
    noteReached();
    if (isLatest()) {
      times.delete(hash);
      if (isReadOffline) void storeReply(hash, reply);
    }
    return reply;
  } catch (problem) {
    if (!isOutOfReach(toRefusal(problem))) throw problem;
    noteLost();
    const kept = isReadOffline ? await keptReply(hash) : null;
    if (kept === null || readToken() !== token) throw problem;
    if (isLatest()) times.set(hash, kept.at);
    return kept.reply as Reply;
  }
}
