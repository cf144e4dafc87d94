import { texts } from '../texts.ts';

/** Texts of the AttackDex. */
export const attackdexWords = texts('attackdex', {
  title: 'AttackDex',
  search: 'Find a move',
  moveClass: 'Class',
  classes: { all: 'All classes', damaging: 'Damaging', status: 'Status' },
  classOf: { damaging: 'Damaging', status: 'Status' },
  power: 'Power',
  powers: (least: string) => (least === 'any' ? 'Any power' : `${least} and more`),
  accuracy: 'Accuracy',
  learnedBy: 'Learned by',
  learned: { any: 'Learned or not', some: 'Learned by a species' },
  sortBy: 'Sort by',
  sorts: { name: 'By name', type: 'By type', power: 'By power', accuracy: 'By accuracy' },
  columns: { name: 'Name', type: 'Type', effect: 'Effect', power: 'Power', accuracy: 'Accuracy' },
  none: 'No move is like that. Fewer filters find more.',
  against: (type: string) => `Attacks of the ${type} type`,
  toChart: 'See the Type Chart',
  nobody: 'No species learns it by itself.',
  unseen: '???',
  unknown: 'Who of them you have seen could not be asked.',
  level: (level: number) => `Level ${level}`,
  /** Side effects of damaging moves, by the effect's one-word name in the catalogue. */
  befalls: {
    burn: 'burn the target',
    freeze: 'freeze the target',
    paralyz: 'paralyze the target',
    poison: 'poison the target',
    sleep: 'put the target to sleep',
    confuse: 'confuse the target',
    flinch: 'make the target flinch',
  },
  chanceOf: (percent: number, what: string) =>
    percent >= 100 ? `Sure to ${what}.` : `${percent}% chance to ${what}.`,
  withChance: (sentence: string, percent: number) => `${sentence} Chance: ${percent}%.`,
});
