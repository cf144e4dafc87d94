import type { CreatureType } from '../../../rules/creatures/types.ts';
import { type Alike, mostAlike } from '../core/checks.ts';
import { type Look, lookDifference } from '../core/look.ts';

export interface Comparable {
  readonly id: string;
  readonly types: readonly CreatureType[];
  readonly silhouette: readonly boolean[];
  readonly look: Look;
}

/** Two silhouettes that overlap more than this are too similar, whatever their colours. */
const TOO_ALIKE = 0.85;
/** Species of one type whose silhouettes overlap at least this much must differ in their colours. */
const SIMILAR = 0.75;
/** Minimum mean colour difference of such pairs; unrelated drawings have 20 or more. */
const COLOURS_APART = 18;

export interface PairReport {
  readonly faults: readonly string[];
  /** The most similar pairs, the most similar one first. */
  readonly closest: readonly Alike[];
}

/** Compares every drawing with every other one, or only the `wanted` ones with all others. */
export function checkPairs(all: readonly Comparable[], wanted: readonly string[] = []): PairReport {
  const shapes = new Map(all.map(({ id, silhouette }) => [id, silhouette]));
  const pairs = mostAlike(shapes).filter(({ pair }) => {
    return wanted.length === 0 || pair.some((id) => wanted.includes(id));
  });
  const byId = new Map(all.map((one) => [one.id, one]));
  const faults = pairs.flatMap(({ pair, overlap }) => {
    const [first, second] = pair.map((id) => byId.get(id)!) as [Comparable, Comparable];
    const names = `${pair.join(' and ')} (overlap ${overlap.toFixed(2)})`;
    if (overlap >= TOO_ALIKE) return [`${names} have the same silhouette`];
    const sameType = first.types.some((type) => second.types.includes(type));
    if (overlap < SIMILAR || !sameType || lookDifference(first.look, second.look) >= COLOURS_APART) return [];
    return [`${names} share a type, a shape and their colours: turn a main colour by 20° or change a shape`];
  });
  return { faults, closest: pairs.slice(0, 5) };
}
