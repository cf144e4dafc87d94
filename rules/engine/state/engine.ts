import type { Dice } from '../../model/random.ts';
import { CLEAR } from './codes.ts';
import { EngineDice } from './dice.ts';
import { EventLog } from './events.ts';
import { type EngineSide, newSides } from './sides.ts';
import type { Tables } from './tables.ts';

/** A battle in play. It uses numbers instead of words, and a round allocates nothing. */
export interface Engine {
  readonly tables: Tables;
  readonly player: EngineSide;
  readonly opponent: EngineSide;
  /** Both sides, by number. */
  readonly sides: readonly [EngineSide, EngineSide];
  /** Rounds played. */
  round: number;
  /** Number of the weather, and its last round. */
  weather: number;
  weatherUntil: number;
  readonly dice: EngineDice;
  /** What happened since the last action. */
  readonly log: EventLog;
  /** Dice of a test instead of the battle's own. */
  script: Dice | null;
}

/** An empty battle; `pack` or `copyEngine` fills it. */
export function newEngine(tables: Tables): Engine {
  const sides = newSides();
  const [player, opponent] = sides;
  const dice = new EngineDice();
  const log = new EventLog();
  return {
    ...{ tables, player, opponent, sides },
    ...{ round: 0, weather: CLEAR, weatherUntil: 0 },
    ...{ dice, log, script: null },
  };
}

/** Makes `to` the same battle as `from`, without its events and its `script`. Both must be of the same book. */
export function copyEngine(from: Engine, to: Engine): void {
  to.player.copyFrom(from.player);
  to.opponent.copyFrom(from.opponent);
  to.round = from.round;
  to.weather = from.weather;
  to.weatherUntil = from.weatherUntil;
  to.dice.copyFrom(from.dice);
  to.log.count = 0;
}
