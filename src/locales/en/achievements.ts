import type { AchievementField, Rank } from '../../../content/achievements/list.ts';
import { numberWords } from '../format.ts';
import { texts } from '../texts.ts';

const several = (count: number, one: string, more: string) =>
  `${numberWords(count)} ${count === 1 ? one : more}`;

const FIELD_WORDS: Readonly<
  Record<AchievementField, { readonly title: string; readonly text: (goal: number) => string }>
> = {
  species: { title: 'Collector', text: (goal) => `Catch ${several(goal, 'species', 'species')}.` },
  types: { title: 'All-rounder', text: (goal) => `Catch species of ${several(goal, 'type', 'types')}.` },
  evolved: {
    title: 'Grower',
    text: (goal) => `Have ${several(goal, 'species', 'species')} that others evolve into.`,
  },
  shiny: {
    title: 'Shiny finder',
    text: (goal) => (goal === 1 ? 'Catch a shiny creature.' : `Catch ${goal} species as shiny ones.`),
  },
  dark: {
    title: 'Dark finder',
    text: (goal) => (goal === 1 ? 'Catch a dark creature.' : `Catch ${goal} species as dark ones.`),
  },
  sketches: {
    title: 'Sketcher',
    text: (goal) => `Write the sketch of ${several(goal, 'species', 'species')}.`,
  },
  studies: {
    title: 'Scholar',
    text: (goal) => `Write the study of ${several(goal, 'species', 'species')}.`,
  },
  level: { title: 'Raiser', text: (goal) => `Have a creature of level ${goal}.` },
  badges: { title: 'Badge holder', text: (goal) => `Beat ${several(goal, 'gym leader', 'gym leaders')}.` },
  champions: {
    title: 'Champion',
    text: (goal) => (goal === 1 ? 'Beat a champion.' : `Beat ${goal} champions.`),
  },
  wild: { title: 'Wild fighter', text: (goal) => `Win ${numberWords(goal)} battles against wild creatures.` },
  users: { title: 'Challenger', text: (goal) => `Win ${numberWords(goal)} user battles.` },
  gold: { title: 'Gold winner', text: (goal) => `Win ${numberWords(goal)} gold battles.` },
  training: { title: 'Sparring partner', text: (goal) => `Win ${numberWords(goal)} exp battles.` },
  trades: {
    title: 'Trader',
    text: (goal) => (goal === 1 ? 'Trade with another player.' : `Make ${goal} trades.`),
  },
  maps: { title: 'Explorer', text: (goal) => `Walk on ${several(goal, 'map', 'maps')}.` },
  names: {
    title: 'Good friends',
    text: (goal) => `Have ${goal} creatures with nicknames in your team at once.`,
  },
};

const RANK_WORDS: Readonly<Record<Rank, string>> = { copper: 'copper', silver: 'silver', gold: 'gold' };

const titleOf = (field: AchievementField, rank: Rank): string =>
  `${FIELD_WORDS[field].title}, ${RANK_WORDS[rank]}`;

/** Texts of the achievements. */
export const achievementWords = texts('achievements', {
  title: 'Achievements',
  loading: 'Fetching your achievements',
  failed: { title: 'Your achievements are out of reach' },
  name: titleOf,
  field: (field: AchievementField) => FIELD_WORDS[field].title,
  rank: (rank: Rank) => RANK_WORDS[rank],
  text: (field: AchievementField, goal: number) => FIELD_WORDS[field].text(goal),
  count: (reached: number, all: number) => `${reached} of ${all}`,
  next: 'Next ones',
  all: 'All achievements',
  progress: (count: number, goal: number) => `${numberWords(count)} of ${numberWords(goal)}`,
  progressOf: (name: string) => `Progress of ${name}`,
  reached: 'Reached',
  everything: 'You have reached all of them.',
  noHurry:
    'Each counts what you have done since your first day. None of them has an end, and none asks you to come back at a certain time.',
  told: (field: AchievementField, rank: Rank) => `Achievement reached: ${titleOf(field, rank)}`,
  toldAll: (count: number) => `${count} achievements reached. Your profile shows them.`,
  /** Of another player, on the trainer page. */
  none: (user: string) => `${user} has reached none yet.`,
});
