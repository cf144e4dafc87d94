import { effectiveness } from '../../../../../rules/creatures/typeChart.ts';
import { CREATURE_TYPES, type CreatureType, type TypePair } from '../../../../../rules/creatures/types.ts';
import { findMove } from '../../../../ui/creatureCard/facts/findMove.ts';
import type { Story } from './story.ts';

/** One reason for a defeat. The weightier one is told first; weights go from 0 to 100. */
export interface Reason {
  readonly weight: number;
  readonly text: string;
}
/** Looks for one kind of reason in a battle. */
export type Seek = (story: Story) => Reason | null;

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Sorts things by what they have in common, in the order in which that first came. */
export function groupBy<Thing, Key>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => Key,
): [Key, Thing[]][] {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return [...groups];
}

/** Hit points that the player lost as far as it is known; at least 1. */
export const lostBy = ({ blows, wears }: Story): number =>
  Math.max(1, sum([...blows, ...wears].filter(({ side }) => side === 'player').map(({ amount }) => amount)));

/** The same for a text; null where not all of it is known. */
export const allLost = (story: Story): number | null => (story.isWhole ? lostBy(story) : null);

export const mineIn = ({ last }: Story, id: string | null) => last.myState.find((one) => one.id === id);
export const foeIn = ({ last }: Story, id: string | null) => last.opponent.find((one) => one.id === id);

/** Name of a move for players, from its key. */
export const moveName = (key: string): string => findMove(key)?.name ?? key;
export const moveType = (key: string): CreatureType | null => findMove(key)?.type ?? null;

const against = (attack: CreatureType, types: readonly CreatureType[]): number =>
  effectiveness(attack, types as unknown as TypePair);

/** Whether a move of this name or key is super effective against these types. */
export function isStrong(move: string, types: readonly CreatureType[]): boolean {
  const type = moveType(move);
  return type !== null && against(type, types) > 1;
}

/** Types of attacks that are super effective against these types. */
export const strongAgainst = (types: readonly CreatureType[]): readonly CreatureType[] =>
  CREATURE_TYPES.filter((attack) => against(attack, types) > 1);

/** Types that take little or nothing from an attack of this type. */
export const sturdyAgainst = (attack: CreatureType): readonly CreatureType[] =>
  CREATURE_TYPES.filter((type) => against(attack, [type]) < 1);
