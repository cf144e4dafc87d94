import * as z from 'zod/mini';
import { DIRECTIONS } from '../rules/world/types.ts';
import { get, post } from './call.ts';
import { battleDetails, battleReply } from './shapes/battle.ts';
import { changedCreatures, creature, creaturePage } from './shapes/creature.ts';
import { gym } from './shapes/gym.ts';
import { emberChoice } from './shapes/journal.ts';
import { listQuery } from './shapes/list.ts';
import { cellIndex, find, lyingThings, MAP_NAMES, mapReply } from './shapes/map.ts';
import { ballType, count, creatureType, id } from './shapes/primitives.ts';
import { profile } from './shapes/profile.ts';

const moveSlot = z.optional(z.string().check(z.maxLength(64)));
/** The round that the player saw; the server refuses a choice for an older one. If omitted, the current round. */
const round = z.optional(count);

export const chooseStarter = post('/api/game/pokemon', {
  name: 'chooseStarter',
  summary: 'Takes the first creature, once.',
  body: z.object({ pokemons: z.array(z.string().check(z.maxLength(64))).check(z.length(1)) }),
  reply: z.array(creature),
  refusals: [409],
});

export const mapRequest = post('/api/game/mapRequest', {
  name: 'mapRequest',
  summary: 'Enters a map, or looks at it again; a waiting encounter is shown again.',
  body: z.object({ mapName: z._default(z.string().check(z.maxLength(64)), MAP_NAMES[0]) }),
  reply: mapReply,
  refusals: [404, 409],
});

export const mapMove = post('/api/game/mapMove', {
  name: 'mapMove',
  limit: 'move',
  summary: 'Walks one cell. `from` is the mapPos that the step begins at; another one is refused.',
  body: z.object({ dir: z.enum(DIRECTIONS), from: z.optional(z.object({ x: z.int(), y: z.int() })) }),
  reply: mapReply,
  refusals: [409],
});

export const startWildBattle = post('/api/game/startWildBattle', {
  name: 'startWildBattle',
  summary: 'Starts a battle against the waiting encounter and uses it up.',
  reply: battleReply,
  refusals: [409],
});

export const currentBattle = get('/api/game/battle', {
  name: 'currentBattle',
  summary: 'The battle as it stands, or null; a page that was reloaded goes on from here.',
  reply: z.object({ battleDetails: z.nullable(battleDetails) }),
});

export const selectBattlePokemon = post('/api/game/selectBattlePokemon', {
  name: 'selectBattlePokemon',
  summary: 'Sends a standing creature of the team into battle.',
  body: z.object({ selectedPokemon: id, round }),
  reply: battleReply,
  refusals: [404, 409],
});

export const attack = post('/api/game/attack', {
  name: 'attack',
  summary: 'Plays a round with the move of slot 1 to 4.',
  body: z.object({ attackId: z.literal([1, 2, 3, 4]), round }),
  reply: battleReply,
  refusals: [409],
});

export const switchPokemon = post('/api/game/switchPokemon', {
  name: 'switchPokemon',
  summary: 'Plays a round in which another standing creature of the team replaces the present one.',
  body: z.object({ selectedPokemon: id, round }),
  reply: battleReply,
  refusals: [404, 409],
});

export const useItem = post('/api/game/useItem', {
  name: 'useItem',
  summary:
    'Plays a round in which a standing creature of the team, by default the one in battle, is given a draught of the flask.',
  body: z.object({ item: z.enum(['flask']), selectedPokemon: z.optional(id), round }),
  reply: battleReply,
  refusals: [404, 409],
});

export const fillFlask = post('/api/game/fillFlask', {
  name: 'fillFlask',
  summary: 'Fills the flask, beside a well.',
  reply: z.object({ profile }),
  refusals: [409],
});

export const noteVisit = post('/api/game/visit', {
  name: 'noteVisit',
  summary:
    'Notes that the player talks to a person beside them, or reads a sign beside them, of whom a step of a region’s line asks it.',
  /** `of` is the id of the person or the sign. */
  body: z.object({ kind: z.enum(['talk', 'read']), of: z.string().check(z.minLength(1), z.maxLength(64)) }),
  reply: z.object({ kind: z.enum(['talk', 'read']), of: z.string() }),
  refusals: [404, 409],
});

export const pickUp = post('/api/game/pickUp', {
  name: 'pickUp',
  summary:
    'Takes what is on a cell beside the player or under them, also what is hidden there, once; berries once a day. `found` is null where there is nothing.',
  body: z.object({ x: cellIndex, y: cellIndex }),
  reply: z.object({ found: z.nullable(find), things: lyingThings, profile }),
  refusals: [409],
});

export const runAway = post('/api/game/runAway', {
  name: 'runAway',
  summary:
    'Tries to run away from the wild creature. Success ends the battle with `fled`; a failure costs the turn.',
  body: z.optional(z.nullable(z.object({ round }))),
  reply: battleReply,
  refusals: [409],
});

export const catchPokemon = post('/api/game/catch', {
  name: 'catchPokemon',
  summary: 'Throws a ball at the wild creature.',
  body: z.object({ ballType, round }),
  reply: battleReply,
  refusals: [409],
});

export const battleContinue = post('/api/game/battleContinue', {
  name: 'battleContinue',
  summary: 'Goes on from the results of a round.',
  body: z.optional(z.nullable(z.object({ round }))),
  reply: battleReply,
  refusals: [409],
});

export const getTeam = get('/api/game/team', {
  name: 'getTeam',
  summary: 'The team in its order.',
  reply: changedCreatures,
});

export const findNextPokemons = get('/api/game/findNextPokemons', {
  name: 'findNextPokemons',
  summary:
    'A page of all creatures that the player owns, or of those that are asked for, in the order asked for.',
  query: listQuery,
  reply: creaturePage,
});

export const findNextPokemonsExcludeTeam = get('/api/game/findNextPokemonsExcludeTeam', {
  name: 'findNextPokemonsExcludeTeam',
  summary:
    'A page of the creatures outside the team, or of those that are asked for, in the order asked for.',
  query: listQuery,
  reply: creaturePage,
});

export const updatePokemons = post('/api/game/updatePokemons', {
  name: 'updatePokemons',
  summary: 'Saves move slots, and with `inTeam` the order of the whole team.',
  body: z.object({
    pokemons: z
      .array(
        z.object({
          id,
          team_order: z.optional(z.int()),
          attack1: moveSlot,
          attack2: moveSlot,
          attack3: moveSlot,
          attack4: moveSlot,
        }),
      )
      .check(z.minLength(1), z.maxLength(10)),
    inTeam: z.optional(z.boolean()),
  }),
  reply: changedCreatures,
  refusals: [403, 404, 409],
});

export const evolve = post('/api/game/evolve', {
  name: 'evolve',
  summary: 'Evolves a creature that is ready for it.',
  body: z.object({ id }),
  /** `first`: it is the first of its species that the player has. `pokedexText`: what the Pokedex says of it. */
  reply: z.object({
    evolved: creature,
    first: z.optional(z.literal(true)),
    pokedexText: z.optional(z.string()),
  }),
  refusals: [403, 404, 409],
});

export const markFavourite = post('/api/game/favourite', {
  name: 'markFavourite',
  summary:
    'Marks a creature as a favourite, which nobody gives away by accident, or takes the mark away; not of one in trade.',
  body: z.object({ id, favourite: z.boolean() }),
  reply: changedCreatures,
  refusals: [403, 404, 409],
});

export const replaceTeamPokemon = post('/api/game/replaceTeamPokemon', {
  name: 'replaceTeamPokemon',
  summary: 'Puts a creature from outside into the place of a team member; of a favourite only with `anyway`.',
  body: z.object({ from: id, to: id, anyway: z.optional(z.boolean()) }),
  reply: changedCreatures,
  refusals: [403, 404, 409],
});

export const leaveTeam = post('/api/game/leaveTeam', {
  name: 'leaveTeam',
  summary:
    'Takes a member out of the team, of which one always stays; a favourite only with `anyway`. Answers who left, then the team.',
  body: z.object({ id, anyway: z.optional(z.boolean()) }),
  reply: changedCreatures,
  refusals: [403, 404, 409],
});

export const joinTeam = post('/api/game/joinTeam', {
  name: 'joinTeam',
  summary:
    'Takes a creature into the team while it has room: at a place from 0 on, those behind it make room, or at the end. Answers the team.',
  body: z.object({ id, place: z.optional(z.int().check(z.minimum(0), z.maximum(5))) }),
  reply: changedCreatures,
  refusals: [403, 404, 409],
});

export const startGymBattle = post('/api/game/startGymBattle', {
  name: 'startGymBattle',
  summary: 'Challenges a leader, by name or by gym id.',
  body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  reply: battleReply,
  refusals: [404, 409],
});

export const startRivalBattle = post('/api/game/startRivalBattle', {
  name: 'startRivalBattle',
  summary:
    'Challenges the rival beside the player. Which of the four battles it is follows from those won before; each is won once.',
  reply: battleReply,
  refusals: [409],
});

export const chooseEmber = post('/api/game/ember', {
  name: 'chooseEmber',
  summary:
    'Answers the keeper of the hearth beside the player: the ember is banked, or stays loose. Possible once, after the last champion, and changes only what people say.',
  body: z.object({ ember: emberChoice }),
  reply: z.object({ ember: emberChoice }),
  refusals: [409],
});

export const startUserBattle = post('/api/game/startUserBattle', {
  name: 'startUserBattle',
  summary: 'Fights a copy of a user’s team; the number 1 picks an opponent of like strength.',
  body: z.object({ name: z.union([z.string().check(z.minLength(1), z.maxLength(64)), z.literal(1)]) }),
  reply: battleReply,
  refusals: [404, 409],
});

export const startTrainingBattle = post('/api/game/startTrainingBattle', {
  name: 'startTrainingBattle',
  summary: 'Fights opponents of one type for experience.',
  body: z.object({ type: creatureType }),
  reply: battleReply,
  refusals: [409],
});

export const startGoldBattle = post('/api/game/startGoldBattle', {
  name: 'startGoldBattle',
  summary: 'Stakes coins on a battle against a team of like strength.',
  body: z.object({ tier: z.enum(['bronze', 'silver', 'gold']) }),
  reply: battleReply,
  refusals: [409],
});

export const regionsData = get('/api/game/gym/regionsData', {
  name: 'regionsData',
  summary: 'Regions, their leaders and champions, which are open and who was beaten.',
  reply: z.object({
    regions: z.array(z.string()),
    data: z.record(z.string(), z.array(z.string())),
    defeated: z.array(z.string()),
    /** Name of each region's champion. */
    champions: z.optional(z.record(z.string(), z.string())),
    /** Names of the regions whose leaders may be challenged. */
    open: z.optional(z.array(z.string())),
    /** Every leader and champion, from the weakest to the strongest. */
    gyms: z.optional(z.array(gym)),
  }),
});
