import * as z from 'zod/mini';
import { RESEARCH_TASKS } from '../../rules/creatures/types.ts';
import { HOURS } from '../../rules/world/types.ts';
import { get, post } from '../call.ts';
import { count } from '../shapes/primitives.ts';
import { profile } from '../shapes/profile.ts';

const species = z.string().check(z.minLength(1), z.maxLength(40));

const research = z.object({
  /** Id of the species. */
  species: z.string(),
  tasks: z.array(
    z.object({
      task: z.enum(RESEARCH_TASKS),
      /** Of the task `hour`. */
      hour: z.optional(z.enum(HOURS)),
      /** How often it was done, at most the goal. */
      count,
      goal: count,
    }),
  ),
  /** Pages that are written: 0, 1 for the sketch, 2 for the study too. */
  written: count,
  /** The page that comes next: how many tasks it takes, and what it pays; null after the study. */
  next: z.nullable(z.object({ tasks: count, done: count, coins: count })),
  /** Number of species that the player has studied. */
  studied: count,
});
export type ResearchView = z.output<typeof research>;

export const getResearch = get('/api/game/research', {
  name: 'getResearch',
  summary:
    'The research of the player about a species: its tasks, how often each was done, and the page that comes next.',
  query: z.object({ species }),
  reply: research,
  refusals: [404],
});

export const writeResearch = post('/api/game/writeResearch', {
  name: 'writeResearch',
  summary:
    'Writes the next page about a species, once enough of its tasks are done, and takes its coins, once.',
  body: z.object({ species }),
  reply: z.object({
    profile,
    research,
    coins: count,
    /** Id of the title that came with it. */
    title: z.optional(z.string()),
  }),
  refusals: [404, 409],
});

export const chooseTitle = post('/api/game/title', {
  name: 'chooseTitle',
  summary: 'Wears a title that the player has earned beside the name, or none.',
  body: z.object({ title: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))) }),
  reply: z.object({ title: z.nullable(z.string()) }),
  refusals: [409],
});
