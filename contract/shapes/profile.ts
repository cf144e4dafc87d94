import * as z from 'zod/mini';
import { AVATARS } from './avatar.ts';
import { ballCounts, count } from './primitives.ts';

export const profile = z.object({
  username: z.string(),
  coins: count,
  items: ballCounts,
  /** Draughts left in the flask, 0 to 3. */
  flask: z.optional(count),
  pokemonCount: count,
  /** Names of the starters; sorted by their type grass, fire, water. */
  initialPokemons: z.array(z.string()),
  /** The map the player stands on. */
  mapName: z.string(),
  /** The maps that the player has walked on, besides those that are open to everybody. */
  maps: z.optional(z.array(z.string())),
  /** True while a battle waits for its next choice; `GET /api/game/battle` returns it. */
  inBattle: z.boolean(),
  /** The player's look on the map. */
  look: z.enum(AVATARS),
  /** Number of the operator's messages that the player has not confirmed yet; `GET /api/auth/messages` returns them. */
  messages: z.optional(count),
  /** Only of a guest: the account has no password yet. */
  guest: z.optional(z.literal(true)),
});
export type Profile = z.output<typeof profile>;
