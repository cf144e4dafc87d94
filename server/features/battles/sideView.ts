import type { BattleDetails, SideDetails } from '../../../contract/shapes/battle.ts';
import { moveOf, type RuleBook } from '../../../rules/book.ts';
import type { BattleState, FighterState, SideState } from '../../../rules/model/state.ts';

const UNCHANGED = { attack: 0, defense: 0, speed: 0, accuracy: 0, evasion: 0 } as const;

/** Rounds left of what ends with the round `until`; 0 where there is nothing. */
const left = (until: number, round: number): number => Math.max(0, until - round);

/** The weather as players see it; null where there is none. */
export function viewWeather({ weather, round }: BattleState): BattleDetails['weather'] {
  return weather === null ? null : { kind: weather.kind, left: Math.max(1, left(weather.until, round)) };
}

/** What lasts on a side after `round` rounds. A screen stays without anybody behind it; the rest goes with its creature. */
export function viewSide(book: RuleBook, side: SideState, round: number): SideDetails {
  const creature: FighterState | undefined = side.fighters[side.active];
  const screen = side.screenUntil === 0 ? 0 : Math.max(1, left(side.screenUntil, round));
  if (creature === undefined || creature.hp === 0) return { ...NOTHING, screen, changes: { ...UNCHANGED } };
  return {
    screen,
    sapped: side.seeded,
    trapped: side.trapped >= 0,
    confused: side.confused >= 0,
    resting: side.resting,
    bound: side.locked === null ? null : moveOf(book, side.locked).name,
    hidden: side.hidden,
    changes: { ...side.stages },
  };
}

const NOTHING = {
  sapped: false,
  trapped: false,
  confused: false,
  resting: false,
  bound: null,
  hidden: false,
} as const;
