import { describeEffects } from '../../../../content/moves/describe.ts';
import { type MoveKey, moves } from '../../../../content/moves/index.ts';
import type { Ailment } from '../../../../rules/creatures/types.ts';
import type { MoveEffect } from '../../../../rules/model/moves.ts';
import { texts } from '../../texts.ts';
import { wordedBy } from './wordedBy.ts';

/** The names of the moves. */
export const moveNames = texts<Readonly<Record<MoveKey, string>>>(
  'content/moves',
  wordedBy(moves, ({ name }) => name),
);

/** What moves do. */
export const moveEffects = texts<{
  /** All effects of a move in a sentence. */
  readonly sentence: (effects: readonly MoveEffect[]) => string;
  /** An effect by its name alone, where its chance stands beside it. */
  readonly alone: Readonly<Record<Ailment | 'confuse' | 'flinch', string>>;
}>('content/effects', {
  sentence: describeEffects,
  alone: {
    burn: 'burn',
    freeze: 'freeze',
    paralyz: 'paralyz',
    poison: 'poison',
    sleep: 'sleep',
    confuse: 'confuse',
    flinch: 'flinch',
  },
});
