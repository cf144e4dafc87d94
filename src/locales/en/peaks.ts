import { texts } from '../texts.ts';

/** Texts of the great moments: caught, won, evolved, a badge, a champion. */
export const peakWords = texts('peaks', {
  /** Stamped on a creature, by what is new about it. */
  stamps: { species: 'New', shiny: 'First shiny', dark: 'First dark' },
  inPokedex: (name: string) => `${name} is new in your Pokedex.`,
  firstOfKind: (kind: string) => `It is your first ${kind} creature.`,
  badge: {
    new: 'New badge',
    of: (won: number, all: number, region: string) => `Badge ${won} of ${all} in ${region}.`,
    opens: (region: string) => `${region} is open to you now.`,
    calls: (region: string) => `The champion of ${region} takes your challenge.`,
  },
  champion: {
    title: 'Champion beaten',
    of: (region: string) => `You and your team have beaten the champion of ${region}.`,
    team: 'The team that did it',
  },
  /** The battles against the rival, who keeps a notebook of them. */
  rival: {
    title: 'Page turned',
    place: (place: number, all: number) => `Battle ${place} of ${all} against your rival.`,
    next: (map: string, badges: number) => `The next one: ${map}, with ${badges} badges.`,
    last: (name: string) => `It was the last one. From now on ${name} travels ahead, and is glad to see you.`,
    waits: (name: string) => `Battle Again? leads back to the map, where ${name} waits. The page stays open.`,
    tally: (won: number, all: number) => `${won} of ${all} pages are yours`,
  },
  growth: {
    gained: (amount: number) => `+${amount.toLocaleString('en')} exp`,
    toNext: (amount: number, level: number) => `${amount.toLocaleString('en')} to level ${level}`,
    grown: 'Fully grown',
    level: (level: number) => `Level ${level}!`,
    learned: (move: string) => `Learned ${move}`,
  },
  lost: {
    kind: 'It happens to every trainer. Your team is well again, and nothing was taken from you.',
    stake: 'It happens to every trainer. Your team is well again; only the stake is gone.',
    help: 'What would help',
    train: (level: number) => `Train up to level ${level}`,
    room: (free: number) =>
      free === 1 ? 'Catch one more for your team' : `Catch up to ${free} more for your team`,
    types: (name: string) => `See what is strong against ${name}`,
    moves: 'Choose other attacks',
  },
  evolved: {
    into: (before: string, after: string) => `${before} is now ${after}!`,
    stats: { hp: 'HP', attack: 'Attack', defense: 'Defense', speed: 'Speed' },
    change: (before: number, after: number) => `${before} → ${after}`,
    goOn: 'Go on',
  },
});
