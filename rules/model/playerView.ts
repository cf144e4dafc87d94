import type { Difficulty } from './difficulty.ts';
import type { SideName } from './events.ts';
import { fighting, otherSide, stands } from './sides.ts';
import type { BattleState, FighterState, SideState } from './state.ts';

/** What concerns the creature in battle beside itself: every bit of it was told by an event or can be counted. */
export type Presence = Omit<SideState, 'fighters' | 'active'>;

/** What one side may know of the other's creature in battle: what everybody sees, and the moves that were used. */
export interface Rival
  extends Pick<
    FighterState,
    'species' | 'kind' | 'level' | 'hp' | 'ailment' | 'variant' | 'slept' | 'venom' | 'seen'
  > {
  readonly mostHp: number;
  readonly presence: Presence;
  /** Creatures of that side that still stand. */
  readonly left: number;
}

/** A battle as it looks from one side: its own creatures wholly, of the other what a `Rival` tells, no dice. */
export interface PlayerView {
  /** How whoever sits here chooses. */
  readonly difficulty: Difficulty;
  /** The round that is to be played, from 1. */
  readonly round: number;
  readonly weather: BattleState['weather'];
  readonly own: SideState;
  readonly fighter: FighterState;
  readonly rival: Rival;
}

/** Named one by one: a copy of all but two fields would be the slowest part of a round. */
function presenceOf(side: SideState): Presence {
  const { since, stages, confused, flinching, resting, received, seeded, trapped } = side;
  const { screenUntil, guardRound, guardRow, locked, hidden, raged } = side;
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
 * The battle as `side` sees it while both have a creature in battle.
 * @param state with the round that is to be played already counted
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
