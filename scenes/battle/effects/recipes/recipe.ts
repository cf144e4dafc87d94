import type { MoveAppearance } from '../../../../src/bridge/canvas.ts';
import type { EffectPart } from '../attackShow.ts';

/** What the attacks of one type are made of, by how they get to their target. */
export type Recipes = Readonly<Record<MoveAppearance['kind'], readonly EffectPart[]>>;
