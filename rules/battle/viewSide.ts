import { moveOf, type RuleBook } from '../book.ts';
import type { StageName, Weather } from '../creatures/types.ts';
import type { BattleState, FighterState, SideState } from '../model/state.ts';

/** What lasts on a side for more than a round; all of it was told by events. */
export interface SideView {
  /** Rounds that the screen still holds, 0 without one. */
  screen: number;
  sapped: boolean;
  trapped: boolean;
  confused: boolean;
  /** It must rest in the next round. */
  resting: boolean;
  /** Name for players of the move that it must use next, gathered for or raging; null for a free choice. */
  bound: string | null;
  /** Out of reach until it strikes. */
  hidden: boolean;
  /** -6 to 6 each. */
  changes: Record<StageName, number>;
}

/** The weather with the rounds that it still holds, 1 or more. */
export interface WeatherView {
  kind: Weather;
  left: number;
}

const UNCHANGED = { attack: 0, defense: 0, speed: 0, accuracy: 0, evasion: 0 } as const;

/** Rounds left of what ends with the round `until`; 0 where there is nothing. */
const left = (until: number, round: number): number => Math.max(0, until - round);

/** The weather as players see it; null where there is none. */
export function viewWeather({ weather, round }: BattleState): WeatherView | null {
  return weather === null ? null : { kind: weather.kind, left: Math.max(1, left(weather.until, round)) };
}

/** What lasts on a side after `round` rounds. A screen stays without anybody behind it; the rest goes with its creature. */
export function viewSide(book: RuleBook, side: SideState, round: number): SideView {
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
