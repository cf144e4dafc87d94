import type { Species } from '../../rules/creatures/types.ts';
import type { Wilds } from '../../rules/world/types.ts';
import type { GymRegion } from '../gyms/types.ts';
import type { Item } from '../items.ts';
import type { CatalogueMove } from '../moves/rows.ts';

/** All content that is checked. It is an argument, so that a test can pass a broken copy. */
export interface Content {
  readonly species: Readonly<Record<string, Species>>;
  readonly moves: Readonly<Record<string, CatalogueMove>>;
  readonly encounters: Readonly<Record<string, Wilds>>;
  readonly items: Readonly<Record<string, Item>>;
  readonly starters: Readonly<Record<'grass' | 'fire' | 'water', readonly string[]>>;
  readonly regions: readonly GymRegion[];
}
