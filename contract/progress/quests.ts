import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { count } from '../shapes/primitives.ts';
import { profile } from '../shapes/profile.ts';

const day = z.iso.date();

/** A quest of a day or week. */
const givenQuest = z.object({
  id: z.string(),
  /** Which one of the pool it is. */
  quest: z.string(),
  /** What counts so far, at most the goal. */
  count,
  goal: count,
  coins: count,
  item: z.optional(z.object({ key: z.string(), count })),
  claimed: z.boolean(),
  /** The last day of UTC on which it counts. */
  until: day,
});
export type QuestView = z.output<typeof givenQuest>;

export const getQuests = get('/api/game/quests', {
  name: 'getQuests',
  summary:
    'The three quests of the day and the one of the week with their progress, and finished ones of the last seven days whose rewards wait.',
  reply: z.object({
    /** Today in UTC. */
    day,
    today: z.array(givenQuest).check(z.maxLength(3)),
    week: givenQuest,
    former: z.array(givenQuest).check(z.maxLength(22)),
  }),
});

export const claimQuest = post('/api/game/claimQuest', {
  name: 'claimQuest',
  summary: 'Takes the reward of a finished quest, once.',
  body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  reply: z.object({
    profile,
    coins: count,
    item: z.optional(z.object({ key: z.string(), count })),
  }),
  refusals: [404, 409],
});
