/**
 * What research about a species asks for. Counted when it happens: `caught` in the wild; `hour`: battles begun against a
 * wild one at an hour; `beaten`: victories over one; `won`, `gym`, `spar`: any victory, one over a leader, one in
 * training with one in the team; `evolved`; `traded`: got from another player. Told by the Pokedex: `had` one, and had a
 * dark or shiny one, `special`.
 */
export const RESEARCH_TASKS = [
  'had',
  'caught',
  'hour',
  'beaten',
  'won',
  'gym',
  'spar',
  'evolved',
  'traded',
  'special',
] as const;
export type ResearchTaskName = (typeof RESEARCH_TASKS)[number];
