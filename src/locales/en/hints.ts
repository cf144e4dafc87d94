import { texts } from '../texts.ts';

/** Hints that each part of the game shows once, to a player who opens it for the first time. */
export const hintWords = texts('hints', {
  label: 'Hint',
  dismiss: 'Got it',
  stop: 'No more hints',
  hints: {
    map: {
      title: 'Off you go',
      text: 'Wild creatures live in tall grass, woods, sand, shores and rocks. Paths are safe, and far from here everybody is stronger.',
    },
    encounter: {
      title: 'Somebody is there',
      text: 'Try to catch it, or simply walk on. A battle never costs you a creature.',
    },
    battle: {
      title: 'Your first battle',
      text: 'Choose who fights, then an attack in each round. When the wild one is weak, throw a ball: its chance stands beside it. Your flask heals, and a well fills it.',
    },
    caught: {
      title: 'It is yours',
      text: 'It joins your team while there is room, else it waits in Your Pokemon. You can exchange them whenever no battle is on.',
    },
    team: {
      title: 'Your team',
      text: 'They fight in this order and all learn from every victory. Each attack is a list of what was learned; Save keeps what you change.',
    },
    gyms: {
      title: 'Leaders of gyms',
      text: 'Beat all leaders of a region, and the next one opens. Their levels and prizes stand on their cards; a defeat costs nothing.',
    },
    mart: {
      title: 'Balls and charms',
      text: 'Say how many of each you want, then pay once. Charms work as long as you carry them.',
    },
    pokedex: {
      title: 'Whom you have met',
      text: 'Everybody whom you meet is written down here: where it lives, when it comes and what it learns.',
    },
    training: {
      title: 'Time to learn',
      text: 'Partners of the type that you choose bring more experience than the wild, and no coins. Choose one that your attacks hit hard.',
    },
    gold: {
      title: 'Mind the stake',
      text: 'The stake is paid when you begin and gone when you lose. Nothing else can be lost here.',
    },
  },
  settings: {
    title: 'Hints',
    text: 'Each part of the game tells you once what it is there for.',
    show: 'Show hints',
    again: 'Show hints again',
    forgotten: 'You will see all hints once more',
  },
});
