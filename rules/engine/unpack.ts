import { WEATHERS } from '../creatures/types.ts';
import type { BattleEvent } from '../model/events.ts';
import type { BattleState, FighterState, Page, Received, SideState } from '../model/state.ts';
import { AILMENTS, CLEAR, HEALTHY, VARIANTS } from './codes.ts';
import { diceOf } from './dice.ts';
import type { Engine } from './engine.ts';
import {
  ACCURACY_STAGE,
  ACTIVE,
  AILMENT,
  ATTACK_STAGE,
  CONFUSED,
  DAMAGE,
  DEFENSE_STAGE,
  DODGED,
  EVASION_STAGE,
  FLINCHING,
  fighterAt,
  GUARD_ROUND,
  GUARD_ROW,
  HIDDEN,
  HP,
  LOCKED,
  OPPONENT,
  PLAYER,
  QUARTERS,
  RAGED,
  RECEIVED,
  RESTING,
  ROUND,
  SCREEN_UNTIL,
  SEEDED,
  SEEN,
  SINCE,
  type SideNumber,
  SLEPT,
  SLOTS,
  SPEED_STAGE,
  sideAt,
  TRAPPED,
  VARIANT,
  VENOM,
  WEATHER,
  WEATHER_UNTIL,
} from './layout.ts';
import { tellEvents } from './tell.ts';

function unpackSeen({ cells, tables }: Engine, at: number, seen: readonly string[]): readonly string[] {
  const isSame = seen.length === SLOTS || cells[at + SEEN + seen.length]! < 0;
  if (isSame) return seen;
  const added = cells[at + SEEN + seen.length]!;
  const longer = [...seen, tables.moveNames[added]!];
  for (let place = longer.length; place < SLOTS && cells[at + SEEN + place]! >= 0; place += 1) {
    longer.push(tables.moveNames[cells[at + SEEN + place]!]!);
  }
  return longer;
}

/** The fighter now; the very one from before where nothing about it has changed. */
function unpackFighter(engine: Engine, at: number, before: FighterState, inBattle: boolean): FighterState {
  const { cells } = engine;
  const code = cells[at + AILMENT]!;
  const ailment = code === HEALTHY ? null : AILMENTS[code]!;
  const variant = VARIANTS[cells[at + VARIANT]!]!;
  const seen = inBattle ? unpackSeen(engine, at, before.seen) : before.seen;
  const isSame =
    before.hp === cells[at + HP] &&
    before.ailment === ailment &&
    before.variant === variant &&
    before.slept === cells[at + SLEPT] &&
    before.venom === cells[at + VENOM] &&
    before.seen === seen;
  if (isSame) return before;
  const { id, species, kind, level, moves, stats } = before;
  const hp = cells[at + HP]!;
  const slept = cells[at + SLEPT]!;
  const venom = cells[at + VENOM]!;
  return { id, species, kind, level, moves, stats, hp, ailment, variant, slept, venom, seen };
}

function unpackReceived({ cells, tables }: Engine, at: number): Received | null {
  const move = cells[at + RECEIVED]!;
  if (move < 0) return null;
  return {
    move: tables.moveNames[move]!,
    dodge: cells[at + DODGED] === 1,
    mult: cells[at + QUARTERS]! / 4,
    damage: cells[at + DAMAGE]!,
  };
}

/** Fields in the order of `startBattle`, so that all sides have one shape. */
function unpackSide(engine: Engine, number: SideNumber, before: SideState): SideState {
  const { cells, tables } = engine;
  const at = sideAt(number);
  const fighters: FighterState[] = [];
  for (let index = 0; index < before.fighters.length; index += 1) {
    const inBattle = index === cells[at + ACTIVE];
    fighters.push(unpackFighter(engine, fighterAt(number, index), before.fighters[index]!, inBattle));
  }
  const locked = cells[at + LOCKED]!;
  return {
    fighters,
    active: cells[at + ACTIVE]!,
    since: cells[at + SINCE]!,
    stages: {
      attack: cells[at + ATTACK_STAGE]!,
      defense: cells[at + DEFENSE_STAGE]!,
      speed: cells[at + SPEED_STAGE]!,
      accuracy: cells[at + ACCURACY_STAGE]!,
      evasion: cells[at + EVASION_STAGE]!,
    },
    confused: cells[at + CONFUSED]!,
    flinching: cells[at + FLINCHING] === 1,
    resting: cells[at + RESTING] === 1,
    received: unpackReceived(engine, at),
    seeded: cells[at + SEEDED] === 1,
    trapped: cells[at + TRAPPED]!,
    guardRound: cells[at + GUARD_ROUND]!,
    guardRow: cells[at + GUARD_ROW]!,
    locked: locked < 0 ? null : tables.moveNames[locked]!,
    hidden: cells[at + HIDDEN] === 1,
    raged: cells[at + RAGED]!,
    screenUntil: cells[at + SCREEN_UNTIL]!,
  };
}

/**
 * The plain battle that an engine's battle has become since it was packed from `before`, which stays as it was.
 * @param told events that came before those of the engine's log
 */
export function unpack(
  engine: Engine,
  before: BattleState,
  page: Page,
  told: readonly BattleEvent[] = [],
): BattleState {
  const { cells } = engine;
  const weather = cells[WEATHER]!;
  return {
    version: 2,
    kind: before.kind,
    thinking: before.thinking,
    ...(before.bonus && { bonus: before.bonus }),
    page,
    round: cells[ROUND]!,
    weather: weather === CLEAR ? null : { kind: WEATHERS[weather]!, until: cells[WEATHER_UNTIL]! },
    dice: diceOf(engine),
    player: unpackSide(engine, PLAYER, before.player),
    opponent: unpackSide(engine, OPPONENT, before.opponent),
    events: tellEvents(engine, before, told),
  };
}
