import type { Difficulty } from './difficulty.ts';
import type { SideName } from './events.ts';
import { fighting, otherSide, stands } from './sides.ts';
import type { BattleState, FighterState, SideState } from './state.ts';

/** The part of a side that concerns its creature in battle. All of it was in events or can be counted from them. */
export type Presence = Omit<SideState, 'fighters' | 'active'>;

/** What one side may know of the other's creature in battle: what everybody sees, and the moves it has used. */
export interface Rival
  extends Pick<
    FighterState,
    'species' | 'kind' | 'level' | 'hp' | 'ailment' | 'variant' | 'slept' | 'venom' | 'seen'
  > {
  readonly mostHp: number;
  readonly presence: Presence;
  /** Creatures of that side that have not fainted. */
  readonly left: number;
}

/** A battle as one side sees it: its own side in full, the other side's `Rival`, no dice. */
export interface PlayerView {
  /** How this side chooses. */
  readonly difficulty: Difficulty;
  /** The round that will be played next, from 1. */
  readonly round: number;
  readonly weather: BattleState['weather'];
  readonly own: SideState;
  readonly fighter: FighterState;
  readonly rival: Rival;
}

/** Lists each field: a rest pattern that omits two fields would be the slowest part of a round. */
function presenceOf(side: SideState): Presence {
  const { since, stages, confused, flinching, resting, received, seeded, trapped } = side;
  const { screenUntil, greatUsed, guardRound, guardRow, locked, hidden, raged } = side;
  return {
    since,
    stages,
    confused,
    flinching,
    resting,
    received,
    seeded,
    trapped,
    screenUntil,
    greatUsed,
    guardRound,
    guardRow,
    locked,
    hidden,
    raged,
  };
}

function rivalOf(side: SideState): Rival {
  const { species, kind, level, hp, stats, ailment, variant, slept, venom, seen } = fighting(side);
  return {
    species,
    kind,
    level,
    hp,
    mostHp: stats.hp,
    ailment,
    variant,
    slept,
    venom,
    seen,
    presence: presenceOf(side),
    left: side.fighters.filter(stands).length,
  };
}

/**
 * The battle as `side` sees it. Both sides must have a creature in battle.
 * @param state with `round` already set to the round that will be played
 */
export function playerViewOf(state: BattleState, side: SideName): PlayerView {
  const own = state[side];
  const { thinking: difficulty, round, weather } = state;
  return {
    difficulty,
    round,
    weather,
    own,
    fighter: fighting(own),
    rival: rivalOf(state[otherSide(side)]),
  };
}
