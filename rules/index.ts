export { difficultyOf } from './battle/difficultyOf.ts';
export { ChoiceRefused, replay } from './battle/replay.ts';
export { startBattle } from './battle/start.ts';
export { catchChances } from './battle/turn/capture.ts';
export { chooseCreature } from './battle/turn/choose.ts';
export { proceed } from './battle/turn/proceed.ts';
export { battleRewards, growthEvents, type Rewards } from './battle/turn/rewards.ts';
export { attack, takeChoice, throwBall } from './battle/turn/takeChoice.ts';
export { FRESH_DAY, type PrizeDay, type PrizeLimits, userPrize } from './battle/userPrize.ts';
export { moveOf, type RuleBook, speciesOf } from './book.ts';
export { bookHash } from './bookHash.ts';
export { canEvolve, evolvedMoves } from './creatures/evolution.ts';
export { experienceAt, levelFor, MOST_LEVEL } from './creatures/experience.ts';
export { type Grown, gainExperience } from './creatures/growth.ts';
export { type KindLabel, kindLabel } from './creatures/kinds.ts';
export { type Slots, startingMoves, unlockedMoves } from './creatures/moves.ts';
export { statsAt } from './creatures/stats.ts';
export { type Effectiveness, effectiveness } from './creatures/typeChart.ts';
export * from './creatures/types.ts';
export type { Choice, Slot } from './model/choice.ts';
export { DIFFICULTIES, type Difficulty } from './model/difficulty.ts';
export type { BattleEvent, Condition, SideName } from './model/events.ts';
export type { Move, MoveEffect } from './model/moves.ts';
export { type Dice, type DiceState, diceFromBytes, scriptedDice, seededDice } from './model/random.ts';
export type {
  ActionRefusal,
  BattleKind,
  BattleSetup,
  BattleState,
  Bonus,
  Fighter,
  Outcome,
  Page,
} from './model/state.ts';
export { hourAt } from './world/conditions/conditions.ts';
export { rollEncounter } from './world/encounters.ts';
export { type Odds, oddsAt } from './world/odds.ts';
export * from './world/types.ts';
export {
  availableDirections,
  step,
  type Terrain,
} from './world/walking.ts';
