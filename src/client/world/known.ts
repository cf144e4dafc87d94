import { getTeam } from '../../../contract/game.ts';
import { getPokedex } from '../../../contract/journal.ts';
import { request } from '../../api/request.ts';
import type { WorldSlice } from '../../bridge/state.ts';

// The map asks for these itself: the cache of the other screens comes with a library that a map does not need.

/** The team, and its first creature, which walks behind the player; empty and null if there is none or it cannot be asked for. */
export async function askTeam(): Promise<Pick<WorldSlice, 'team' | 'follower'>> {
  const team = (await request(getTeam).catch(() => null))?.pokemons ?? [];
  const [first] = team;
  return { team, follower: first ? { name: first.name, kind: first.kind } : null };
}

/** The ids of the species that the player has caught; null if they cannot be asked for. */
export async function askCaught(): Promise<ReadonlySet<string> | null> {
  const reply = await request(getPokedex).catch(() => null);
  if (!reply) return null;
  return new Set(
    reply.entries.filter(({ caught }) => caught.length > 0).map(({ name }) => name.toLowerCase()),
  );
}
