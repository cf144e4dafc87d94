import { moves } from '../../content/moves/index.ts';
import type { CatalogueMove, MoveClass, Strike } from '../../content/moves/rows.ts';
import type { CreatureType } from '../../rules/creatures/types.ts';

/** What the scenes need of the catalogue and of the texts, which they do not know themselves. */
export { canvasWords } from '../locales/en/canvas.ts';

/** How heavy a move is to look at: 1 for a poke, 4 for the heaviest there are. */
type Tier = 1 | 2 | 3 | 4;

/** What the scenes need to know of a move in order to show it. */
export interface MoveAppearance {
  readonly type: CreatureType;
  readonly kind: MoveClass;
  readonly tier: Tier;
  readonly strike: Strike | null;
}

/** The least power of each tier above the first. */
const heavy = [50, 85, 125] as const;

export const tierOf = (power: number): Tier => (1 + heavy.filter((least) => power >= least).length) as Tier;

const appearanceOf = ({ type, class: kind, attack, strike }: CatalogueMove): MoveAppearance => ({
  type,
  kind,
  tier: kind === 'status' ? 1 : tierOf(attack),
  strike,
});

/** How a move looks, by its key: its type, how it gets to its target, its weight; null where there is no such move. */
export function appearanceOfMove(key: string): MoveAppearance | null {
  const move = moves[key];
  return move ? appearanceOf(move) : null;
}
