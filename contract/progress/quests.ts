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

/** The line of a region. */
const questLine = z.object({
  region: z.string(),
  /** The badges without which it is closed; absent once it is open. */
  closed: z.optional(z.object({ region: z.string(), badges: count, won: count })),
  /** Steps whose rewards were taken, and steps in all. */
  done: count,
  steps: count,
  /** Id of the title that the last step gives. */
  title: z.string(),
  /** The step that comes next; null after the last one. */
  next: z.nullable(
    z.object({
      id: z.string(),
      /** Which step it is. */
      step: z.string(),
      /** Gym id of the leader who asks for it. */
      giver: z.string(),
      /** The map where it can be done; absent if that is no place. */
      map: z.optional(z.string()),
      count,
      goal: count,
      coins: count,
      item: z.optional(z.object({ key: z.string(), count })),
      /** Id of the title that comes with it: only the last step has one. */
      title: z.optional(z.string()),
    }),
  ),
});
export type LineView = z.output<typeof questLine>;

export const getQuests = get('/api/game/quests', {
  name: 'getQuests',
  summary:
    'The three quests of the day and the one of the week with their progress, finished ones of the last seven days whose rewards wait, and the line of each region.',
  reply: z.object({
    /** Today in UTC. */
    day,
    today: z.array(givenQuest).check(z.maxLength(3)),
    week: givenQuest,
    former: z.array(givenQuest).check(z.maxLength(22)),
    /** One for each region; absent in replies of former releases. */
    lines: z.optional(z.array(questLine)),
  }),
});

export const claimQuest = post('/api/game/claimQuest', {
  name: 'claimQuest',
  summary: 'Takes the reward of a finished quest, or of the next step of a line, once.',
  body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  reply: z.object({
    profile,
    coins: count,
    item: z.optional(z.object({ key: z.string(), count })),
    /** Id of the title that came with it, if it was the last step of a line. */
    title: z.optional(z.string()),
  }),
  refusals: [404, 409],
});
