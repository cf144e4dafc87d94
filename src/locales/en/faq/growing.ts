import { MOST_SET_FREE } from '../../../../contract/owned.ts';
import { MOST_NICKNAME } from '../../../../contract/shapes/creature.ts';
import { amount, percent, spelt } from './numbers.ts';
import type { FaqChapter, FaqFacts } from './types.ts';

const BATTLES = {
  wb: 'Wild creatures',
  gym: 'Gym leaders',
  user: 'Users',
  training: 'Training',
  gold: 'Gold battle',
} as const;

/** Experience, moves and evolving. */
export const growingChapter = ({ pays, wild, totals, evolving, teamSize }: FaqFacts): FaqChapter => ({
  id: 'growing',
  title: 'Growing',
  questions: [
    {
      id: 'pays',
      question: 'What does a victory bring?',
      answer: [
        'Experience for the whole team, the fainted too, each the same; and coins. Both grow with the levels of those whom you beat.',
        {
          table: {
            caption: 'What a victory brings',
            head: ['Against', 'Experience', 'Coins'],
            rows: pays.map(({ kind, experience, coins }) => [
              BATTLES[kind],
              percent(experience),
              kind === 'wb' ? `${amount(coins ?? 0)} a level and ${amount(wild.fee)}` : coinsOf(kind, coins),
            ]),
          },
        },
        `A wild creature that you catch instead pays ${amount(wild.caught)} coins a level and ${amount(wild.fee)}.`,
        `A large team shares, but not quite: each of ${spelt(teamSize)} gets less than one alone would, all of them together get more.`,
      ],
      also: 'reward experience exp coins money earn win pay',
    },
    {
      id: 'levels',
      question: 'How much experience does a level take?',
      answer: [
        'Species grow fast, at a medium pace or slowly. Counted from level 1, so much brings them to:',
        {
          table: {
            caption: 'Experience to a level',
            head: ['Level', 'Fast', 'Medium', 'Slow'],
            rows: totals.map(({ level, exp }) => [
              String(level),
              amount(exp.fast),
              amount(exp.medium),
              amount(exp.slow),
            ]),
          },
        },
      ],
      also: 'exp growth level up total',
    },
    {
      id: 'free',
      question: 'Can I let creatures go?',
      answer: [
        `Yes: among your creatures, one by one or up to ${spelt(MOST_SET_FREE)} at once. You are asked before, because it is for good, and there is nothing to be had for it. Favourites stay, and so do those in your team or in trade. Your Pokedex forgets nobody.`,
        { links: [{ to: '/pokemons', text: 'Your Pokemon' }] },
      ],
      also: 'release set free let go delete remove creature box full',
    },
    {
      id: 'nickname',
      question: 'Can I give a creature a name of its own?',
      answer: [
        `Yes: press the pen beside its name, in your team or among your creatures. A nickname has up to ${spelt(MOST_NICKNAME)} characters and stands beside the species, in battles and trades, too. It must not look like a species or a kind, or insult anybody: players can report it, and the operator can take it away for good.`,
        'In a trade it goes along. The new owner may change it.',
        { links: [{ to: '/team', text: 'Your Team' }] },
      ],
      also: 'nickname name rename call own name',
    },
    {
      id: 'evolve',
      question: 'How do creatures evolve?',
      answer: [
        `From a level on that its species has, ${evolving.least} at the earliest and ${evolving.most} at the latest, an Evolve button stands beside it in Your Team and in Your Pokemon. Nothing happens before you press it. Level, experience and moves stay as they are.`,
        'A member of your team cannot evolve while a battle is under way.',
        { links: [{ to: '/pokemons?canEvolve=1', text: 'Who of yours can evolve' }] },
      ],
      also: 'evolution stage grow button',
    },
    {
      id: 'moves',
      question: 'How do I change attacks?',
      answer: [
        'In Your Team and in Your Pokemon each of the four attacks is a list: choose among all that the creature has learned by its level, as often as you like, and press Save. Nothing that was learned is ever forgotten.',
        { links: [{ to: '/team', text: 'Your Team' }] },
      ],
      also: 'learn move slot forget relearn',
    },
    {
      id: 'favourites',
      question: 'How do I keep from giving somebody away by accident?',
      answer: [
        'Mark it as a favourite with the heart in Your Team or in Your Pokemon. The game asks once more before a favourite leaves the team, and it can neither be traded nor set free. Whoever is yours stays yours until you trade it or set it free yourself.',
        { links: [{ to: '/pokemons?favourite=1', text: 'Your favourites' }] },
      ],
      also: 'favourite favorite lock delete release lose safe heart',
    },
  ],
});

function coinsOf(kind: keyof typeof BATTLES, coins: number | null): string {
  if (kind === 'gym') return 'the leader’s own';
  if (kind === 'gold') return 'the prize';
  return coins ? `${amount(coins)} a level` : 'none';
}
