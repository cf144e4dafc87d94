import type { Deed } from '../../../content/quests/deeds.ts';
import { numberWords } from '../format.ts';
import { texts } from '../texts.ts';
import { typeWords } from './types.ts';

const several = (count: number, one: string, more: string) =>
  `${numberWords(count)} ${count === 1 ? one : more}`;

interface Words {
  readonly title: string;
  readonly text: (goal: number) => string;
}

const DEED_WORDS: Readonly<Record<Exclude<Deed, `beaten:${string}`>, Words>> = {
  steps: {
    title: 'Stretch your legs',
    text: (goal) => `Walk ${several(goal, 'step', 'steps')}. Circles count.`,
  },
  wild: {
    title: 'Grass stains',
    text: (goal) => `Win ${several(goal, 'battle', 'battles')} against wild creatures.`,
  },
  training: {
    title: 'Sparring partner wanted',
    text: (goal) => `Win ${several(goal, 'exp battle', 'exp battles')}.`,
  },
  gym: {
    title: 'House call',
    text: (goal) => `Beat ${several(goal, 'gym leader', 'gym leaders')}. Old acquaintances count.`,
  },
  caught: {
    title: 'Room for one more',
    text: (goal) => `Catch ${several(goal, 'wild creature', 'wild creatures')}.`,
  },
  newSpecies: {
    title: 'We have not met',
    text: (goal) => `Catch ${several(goal, 'species', 'species')} that you have never had.`,
  },
  picked: {
    title: 'Eyes on the ground',
    text: (goal) =>
      goal === 1
        ? 'Pick the berries of a bush, or pick up what somebody dropped.'
        : `Pick berries or pick things up ${several(goal, 'time', 'times')}.`,
  },
  evolved: {
    title: 'They grow up so fast',
    text: (goal) => `Let ${several(goal, 'creature', 'creatures')} evolve.`,
  },
  'met:dawn': {
    title: 'Early riser',
    text: (goal) => `Battle ${several(goal, 'wild creature', 'wild creatures')} at dawn.`,
  },
  'met:day': {
    title: 'Broad daylight',
    text: (goal) => `Battle ${several(goal, 'wild creature', 'wild creatures')} by day.`,
  },
  'met:dusk': {
    title: 'Long shadows',
    text: (goal) => `Battle ${several(goal, 'wild creature', 'wild creatures')} at dusk.`,
  },
  'met:night': {
    title: 'Lantern not included',
    text: (goal) => `Battle ${several(goal, 'wild creature', 'wild creatures')} at night.`,
  },
};

/** The words for a type are put in where the quest is about one. */
function wordsOf(deed: Deed): Words {
  if (!deed.startsWith('beaten:')) return DEED_WORDS[deed as keyof typeof DEED_WORDS];
  const type = typeWords[deed.slice('beaten:'.length) as keyof typeof typeWords];
  return {
    title: `A matter of type: ${type}`,
    text: (goal) =>
      `Win ${several(goal, 'battle', 'battles')} against ${type} creatures. Exp battles have them of every type.`,
  };
}

/** Texts of the quests. */
export const questWords = texts('quests', {
  title: 'Quests',
  intro:
    'Three small things a day, one larger a week. Do them, or do not: nobody keeps a list of what you left.',
  name: (deed: Deed) => wordsOf(deed).title,
  text: (deed: Deed, goal: number) => wordsOf(deed).text(goal),
  today: 'Today',
  week: 'This week',
  former: 'Still yours',
  formerText: 'Finished before and never collected. Rewards wait for seven days.',
  progress: (count: number, goal: number) => `${numberWords(count)} of ${numberWords(goal)}`,
  progressOf: (name: string) => `Progress of ${name}`,
  coins: (count: number) => several(count, 'coin', 'coins'),
  item: (name: string, count: number) => `${numberWords(count)} × ${name}`,
  go: 'Go there',
  claim: 'Take the reward',
  claimOf: (name: string) => `Take the reward of ${name}`,
  claimed: 'Reward taken',
  until: (day: string) => `Until ${day}, midnight UTC`,
  endsToday: 'New ones come at midnight UTC.',
  loading: 'Unrolling today’s list',
  failed: {
    title: 'The list is out of reach',
    text: 'What you do counts all the same. Try again in a moment.',
  },
  noHurry:
    'A day that you miss costs nothing: there is no row to keep up, and finished quests wait seven days for you to collect.',
  all: 'All quests',
  doneToday: 'All three are done. Go and lie in the grass.',
  rewardsWait: (count: number) => (count === 1 ? 'A reward waits.' : `${numberWords(count)} rewards wait.`),
  got: (parts: readonly string[]) => `You get ${parts.join(' and ')}.`,
  finished: (name: string) => `Quest finished: ${name}`,
  /** In text mode. */
  line: (when: string, name: string, text: string, progress: string, reward: string) =>
    `${when}: ${name}. ${text} ${progress}. Reward: ${reward}.`,
  lineReady: 'Finished: type claim.',
  nothingToClaim: 'No reward waits. Type quests to hear what there is to do.',
});
