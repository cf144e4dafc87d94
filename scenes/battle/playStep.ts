import { attack } from './animations/attack.ts';
import { condition } from './animations/condition.ts';
import { end } from './animations/end.ts';
import { enter } from './animations/enter.ts';
import { faint } from './animations/faint.ts';
import { hurt } from './animations/hurt.ts';
import { level } from './animations/level.ts';
import { mend } from './animations/mend.ts';
import { miss, unaffected } from './animations/miss.ts';
import { stage } from './animations/stage.ts';
import { tell } from './animations/tell.ts';
import { throwBall } from './animations/throwBall.ts';
import type { Arena } from './arena.ts';
import type { Step } from './plan.ts';

/** Plays one step of a round; ends when the next one may begin. */
export function playStep(arena: Arena, step: Step): Promise<void> {
  switch (step.show) {
    case 'enter':
      return enter(arena, step);
    case 'attack':
      return attack(arena, step);
    case 'miss':
      return miss(arena, step);
    case 'unaffected':
      return unaffected(arena, step);
    case 'hurt':
      return hurt(arena, step);
    case 'mend':
      return mend(arena, step);
    case 'afflict':
    case 'recover':
    case 'hold':
      return condition(arena, step);
    case 'stage':
      return stage(arena, step);
    case 'tell':
      return tell(arena, step);
    case 'faint':
      return faint(arena, step);
    case 'throw':
      return throwBall(arena, step);
    case 'level':
      return level(arena, step);
    case 'end':
      return end(arena, step);
  }
}
