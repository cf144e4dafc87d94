import type { CreatureType } from '../../../rules/creatures/types.ts';
import { texts } from '../texts.ts';

const listed = (types: readonly CreatureType[]) => types.join(' and ');

/** Texts of the type chart. */
export const typechartWords = texts('typechart', {
  title: 'Type Chart',
  calculator: 'Calculator',
  attack: 'Type of the attack',
  defend: 'Type of the target, one or two',
  team: 'Or one of your team',
  pick: 'Choose the type of an attack, the types of a target, or both. Pressing a field of the chart chooses too.',
  clear: 'Clear',
  against: 'against',
  result: (attack: CreatureType, defend: readonly CreatureType[], words: string) =>
    `${attack} against ${listed(defend)}: ${words}`,
  attacks: (type: CreatureType) => `Attacks of the ${type} type`,
  target: (types: readonly CreatureType[]) => `A ${types.join('/')} creature`,
  rest: 'All other attacks do normal damage.',
  toMoves: (type: CreatureType) => `All ${type} moves`,
  chart: 'The whole chart',
  hint: 'Rows attack, columns defend. Arrow keys walk, Enter chooses.',
  caption: 'Rows are attacking types, columns are defending types.',
  corner: { attack: 'Attacks', defend: 'Defends' },
  signs: { 0: '0', 0.5: '½', 1: '', 2: '2' },
  legend: { 2: 'super effective', 0.5: 'half the damage', 0: 'no effect', 1: 'normal damage' },
});
