import { effectiveness } from '../../../../rules/creatures/typeChart.ts';
import type { CreatureType, TypePair } from '../../../../rules/creatures/types.ts';
import { battleWords } from '../../../locales/en/battle.ts';

export interface EffectivenessMark {
  readonly short: string;
  readonly long: string;
}

/** The effectiveness of an attack type against a target; null if it is neutral. */
export function effectivenessMark(
  move: CreatureType,
  target: readonly CreatureType[],
): EffectivenessMark | null {
  const { marks } = battleWords;
  const mult = effectiveness(move, target as unknown as TypePair);
  if (mult === 0) return marks.none;
  if (mult === 0.25) return marks.weakest;
  if (mult === 0.5) return marks.weak;
  if (mult === 2) return marks.super;
  return mult === 4 ? marks.ultra : null;
}

/** The specification's name for a damage multiplier; empty for values that have none. */
export function effectText(mult: number): string {
  const { effects } = battleWords;
  if (mult <= 1) return effects.normal;
  if (mult >= 4) return effects.ultra;
  return mult === 2 ? effects.super : '';
}
