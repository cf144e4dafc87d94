import { moves } from '../../content/moves/index.ts';
import type { CatalogueMove, MoveClass, Strike } from '../../content/moves/rows.ts';
import type { CreatureType } from '../../rules/creatures/types.ts';

export { canvasWords } from '../locales/en/canvas.ts';
export { colourMarks } from '../locales/en/colourMarks.ts';
/** The parts of the catalogue and of the texts that the scenes need; scenes do not import them directly. */
export { speciesName } from '../locales/en/named/species.ts';

/** How strong a move looks, from 1 (weakest) to 4 (strongest). */
type Tier = 1 | 2 | 3 | 4;

/** What the scenes need to know to animate a move. */
export interface MoveAppearance {
  readonly type: CreatureType;
  readonly kind: MoveClass;
  readonly tier: Tier;
  readonly strike: Strike | null;
}

/** Minimum power of the tiers 2, 3 and 4. */
const heavy = [50, 85, 125] as const;

export const tierOf = (power: number): Tier => (1 + heavy.filter((least) => power >= least).length) as Tier;

const appearanceOf = ({ type, class: kind, attack, strike }: CatalogueMove): MoveAppearance => ({
  type,
  kind,
  tier: kind === 'status' ? 1 : tierOf(attack),
  strike,
});

/** The appearance of a move by its key: type, class, tier and strike; null if there is no such move. */
export function appearanceOfMove(key: string): MoveAppearance | null {
  const move = moves[key];
  return move ? appearanceOf(move) : null;
}
