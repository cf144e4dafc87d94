import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { MAP_NAMES } from './shapes/map.ts';
import { count, quantity } from './shapes/primitives.ts';

const item = z.object({
  name: z.string(),
  description: z.string(),
  bag: count,
  price: count,
  canShow: z.boolean(),
  /** Maximum number in a bag; no limit if omitted. */
  most: z.optional(count),
  /** How many a purchase of one brings; one if omitted. */
  pack: z.optional(count),
  /** It is furniture of the camp. */
  furniture: z.optional(z.literal(true)),
  /** It is a look for the player: its key is that of the look. */
  look: z.optional(z.literal(true)),
  /** The maps on which it is sold; everywhere if omitted. `canShow` says whether it is sold where the player is. */
  sold: z.optional(z.array(z.enum(MAP_NAMES))),
});
const martDetails = z.object({ coins: count, items: z.record(z.string(), item), order: z.array(z.string()) });

export const getItems = get('/api/game/items', {
  name: 'getItems',
  summary: 'What the player carries.',
  reply: z.object({ items: z.record(z.string(), count) }),
});

export const getPokemartDetails = get('/api/game/getPokemartDetails', {
  name: 'getPokemartDetails',
  summary: 'Coins, prices and the order of the list.',
  reply: martDetails,
});

export const purchase = post('/api/game/purchase', {
  name: 'purchase',
  summary: 'Buys items for coins, all of them or none.',
  /** Any text passes as a key: an unknown item is answered with 404 and not as an invalid payload. */
  body: z.object({ items: z.record(z.string(), quantity) }),
  reply: z.object({ items: martDetails }),
  refusals: [404, 409],
});
