import { species } from '../../../../content/species/index.ts';
import type { Kind, Species } from '../../../../rules/creatures/types.ts';

/** A creature shown by a picture. */
export interface ShownCreature {
  readonly species: Species;
  readonly kind: Kind;
  /** Whether its eyes are closed. */
  readonly blink: boolean;
  /** Whether it is seen from behind. */
  readonly back: boolean;
}

const KINDS: Readonly<Record<string, Kind>> = { normal: 1, dark: 2, shiny: 3 };

/** Returns the creature on a picture such as `creatures/kindlam.shiny.blink` or `.back`; null for other pictures. */
export function creatureOfFile(name: string): ShownCreature | null {
  const [, id = '', kind = '', form] = /^creatures\/(\w+)\.(\w+)(\.blink|\.back)?$/.exec(name) ?? [];
  const found = species[id];
  const code = KINDS[kind];
  if (!found || code === undefined) return null;
  return { species: found, kind: code, blink: form === '.blink', back: form === '.back' };
}
