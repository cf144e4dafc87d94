import { texts } from '../texts.ts';

/** Texts of the first page of players. */
export const homeWords = texts('home', {
  welcome: 'Welcome to Emberwild!',
  pick: 'Please pick your initial creature. It will walk beside you from now on.',
  starters: 'Your first creature',
  select: 'Select pokemon',
  back: 'Welcome back!',
  toMaps: 'Go to maps?',
  team: 'Your team',
  member: (name: string, level: number) => `${name}, level ${level}`,
  inBattle: 'A battle is waiting for you.',
  resume: 'Back to your battle',
  summary: (creatures: number, coins: number) =>
    `${creatures.toLocaleString('en')} ${creatures === 1 ? 'creature' : 'creatures'} · ${coins.toLocaleString('en')} coins`,
  continueIn: (map: string) => `Continue in ${map}`,
  teamComes: 'Your team is coming to the fire…',
  teamFailed: 'Your team did not find its way here.',
  teamAgain: 'Call it again',
  nobody: 'Nobody is in your team.',
  chooseTeam: 'Choose your team',
});
