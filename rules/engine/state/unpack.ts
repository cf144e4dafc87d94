import { WEATHERS } from '../../creatures/types.ts';
import type { BattleEvent } from '../../model/events.ts';
import type { BattleState, FighterState, Page, Received, SideState } from '../../model/state.ts';
import { ACCURACY, AILMENTS, ATTACK, CLEAR, DEFENSE, EVASION, HEALTHY, SPEED, VARIANTS } from './codes.ts';
import { diceOf } from './dice.ts';
import type { Engine } from './engine.ts';
import type { EngineCreature, EngineMoves, EngineSide } from './sides.ts';
import { tellEvents } from './tell.ts';

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
  const { id, species, kind, level, moves, stats } = before;
  return { id, species, kind, level, moves, stats, hp, ailment, variant, slept, venom, seen };
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
    weather: weather === CLEAR ? null : { kind: WEATHERS[weather]!, until: weatherUntil },
    dice: diceOf(engine),
    player: unpackSide(engine.player, before.player),
    opponent: unpackSide(engine.opponent, before.opponent),
    events: tellEvents(engine, before, told),
  };
}
