import { CREATURE_TYPES, type CreatureType, type TypePair } from '../../../rules/creatures/types.ts';

/** The types chosen in the calculator, as read from the address. */
export interface CalculatorInput {
  readonly attack: CreatureType | null;
  /** Null if no target is chosen. */
  readonly defend: TypePair | null;
}

const typeIn = (word: string | undefined): CreatureType | undefined =>
  CREATURE_TYPES.find((type) => type === word);

/** Returns the first two different valid types as a pair; null if there is none. */
export function toPair(types: readonly (CreatureType | undefined)[]): TypePair | null {
  const [first, second] = [...new Set(types.filter((type) => type !== undefined))];
  if (first === undefined) return null;
  return second === undefined ? [first] : [first, second];
}

/** Reads the types from the address; the target's types are separated by a comma or a slash. */
export const typesIn = (params: URLSearchParams): CalculatorInput => ({
  attack: typeIn(params.get('attack') ?? '') ?? null,
  defend: toPair((params.get('defend') ?? '').split(/[,/]/).map(typeIn)),
});
