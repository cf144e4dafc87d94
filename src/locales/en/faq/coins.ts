import { mapsWords } from '../maps.ts';
import { amount, listWords, percent } from './numbers.ts';
import type { FaqChapter, FaqFacts } from './types.ts';

const TIERS = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' } as const;

/** Coins, what they buy, and what can be staked. */
export const coinsChapter = ({ goods, lures, gold }: FaqFacts): FaqChapter => ({
  id: 'coins',
  title: 'Coins',
  questions: [
    {
      id: 'mart',
      question: 'What does the mart sell?',
      answer: [
        {
          table: {
            caption: 'What the mart sells',
            head: ['Item', 'Coins', 'What it is'],
            rows: goods.map(({ name, price, text }) => [name, amount(price), text]),
          },
        },
        { links: [{ to: '/pokemart', text: 'Go to the mart' }] },
      ],
      also: 'buy price shop item ball charm cost',
    },
    {
      id: 'charms',
      question: 'How do charms work?',
      answer: [
        'By being carried: one in your bag is enough, and a second one would add nothing. Those that count for battles are read when the battle starts, those that count for meetings with every step. The prize of a gold battle stays as it is.',
        { list: goods.filter(({ charm }) => charm).map(({ name, text }) => `${name}: ${text}`) },
      ],
      also: 'trail coin study glimmer charm bonus luck',
    },
    {
      id: 'lures',
      question: 'How do lures work?',
      answer: [
        'A lure is lit when you buy it. It burns with each step where creatures live, and rests everywhere else; the map and the mart say how many steps are left. Several burn side by side, and what they do adds up, also to your charms.',
        {
          table: {
            caption: 'Lures, their steps, and where the mart sells them',
            head: ['Lure', 'Steps', 'Sold'],
            rows: lures.map(({ name, steps, sold }) => [
              name,
              amount(steps),
              sold.length > 0 ? listWords(sold.map((map) => mapsWords.places[map].title)) : 'everywhere',
            ]),
          },
        },
      ],
      also: 'whistle lantern bell pearl star chime steps rare shiny town shop',
    },
    {
      id: 'furniture',
      question: 'What is furniture for?',
      answer: [
        'For looking at. Buy it in the mart, put it in one of the eight spots of your camp with “Arrange your camp” on your first page, and sit down. Lamps shine by night, and whoever may see your trainer page sees your camp. Some pieces are sold in the town of a region only.',
        { links: [{ to: '/pokemart?tab=camp', text: 'Furniture in the mart' }] },
      ],
      also: 'camp tent rug lantern banner decorate home bench',
    },
    {
      id: 'looks',
      question: 'What is a look good for that I buy?',
      answer: [
        'For wearing, and for nothing else. Twelve looks cost nothing; the mart sells the others, one everywhere and one in the town of each other region. What you have bought you wear with “Change your look” on your first page, as often as you like.',
        { links: [{ to: '/pokemart?tab=looks', text: 'Looks in the mart' }] },
      ],
      also: 'look clothes costume hat coat avatar wear dress fox skin',
    },
    {
      id: 'tutor',
      question: 'What does the tutor teach?',
      answer: [
        'Moves of a creature’s own list, up to ten levels before it would learn them by itself. What it has learned by its level you choose in Your Team for nothing, as often as you like. A taught move that is exchanged for another one is forgotten until its level comes, or until it is paid for again.',
        { links: [{ to: '/pokemart?tab=tutor', text: 'To the tutor' }] },
      ],
      also: 'tutor teach lesson learn move attack school coins',
    },
    {
      id: 'tournaments',
      question: 'How do tournaments work?',
      answer: [
        'You pay an entry, win every battle in a row against house teams of about your level, and get the prize and a ribbon. The team that entered fights to the end; between two battles everybody gets back some hp and no more. A lost battle, or another one begun in its place, ends the tournament, and the entry is gone. Nothing is lost by closing the window: the tournament waits.',
        { links: [{ to: '/goldbattle', text: 'To the tournaments' }] },
      ],
      also: 'tournament cup entry prize ribbon rounds house team',
    },
    {
      id: 'gold',
      question: 'Is the gold battle worth it?',
      answer: [
        'You stake coins and get the prize when you win. The odds are measured: so often wins a trainer who always takes the attack that promises most. Types and a good order beat them.',
        {
          table: {
            caption: 'Stakes, prizes and odds',
            head: ['Tier', 'Stake', 'Prize', 'Odds'],
            rows: gold.map(({ tier, stake, prize, odds }) => [
              TIERS[tier],
              amount(stake),
              amount(prize),
              percent(odds),
            ]),
          },
        },
        `${listWords(
          gold.map(({ tier, raise }) =>
            raise === 0
              ? `${TIERS[tier]} opponents are as high as your team`
              : `${TIERS[tier].toLowerCase()} ones up to ${percent(raise)} higher`,
          ),
        )}.`,
        { links: [{ to: '/goldbattle', text: 'To the Gold Battle' }] },
      ],
      also: 'stake bet odds tier bronze silver gamble prize',
    },
  ],
});
