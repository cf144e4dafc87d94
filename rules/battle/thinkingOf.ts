import type { BattleKind } from '../model/state.ts';
import type { Thinking } from '../model/thinking.ts';

const BY_KIND: Readonly<Record<BattleKind, Thinking>> = {
  wb: 'random',
  training: 'greedy',
  user: 'greedy',
  gold: 'greedy',
  gym: 'lookahead',
};

/** How hard the opponents of a kind think where the setup does not say otherwise. */
export const thinkingOf = (kind: BattleKind): Thinking => BY_KIND[kind];
