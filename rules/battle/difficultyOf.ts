import type { Difficulty } from '../model/difficulty.ts';
import type { BattleKind } from '../model/state.ts';

const BY_KIND: Readonly<Record<BattleKind, Difficulty>> = {
  wb: 'random',
  training: 'greedy',
  user: 'greedy',
  gold: 'greedy',
  gym: 'lookahead',
};

/** The difficulty of a kind's opponents where the setup does not say otherwise. */
export const difficultyOf = (kind: BattleKind): Difficulty => BY_KIND[kind];
