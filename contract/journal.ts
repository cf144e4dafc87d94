import * as z from 'zod/mini';
import { get } from './call.ts';
import { battleDetails } from './shapes/battle.ts';
import {
  advice,
  keptBattle,
  ledgerEntry,
  pastBattle,
  pokedexEntry,
  trainerRecord,
} from './shapes/journal.ts';
import { count, id, skip } from './shapes/primitives.ts';

const paged = z.object({ skip });

/**
 * Maximum number of choices in a replay. The database does not keep the choices of longer battles
 * (functions/file_battle.sql has the same number).
 */
const MOST_REPLAY_CHOICES = 400;
/** Maximum number of replay steps in one reply. */
export const REPLAY_STEPS = 50;

export const getRecord = get('/api/game/record', {
  name: 'getRecord',
  summary: 'The trainer card: who the player is and what was achieved.',
  reply: trainerRecord,
});

export const getLedger = get('/api/game/ledger', {
  name: 'getLedger',
  summary: 'A page of everything that brought or took coins, newest first.',
  query: paged,
  reply: z.object({ entries: z.array(ledgerEntry), count }),
});

export const getBattles = get('/api/game/battles', {
  name: 'getBattles',
  summary: 'A page of the battles that are over, newest first; the latest 500 are kept.',
  query: paged,
  reply: z.object({ battles: z.array(pastBattle), count }),
});

export const getReplay = get('/api/game/replay', {
  name: 'getReplay',
  limit: 'replay',
  summary:
    'A battle that is over, played again: its steps as they were shown then, 50 of them from `skip` on, and how many there are. Possible for the latest 30, as long as creatures and moves are what they were.',
  query: z.object({ id, skip }),
  reply: z.object({
    steps: z.array(battleDetails).check(z.maxLength(REPLAY_STEPS)),
    count: count.check(z.maximum(MOST_REPLAY_CHOICES + 1)),
  }),
  refusals: [404, 409],
});

export const getPastBattle = get('/api/game/pastBattle', {
  name: 'getPastBattle',
  summary:
    'What is kept of a battle that is over, also where it cannot be played again since creatures and moves have changed: the result and both teams.',
  query: z.object({ id }),
  reply: keptBattle,
  refusals: [404],
});

export const getPokedex = get('/api/game/pokedex', {
  name: 'getPokedex',
  summary: 'Every species that the player has seen, in the order of the Pokedex.',
  reply: z.object({ entries: z.array(pokedexEntry) }),
});

export const getAdvice = get('/api/game/advice', {
  name: 'getAdvice',
  summary: 'What the player might do next.',
  reply: advice,
});
