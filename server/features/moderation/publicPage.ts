import type { ReplyOf } from '../../../contract/call.ts';
import type { getPlayer } from '../../../contract/moderation.ts';
import { BATTLE_TYPES } from '../../../contract/shapes/battle.ts';
import { speciesOf } from '../../../rules/book.ts';
import type { Database } from '../../database/connect.ts';
import { readCamp } from '../../domain/camp.ts';
import { type CreatureRow, isKnown, nameOf } from '../../domain/creatures/creatureView.ts';
import type { Game } from '../../domain/game.ts';
import { readHonours } from '../../domain/honours.ts';
import { areApart } from '../../domain/moderation/blocks.ts';
import { findPlayer } from '../../domain/players/names.ts';
import { knownAvatar } from '../../domain/players/profile.ts';
import { readBadges, readCounts, readRarest, readReached, readStreak } from '../../domain/records.ts';
import { notFound } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { readFavourites, readPublicSums } from './publicPageQueries.ts';

type PublicPlayer = ReplyOf<typeof getPlayer>;

/** What others see of a creature. */
const shown = (game: Game, row: CreatureRow): PublicPlayer['favourites'][number] => ({
  name: nameOf(game, row),
  kind: row.kind,
  level: row.level,
  types: isKnown(game, row) ? [...speciesOf(game.book, row.species).types] : [],
});

/** What a player has done, as others see it. */
async function recordsOf(
  database: Database,
  game: Game,
  playerId: string,
): Promise<
  Pick<PublicPlayer, 'wonBadges' | 'achievements' | 'favourites' | 'rarest' | 'wins' | 'bestStreak' | 'camp'>
> {
  const [{ badges: wonBadges }, achievements, favourites, rarest, counts, streak, camp] = await Promise.all([
    readBadges(database, game, playerId),
    readReached(database.drizzle, playerId),
    readFavourites(database, playerId),
    readRarest(database, game, playerId),
    readCounts(database, playerId),
    readStreak(database, playerId),
    readCamp(database.drizzle, playerId),
  ]);
  const winsOf = (type: string): number =>
    counts.find(({ kind, result }) => kind === type && result === 'win')?.count ?? 0;
  return {
    wonBadges,
    achievements,
    favourites: favourites.map((row) => shown(game, row)),
    rarest: rarest && shown(game, rarest),
    wins: Object.fromEntries(BATTLE_TYPES.map((type) => [type, winsOf(type)])) as PublicPlayer['wins'],
    bestStreak: streak.best,
    camp: camp.placed,
  };
}

/**
 * The trainer page: what a player may know about another one. The player's row is always read from the primary, so that a page
 * that was made private is private at once; the rest may come from a standby.
 * @param viewerId null for a visitor without an account
 * @throws Refusal 404 for an unknown name, and in the same words for a private page of somebody else; visitors read the same of players
 *   who are suspended
 */
export async function publicPage(
  { database: primary, game, staleReads }: Services,
  viewerId: string | null,
  name: string,
): Promise<PublicPlayer> {
  const player = await findPlayer(primary.drizzle, name);
  const own = player?.id === viewerId;
  const isHidden =
    player && ((player.pagePrivate && !own) || (viewerId === null && player.suspendedAt !== null));
  if (!player || isHidden) throw notFound('noPlayerOfName');
  const { id, username, look, createdAt, suspendedAt, pagePrivate } = player;
  const [[sums, records, honours], apart] = await Promise.all([
    staleReads.read(viewerId ?? id, (database) =>
      Promise.all([
        readPublicSums(database, id, viewerId),
        recordsOf(database, game, id),
        readHonours(database.drizzle, id),
      ]),
    ),
    viewerId !== null && areApart(primary.drizzle, viewerId, id),
  ]);
  return {
    ...sums,
    ...records,
    ...(honours.title !== undefined && { title: honours.title }),
    studied: honours.studied,
    ribbons: honours.ribbons,
    id,
    username,
    look: knownAvatar(look),
    since: createdAt.toISOString(),
    own,
    open: !apart && suspendedAt === null,
    pagePrivate,
    // Whoever is kept apart does not learn how many listings there are.
    listings: apart ? 0 : sums.listings,
  };
}
