import { WEATHERS } from '../../creatures/types.ts';
import type { BattleEvent, SideName } from '../../model/events.ts';
import type { BattleState } from '../../model/state.ts';
import { CAUSES, CLEAR, CONDITIONS, HEALS, HOLDS, PLAIN, STAGE_NAMES, VARIANTS } from './codes.ts';
import type { Engine } from './engine.ts';
import type { EngineEvent } from './events.ts';
import {
  AFFLICTED,
  BLOCKED,
  CHARGED,
  DAMAGED,
  FADED,
  FAILED,
  FAINTED,
  GUARDED,
  HEALED,
  HELD,
  MISSED,
  MOVED,
  RAMPAGED,
  RECHARGED,
  RECOVERED,
  SCREENED,
  SENT,
  STAGED,
  STAGES_RESET,
  SWAPPED,
  UNAFFECTED,
  WEATHERED,
} from './events.ts';
import { PLAYER } from './sides.ts';
import type { Tables } from './tables.ts';

function tellRecovery(side: SideName, condition: number, creature: string | undefined): BattleEvent {
  const told = { type: 'recover', side, condition: CONDITIONS[condition]! } as const;
  return creature === undefined ? told : { ...told, creature };
}

function tellAffliction(side: SideName, code: number, variant: number): BattleEvent {
  const condition = CONDITIONS[code]!;
  const name = variant === PLAIN ? null : VARIANTS[variant]!;
  return name === null
    ? { type: 'afflict', side, condition }
    : { type: 'afflict', side, condition, variant: name };
}

function tell(event: EngineEvent, { moves }: Tables, battle: BattleState): BattleEvent {
  const { what, amount, left } = event;
  const side: SideName = event.side === PLAYER ? 'player' : 'opponent';
  const { fighters } = battle[side];
  switch (event.type) {
    case SENT:
      return { type: 'send', side, creature: fighters[what]!.id };
    case MOVED:
      return { type: 'move', side, creature: fighters[what]!.id, move: moves[amount]!.name };
    case MISSED:
      return { type: 'miss', side, move: moves[what]!.name };
    case UNAFFECTED:
      return { type: 'unaffected', side };
    case DAMAGED: {
      const { quarters, critical } = event;
      const mult = quarters / 4;
      return { type: 'damage', side, cause: CAUSES[what]!, amount, hp: left, mult, critical };
    }
    case HEALED:
      return { type: 'heal', side, cause: HEALS[what]!, amount, hp: left };
    case AFFLICTED:
      return tellAffliction(side, what, amount);
    case RECOVERED:
      return tellRecovery(side, what, amount < 0 ? undefined : fighters[amount]!.id);
    case HELD:
      return { type: 'hold', side, cause: HOLDS[what]! };
    case RECHARGED:
      return { type: 'recharge', side };
    case STAGED:
      return { type: 'stage', side, stage: STAGE_NAMES[what]!, by: amount };
    case FAINTED:
      return { type: 'faint', side, creature: fighters[what]!.id };
    case CHARGED:
      return {
        type: 'charge',
        side,
        creature: fighters[what]!.id,
        move: moves[amount]!.name,
        hidden: left === 1,
      };
    case RAMPAGED:
      return { type: 'rampage', side, move: moves[what]!.name };
    case GUARDED:
      return { type: 'guard', side };
    case BLOCKED:
      return { type: 'blocked', side };
    case FAILED:
      return { type: 'fail', side };
    case SCREENED:
      return { type: 'screen', side, until: left };
    case FADED:
      return { type: 'fade', side };
    case WEATHERED:
      return { type: 'weather', weather: what === CLEAR ? null : WEATHERS[what]!, until: left };
    case STAGES_RESET:
      return { type: 'reset' };
    case SWAPPED:
      return { type: 'swap' };
    default:
      throw new RangeError(`No event of type ${event.type}`);
  }
}

/** The events in `told`, followed by those of the log, converted to `BattleEvent`s. */
export function tellEvents(
  { log, tables }: Engine,
  battle: BattleState,
  told: readonly BattleEvent[],
): readonly BattleEvent[] {
  const events = [...told];
  for (let index = 0; index < log.count; index += 1) events.push(tell(log.events[index]!, tables, battle));
  return events;
}
