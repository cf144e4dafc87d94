import { WEATHERS } from '../../creatures/types.ts';
import type { BattleEvent, SideName } from '../../model/events.ts';
import type { BattleState, FighterState, Page, Received, SideState } from '../../model/state.ts';
import {
  ACCURACY,
  AILMENTS,
  ATTACK,
  CAUSES,
  CLEAR,
  CONDITIONS,
  DEFENSE,
  EVASION,
  HEALS,
  HEALTHY,
  HOLDS,
  PLAIN,
  SPEED,
  STAGE_NAMES,
  VARIANTS,
} from './codes.ts';
import { diceOf, type Engine, type Tables } from './engine.ts';
import {
  AFFLICTED,
  BLOCKED,
  CHARGED,
  DAMAGED,
  type EngineEvent,
  FADED,
  FAILED,
  FAINTED,
  GREAT,
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
import { type EngineCreature, type EngineMoves, type EngineSide, PLAYER } from './sides.ts';

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
    case GREAT:
      return { type: 'great', side };
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

function unpackSeen(seen: EngineMoves, before: readonly string[]): readonly string[] {
  const count = seen.indexOf(null);
  const names = count < 0 ? seen : seen.slice(0, count);
  return names.length === before.length ? before : names.map((move) => move!.name);
}

/** The fighter now; the same object as before if nothing about it has changed. */
function unpackFighter(creature: EngineCreature, before: FighterState, inBattle: boolean): FighterState {
  const { hp, slept, venom } = creature;
  const ailment = creature.ailment === HEALTHY ? null : AILMENTS[creature.ailment]!;
  const variant = VARIANTS[creature.variant]!;
  const seen = inBattle ? unpackSeen(creature.seen, before.seen) : before.seen;
  const isSame =
    before.hp === hp &&
    before.ailment === ailment &&
    before.variant === variant &&
    before.slept === slept &&
    before.venom === venom &&
    before.seen === seen;
  if (isSame) return before;
  const { id, species, kind, level, moves, stats, nickname } = before;
  const now = { id, species, kind, level, moves, stats, hp, ailment, variant, slept, venom, seen };
  return nickname === undefined ? now : { ...now, nickname };
}

function unpackReceived({ received, dodged, quarters, damage }: EngineSide): Received | null {
  if (received === null) return null;
  return { move: received.name, dodge: dodged, mult: quarters / 4, damage };
}

/** Fields are in the order of `startBattle`, so that all sides have the same object shape. */
function unpackSide(side: EngineSide, before: SideState): SideState {
  const { stages } = side;
  const fighters: FighterState[] = [];
  for (let index = 0; index < before.fighters.length; index += 1) {
    const isActive = index === side.active;
    fighters.push(unpackFighter(side.creatures[index]!, before.fighters[index]!, isActive));
  }
  return {
    fighters,
    active: side.active,
    since: side.since,
    stages: {
      attack: stages[ATTACK]!,
      defense: stages[DEFENSE]!,
      speed: stages[SPEED]!,
      accuracy: stages[ACCURACY]!,
      evasion: stages[EVASION]!,
    },
    confused: side.confused,
    flinching: side.flinching,
    resting: side.resting,
    received: unpackReceived(side),
    seeded: side.seeded,
    trapped: side.trapped,
    guardRound: side.guardRound,
    guardRow: side.guardRow,
    locked: side.locked === null ? null : side.locked.name,
    hidden: side.hidden,
    raged: side.raged,
    screenUntil: side.screenUntil,
    greatUsed: side.greatUsed,
  };
}

/**
 * Converts an engine's battle to a stored battle. `before`, from which the engine was packed, is not changed.
 * @param told events that come before those of the engine's log
 */
export function unpack(
  engine: Engine,
  before: BattleState,
  page: Page,
  told: readonly BattleEvent[] = [],
): BattleState {
  const { weather, weatherUntil } = engine;
  return {
    version: 2,
    kind: before.kind,
    thinking: before.thinking,
    ...(before.bonus && { bonus: before.bonus }),
    page,
    round: engine.round,
    ...(before.escapes !== undefined && { escapes: before.escapes }),
    weather: weather === CLEAR ? null : { kind: WEATHERS[weather]!, until: weatherUntil },
    dice: diceOf(engine),
    player: unpackSide(engine.player, before.player),
    opponent: unpackSide(engine.opponent, before.opponent),
    events: tellEvents(engine, before, told),
  };
}
