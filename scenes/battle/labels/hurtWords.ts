import { canvasWords as words } from '../../../src/bridge/canvas.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { BattleLayout } from '../stage/layout.ts';
import { prepareWords } from './lettering.ts';
import { figuresOf } from './letters.ts';

const GOOD = '#ffe07a';
const POOR = '#cfd3e6';

/** Words for the effect of a hit. */
const HURT_WORDS = {
  critical: () => ({ text: words.critical, fill: GOOD }),
  ultra: () => ({ text: words.ultraEffective, fill: GOOD }),
  super: () => ({ text: words.superEffective, fill: GOOD }),
  weak: () => ({ text: words.notVeryEffective, fill: POOR }),
} as const;
export const HURT_FILL = '#ff9c8f';
export const MEND_FILL = '#9ff29a';

/** The words for a hit, `mult` is the factor of its effectiveness. */
export const hurtWords = (mult: number, critical: boolean) => [
  ...(critical ? [HURT_WORDS.critical()] : []),
  ...(mult >= 4 ? [HURT_WORDS.ultra()] : mult >= 2 ? [HURT_WORDS.super()] : []),
  ...(mult > 0 && mult < 1 ? [HURT_WORDS.weak()] : []),
];

/** Functions that paint the words and digits of hits in advance, one texture each. */
export const hurtLabels = (scene: StageScene, { letters }: BattleLayout): readonly (() => unknown)[] => [
  () => figuresOf(scene, HURT_FILL),
  () => figuresOf(scene, MEND_FILL),
  ...Object.values(HURT_WORDS).map((said) => () => prepareWords(scene, { ...said(), letters })),
];
