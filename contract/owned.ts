import * as z from 'zod/mini';
import { post } from './call.ts';
import { changedCreatures, MOST_NICKNAME } from './shapes/creature.ts';
import { count, id, NAME } from './shapes/primitives.ts';

/** A new nickname, of the letters of players' names; empty for none. Its length is checked after normalising. */
export const newNickname = z.string().check(
  z.normalize('NFKC'),
  z.trim(),
  z.maxLength(MOST_NICKNAME, `At most ${MOST_NICKNAME} characters`),
  z.refine(
    (text) => text === '' || NAME.test(text),
    'Only letters from A to Z, with or without accents, digits, _ - . and single spaces',
  ),
);

export const nameCreature = post('/api/game/nickname', {
  name: 'nameCreature',
  summary: `Gives a creature a nickname of 1 to ${MOST_NICKNAME} characters, or takes it away with an empty one. Refused are names that look like a species, a kind or both, and those that the operator has taken away.`,
  body: z.object({ id, nickname: newNickname }),
  reply: changedCreatures,
  refusals: [403, 404, 409],
});

/** Maximum number of creatures that one call sets free. */
export const MOST_SET_FREE = 30;

export const setFree = post('/api/game/setFree', {
  name: 'setFree',
  summary: `Lets up to ${MOST_SET_FREE} creatures go for good, all or none: no favourites, nothing in trade, no member during a battle, and never the last of the team. Answers the team that is left, and how many creatures the player has.`,
  body: z.object({ pokemons: z.array(id).check(z.minLength(1), z.maxLength(MOST_SET_FREE)) }),
  reply: z.extend(changedCreatures, { pokemonCount: count }),
  refusals: [403, 404, 409],
});
