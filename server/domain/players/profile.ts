import { sql } from 'drizzle-orm';
import { draughtsIn } from '../../../content/flask/flask.ts';
import { AVATARS, type Avatar } from '../../../contract/shapes/avatar.ts';
import type { Profile } from '../../../contract/shapes/profile.ts';
import { perBall } from '../../../rules/creatures/types.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Game } from '../game.ts';

/** The columns of `PROFILE_COLUMNS`. */
export interface ProfileRow {
  readonly username: string;
  readonly coins: string;
  readonly mapName: string;
  /** Maps that the player has been on; absent where they do not matter, as in a replay. */
  readonly reachedMaps?: readonly string[] | null;
  /** The cell on that map; null where the player's present place does not matter, as in a replay. */
  readonly cellX: number | null;
  readonly cellY: number | null;
  readonly look: string;
  readonly messages: number;
  readonly guest: boolean;
  readonly bag: Readonly<Record<string, number>> | null;
  readonly pokemonCount: number;
  readonly page: string | null;
}

/** Columns of a profile, for a statement in which the table of players is `p`. */
export const PROFILE_COLUMNS = `
  p.username, p.coins, p.map_name as "mapName", p.reached_maps as "reachedMaps", p.cell_x as "cellX", p.cell_y as "cellY", p.look,
  p.unread_messages as messages, p.password_hash is null as guest,
  (select jsonb_object_agg(i.item, i.quantity) from bag_items i where i.player_id = p.id) as bag,
  (select coalesce(sum(c.owned), 0)::int from creature_counts c where c.player_id = p.id and c.species = '') as "pokemonCount",
  (select b.page from battles b where b.player_id = p.id) as page`;

/** Reads the profile, including the changes of this transaction. */
export async function readProfile(transaction: Transaction, playerId: string): Promise<ProfileRow> {
  const { rows } = await transaction.execute<ProfileRow & Record<string, unknown>>(
    sql`select ${sql.raw(PROFILE_COLUMNS)} from players p where p.id = ${playerId}`,
  );
  const [row] = rows;
  if (!row) throw new Error('A player is gone');
  return row;
}

/** The pages of a battle that waits for a choice; `read_walker` knows them, too. */
export const OPEN_PAGES: readonly string[] = ['selection', 'battle', 'roundResults'];

/** Whether a battle waits for the player's next choice. */
export const isOpen = (page: string | null): boolean => page !== null && OPEN_PAGES.includes(page);

const namesOfGames = new WeakMap<Game, string[]>();

/** Display names of the starters. Cached, because every profile contains them. */
function starterNames(game: Game): string[] {
  const { book, starters } = game;
  const names = namesOfGames.get(game) ?? starters.flatMap((id) => book.species[id]?.name ?? []);
  namesOfGames.set(game, names);
  return names;
}

/** Returns the first look for a stored look that this version does not know. */
export const knownAvatar = (stored: string): Avatar => AVATARS.find((look) => look === stored) ?? AVATARS[0];

/** The maps among these names that are not open to everybody, in the order of the game. */
const furtherMaps = ({ grounds, openMaps }: Game, names: readonly string[]): string[] =>
  Object.values(grounds).flatMap(({ name }) =>
    names.includes(name) && !openMaps.includes(name) ? [name] : [],
  );

/** The profile in the form of a reply. @param page of the player's battle, if it has changed since the row was read */
export function profileOf(game: Game, row: ProfileRow, page = row.page): Profile {
  return {
    username: row.username,
    coins: Number(row.coins),
    items: perBall((ball) => row.bag?.[ball] ?? 0),
    flask: draughtsIn(row.bag),
    pokemonCount: row.pokemonCount,
    initialPokemons: starterNames(game),
    mapName: row.mapName,
    ...(row.reachedMaps && { maps: furtherMaps(game, row.reachedMaps) }),
    inBattle: isOpen(page),
    look: knownAvatar(row.look),
    messages: row.messages,
    ...(row.guest && { guest: true }),
  };
}
