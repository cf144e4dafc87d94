import * as z from 'zod/mini';
import { get, post } from './call.ts';
import type { RefusalReason } from './refusals/reasons.ts';
import { camp } from './shapes/camp.ts';
import { changedCreatures, MOST_NICKNAME } from './shapes/creature.ts';
import { count, id, NAME } from './shapes/primitives.ts';
import { tutor } from './shapes/tutor.ts';

/** A new nickname, of the letters of players' names; empty for none. Its length is checked after normalising. */
export const newNickname = z.string().check(
  z.normalize('NFKC'),
  z.trim(),
  z.maxLength(MOST_NICKNAME, 'longText' satisfies RefusalReason),
  z.refine((text) => text === '' || NAME.test(text), 'nicknameLetters' satisfies RefusalReason),
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

/** Maximum number of boxes of a player, and the highest number of one. */
export const MOST_BOXES = 12;
/** Maximum number of characters of a box's name. */
export const MOST_BOX_NAME = 16;
/** Maximum number of creatures that one call puts in a box. */
export const MOST_PUT_IN_BOX = 30;

/** The number of a box. */
export const boxNumber = z.int().check(z.minimum(1), z.maximum(MOST_BOXES));

/** A new name of a box, of the letters of players' names; empty to put the box away. Its length is checked after normalising. */
const newBoxName = z.string().check(
  z.normalize('NFKC'),
  z.trim(),
  z.maxLength(MOST_BOX_NAME, 'longText' satisfies RefusalReason),
  z.refine((text) => text === '' || NAME.test(text), 'nicknameLetters' satisfies RefusalReason),
);

const allBoxes = z.object({
  boxes: z.array(z.object({ box: boxNumber, name: z.string(), count })).check(z.maxLength(MOST_BOXES)),
});

export const getBoxes = get('/api/game/boxes', {
  name: 'getBoxes',
  summary: 'The boxes of the player, by their numbers, and how many creatures are in each.',
  reply: allBoxes,
});

export const nameBox = post('/api/game/nameBox', {
  name: 'nameBox',
  summary: `Gives one of up to ${MOST_BOXES} boxes a name of 1 to ${MOST_BOX_NAME} characters, which sets it up if it is not there; an empty name puts it away, and whoever was in it is in none. Refused are names that the operator has taken away, and the name of another box. Answers all boxes.`,
  body: z.object({ box: boxNumber, name: newBoxName }),
  reply: allBoxes,
  refusals: [404, 409],
});

export const putInBox = post('/api/game/putInBox', {
  name: 'putInBox',
  summary: `Puts up to ${MOST_PUT_IN_BOX} creatures in a box, all or none, also of the team or in trade; without a box it takes them out of theirs. A box says where they are found in lists, and nothing else.`,
  body: z.object({
    pokemons: z.array(id).check(z.minLength(1), z.maxLength(MOST_PUT_IN_BOX)),
    box: z.optional(boxNumber),
  }),
  reply: changedCreatures,
  refusals: [403, 404, 409],
});

export const getCamp = get('/api/game/camp', {
  name: 'getCamp',
  summary: 'The furniture that the player owns, and what of it stands where in the camp.',
  reply: camp,
});

const campName = z.string().check(z.minLength(1), z.maxLength(32));

export const placeInCamp = post('/api/game/placeInCamp', {
  name: 'placeInCamp',
  summary:
    'Puts a piece of furniture in a spot of the camp, from wherever it stood; with null, clears the spot. A spot holds one piece.',
  body: z.object({ spot: campName, piece: z.nullable(campName) }),
  reply: camp,
  refusals: [404, 409],
});

export const getTutor = get('/api/game/tutor', {
  name: 'getTutor',
  summary: 'What the tutor teaches each member of the team before its time, and for how many coins.',
  reply: tutor,
});

export const teachMove = post('/api/game/teachMove', {
  name: 'teachMove',
  summary:
    'Teaches a member of the team a move of its learnset before its time, in a slot from 1 to 4, for the price that the player has seen. What was in the slot is forgotten.',
  body: z.object({
    id,
    move: z.string().check(z.minLength(1), z.maxLength(64)),
    slot: z.int().check(z.minimum(1), z.maximum(4)),
    price: count,
  }),
  reply: tutor,
  refusals: [403, 404, 409],
});
