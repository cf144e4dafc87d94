export const MOST_STAGE = 6;

/** By how much a stage really changes when `by` is added: it stays between -6 and 6. */
export function stageChange(stage: number, by: number): number {
  return Math.max(-MOST_STAGE, Math.min(MOST_STAGE, stage + by)) - stage;
}

/** A stat at a stage: times (2 + stage) / 2 if raised, 2 / (2 - stage) if lowered, rounded down, at least 1. */
export function staged(stat: number, stage: number): number {
  if (stage === 0) return stat;
  return stage > 0 ? (stat * (2 + stage)) >> 1 : Math.max(1, ((stat * 2) / (2 - stage)) | 0);
}

/**
 * Chance in percent that a move hits: its accuracy times (3 + n) / 3 or 3 / (3 - n), rounded down, at most 100. n is
 * the user's accuracy stage minus the target's evasion stage, between -6 and 6 (since the third generation).
 */
export function hitPercent(move: number, accuracy: number, evasion: number): number {
  if (accuracy === evasion) return move;
  const difference = stageChange(0, accuracy - evasion);
  const changed = difference < 0 ? (move * 3) / (3 - difference) : (move * (3 + difference)) / 3;
  return Math.min(100, changed | 0);
}
