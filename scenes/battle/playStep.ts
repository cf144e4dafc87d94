import type { BattleDetails } from '../../contract/shapes/battle.ts';
import type { SideName } from '../../rules/model/events.ts';
import { appearanceOfMove } from '../../src/bridge/canvas.ts';
import { animateAttack } from './animations/attack/attack.ts';
import { animateHurt } from './animations/attack/hurt.ts';
import { miss, unaffected } from './animations/attack/miss.ts';
import { condition } from './animations/condition.ts';
import { end } from './animations/end.ts';
import { enter } from './animations/enter.ts';
import { faint } from './animations/faint.ts';
import { animateHeal } from './animations/heal.ts';
import { hopAway } from './animations/hopAway.ts';
import { level } from './animations/level.ts';
import { animateMessage } from './animations/message.ts';
import { animateStage } from './animations/stage.ts';
import { animateBall } from './animations/throwBall.ts';
import type { Arena } from './arena.ts';
import { sides } from './creature/cast.ts';
import { type AnimationStep, beginsAction, planRound } from './plan.ts';
import { usualFeelings } from './prepareRound.ts';

/** Plays one step of a round. Resolves when the next one may begin. */
export function playStep(arena: Arena, step: AnimationStep): Promise<void> {
  switch (step.show) {
    case 'enter':
      return enter(arena, step);
    case 'attack':
      return animateAttack(arena, step);
    case 'miss':
      return miss(arena, step);
    case 'unaffected':
      return unaffected(arena, step);
    case 'hurt':
      return animateHurt(arena, step);
    case 'mend':
      return animateHeal(arena, step);
    case 'afflict':
    case 'recover':
    case 'hold':
      return condition(arena, step);
    case 'stage':
      return animateStage(arena, step);
    case 'tell':
      return animateMessage(arena, step);
    case 'faint':
      return faint(arena, step);
    case 'throw':
      return animateBall(arena, step);
    case 'run':
      return hopAway(arena, step);
    case 'level':
      return level(arena, step);
    case 'end':
      return end(arena, step);
  }
}

/**
 * Plays the events of a round one after the other.
 * @param standing the creatures that stand before it, by their ids
 * @param pause awaited before each action but the first
 */
export async function playSteps(
  arena: Arena,
  events: BattleDetails['events'],
  standing: Readonly<Record<SideName, string | null>>,
  pause: () => Promise<void>,
): Promise<void> {
  if (!arena.calm())
    for (const side of sides) for (const feeling of usualFeelings) void arena.actors[side]?.prepare(feeling);
  for (const [index, step] of planRound(events, standing, appearanceOfMove).entries()) {
    if (index > 0 && beginsAction(step)) await pause();
    await playStep(arena, step);
  }
}
