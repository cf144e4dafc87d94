import { findMove } from '../../../../../../content/moves/findMove.ts';
import { effectiveness } from '../../../../../../rules/creatures/typeChart.ts';
import { CREATURE_TYPES, type CreatureType, type TypePair } from '../../../../../../rules/creatures/types.ts';
import type { Story } from './story.ts';

/** A reason for a defeat. Reasons with a higher weight (0 to 100) come first. */
export interface Reason {
  readonly weight: number;
  readonly text: string;
}
/** Looks for one kind of reason in a battle; null if it does not apply. */
export type Seek = (story: Story) => Reason | null;

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Groups things by key; the groups are in the order of their first element. */
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

/** Hit points that the player is known to have lost; at least 1. */
export const lostBy = ({ blows, wears }: Story): number =>
  Math.max(1, sum([...blows, ...wears].filter(({ side }) => side === 'player').map(({ amount }) => amount)));

/** The same for use in a text; null if not every round is known. */
export const allLost = (story: Story): number | null => (story.isWhole ? lostBy(story) : null);

export const mineIn = ({ last }: Story, id: string | null) => last.myState.find((one) => one.id === id);
export const foeIn = ({ last }: Story, id: string | null) => last.opponent.find((one) => one.id === id);

/** Returns the display name of a move key. */
export const moveName = (key: string): string => findMove(key)?.name ?? key;
export const moveType = (key: string): CreatureType | null => findMove(key)?.type ?? null;

const against = (attack: CreatureType, types: readonly CreatureType[]): number =>
  effectiveness(attack, types as unknown as TypePair);

/** Whether a move, given by name or key, is super effective against these types. */
export function isStrong(move: string, types: readonly CreatureType[]): boolean {
  const type = moveType(move);
  return type !== null && against(type, types) > 1;
}

/** Attack types that are super effective against these types. */
export const strongAgainst = (types: readonly CreatureType[]): readonly CreatureType[] =>
  CREATURE_TYPES.filter((attack) => against(attack, types) > 1);

/** Types against which an attack of this type does less than normal damage or none. */
export const sturdyAgainst = (attack: CreatureType): readonly CreatureType[] =>
  CREATURE_TYPES.filter((type) => against(attack, [type]) < 1);
