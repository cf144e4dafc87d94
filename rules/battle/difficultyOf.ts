import type { Difficulty } from '../model/difficulty.ts';
import type { BattleKind } from '../model/state.ts';

const BY_KIND: Readonly<Record<BattleKind, Difficulty>> = {
  wb: 'random',
  training: 'greedy',
  user: 'greedy',
  gold: 'greedy',
  gym: 'lookahead',
};

/** The default difficulty of the opponents in a battle of this kind. */
export const difficultyOf = (kind: BattleKind): Difficulty => BY_KIND[kind];
