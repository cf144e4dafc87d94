import { CREATURE_TYPES, type CreatureType, type TypePair } from '../../../rules/creatures/types.ts';

/** What the calculator is asked, as it stands in the address. */
export interface CalculatorInput {
  readonly attack: CreatureType | null;
  /** Null as long as nobody is attacked. */
  readonly defend: TypePair | null;
}

const typeIn = (word: string | undefined): CreatureType | undefined =>
  CREATURE_TYPES.find((type) => type === word);

/** Types of a creature as a pair; null of none. More than two, or one twice, count as the first that make sense. */
export function toPair(types: readonly (CreatureType | undefined)[]): TypePair | null {
  const [first, second] = [...new Set(types.filter((type) => type !== undefined))];
  if (first === undefined) return null;
  return second === undefined ? [first] : [first, second];
}

/** Reads the address, where two types stand with a comma or a slash between them. */
export const typesIn = (params: URLSearchParams): CalculatorInput => ({
  attack: typeIn(params.get('attack') ?? '') ?? null,
  defend: toPair((params.get('defend') ?? '').split(/[,/]/).map(typeIn)),
});
