import { percent, spelt } from './numbers.ts';
import type { FaqChapter, FaqFacts } from './types.ts';

const RATES = {
  easiest: 'The easiest species',
  middle: 'One in the middle',
  hardest: 'The hardest species',
} as const;
const SITUATIONS = {
  well: 'unhurt',
  half: 'half its hit points',
  last: '1 hit point',
  asleep: '1 hit point, asleep',
} as const;

/** Questions about balls and catching. */
export const catchingChapter = ({ balls, ballNames, catching: odds, teamSize }: FaqFacts): FaqChapter => ({
  id: 'catching',
  title: 'Catching',
  questions: [
    {
      id: 'catch',
      question: 'How do I catch a creature?',
      answer: [
        'When one appears, press “Try to Catch!” and send out a creature of yours. Weaken the wild one with attacks, then throw a ball. Beside each ball stands the real chance that it holds; fewer hit points, sleep or frost raise it.',
        'A throw takes the place of your attack: if the ball does not hold, the wild one has its turn. If the wild one faints, it is gone.',
      ],
      also: 'ball throw pokeball encounter',
    },
    {
      id: 'catch-odds',
      question: 'How likely is a ball to hold?',
      answer: [
        'That depends on the species, on its hit points and on what ails it. Burn, poison and paralysis help, sleep and frost help most. Level and kind change nothing. A master ball never fails.',
        ...(['easiest', 'middle', 'hardest'] as const).map((wanted) => ({
          table: {
            caption: RATES[wanted],
            head: [RATES[wanted], ...balls.map((ball) => ballNames[ball])],
            rows: odds
              .filter(({ rate }) => rate === wanted)
              .map(({ situation, percents }) => [SITUATIONS[situation], ...percents.map(percent)]),
          },
        })),
        import.meta.env.TRIAL
          ? 'These are the numbers with which the game rolls. In a battle you see those of the creature before you.'
          : 'These are the numbers with which the server rolls. In a battle you see those of the creature before you.',
      ],
      also: 'catch rate chance probability odds ball basic super ultra master percent',
    },
    {
      id: 'caught',
      question: 'Where does a caught creature go?',
      answer: [
        `Into your team, as long as that has fewer than ${spelt(teamSize)}. Then it waits among Your Pokemon, where you can give it the place of another one, or put it in the team once somebody has left. A catch pays coins by the creature’s level, and no experience.`,
        { links: [{ to: '/pokemons', text: 'Your Pokemon' }] },
      ],
      also: 'box storage team full replace',
    },
  ],
});
