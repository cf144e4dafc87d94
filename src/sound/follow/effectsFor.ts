import type { Effect, MusicPiece } from '../../../content/sounds.ts';
import type { BattleDetails } from '../../bridge/state.ts';
import { isMapPiece } from './pieceAt.ts';

const SCREENS: readonly Effect[] = ['tap', 'confirm', 'open', 'close', 'refused', 'notice'];
const MAP: readonly Effect[] = [
  'step-grass',
  'step-sand',
  'step-wood',
  'step-water',
  'rustle',
  'bump',
  'encounter',
];
const BATTLE: readonly Effect[] = [
  ...(['enter', 'hit', 'hit-weak', 'hit-strong', 'critical', 'miss', 'unaffected', 'faint'] as const),
  ...(['mend', 'rise', 'fall', 'afflict', 'recover', 'charge', 'guard', 'level-up'] as const),
];

/**
 * The effects to preload while a piece of music plays, most likely ones first. In a battle, only the attack sounds of
 * the types of the creatures in it.
 */
export function effectsFor(
  piece: MusicPiece,
  battle: Pick<BattleDetails, 'battleType' | 'myState' | 'opponent'> | null,
): readonly Effect[] {
  if (isMapPiece(piece)) return [...MAP, ...SCREENS];
  if (!battle || !['wild', 'gym', 'champion'].includes(piece)) return SCREENS;
  const types = [...battle.myState, ...battle.opponent].flatMap((creature) => creature.types);
  const attacks = [...new Set(types)].map((type) => `type-${type}` as const);
  const balls: readonly Effect[] =
    battle.battleType === 'wb' ? ['throw', 'shake', 'caught', 'escape', 'step-grass'] : [];
  return [...attacks, ...BATTLE, ...balls, ...SCREENS];
}
