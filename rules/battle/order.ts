import type { Dice } from '../random.ts';
import type { SideName } from './events.ts';
import type { Move } from './moves.ts';
import type { BattleState } from './state.ts';
import { speedNow } from './stats.ts';

/** Moves of higher priority act first; 0 where the move says nothing. */
function priorityOf(move: Move): number {
  const effect = move.effects.find((each) => each.kind === 'priority');
  return effect?.kind === 'priority' ? effect.by : 0;
}

type Order = readonly [SideName, SideName];
const PLAYER_FIRST: Order = ['player', 'opponent'];
const OPPONENT_FIRST: Order = ['opponent', 'player'];

/** Both sides in the order in which they act: by priority, then by speed; even speed is rolled for (0 is the player). */
export function turnOrder(state: BattleState, moves: Readonly<Record<SideName, Move>>, dice: Dice): Order {
  const lead =
    priorityOf(moves.player) - priorityOf(moves.opponent) ||
    speedNow(state.player) - speedNow(state.opponent);
  const playerFirst = lead === 0 ? dice.roll(2) === 0 : lead > 0;
  return playerFirst ? PLAYER_FIRST : OPPONENT_FIRST;
}
