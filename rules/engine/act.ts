import { thaw } from './conditions.ts';
import { takeEffects } from './effects.ts';
import { isHeld } from './hold.ts';
import { BY_CRASH, BY_SACRIFICE, FIRE, PLAIN_QUARTERS } from './state/codes.ts';
import type { Engine } from './state/engine.ts';
import { CHARGED, MOVED, note } from './state/events.ts';
import type { EngineMove } from './state/moves.ts';
import { type EngineCreature, type EngineSide, SLOTS } from './state/sides.ts';
import { hurt, isDecided, isStanding, part } from './strike/hurt.ts';
import { FAILURE, MISS, strike } from './strike/strike.ts';

/** Adds a move to those that the other side has seen the creature use. */
function show({ seen }: EngineCreature, move: EngineMove): void {
  for (let place = 0; place < SLOTS; place += 1) {
    if (seen[place] === move) return;
    if (seen[place] !== null) continue;
    seen[place] = move;
    return;
  }
}

/** Starts an action: the other side learns the move, and a lock from the previous round ends. */
function begin(side: EngineSide, move: EngineMove): void {
  show(side.creature, move);
  if (side.confused >= 0) side.confused += 1;
  if (side.locked === null) side.raged = 0;
  side.locked = null;
  side.hidden = false;
}

/** The first round of a move that charges. */
function gather(engine: Engine, side: EngineSide, move: EngineMove): void {
  note(engine, CHARGED, side, side.active, move.number, move.hide ? 1 : 0);
  begin(side, move);
  side.locked = move;
  side.hidden = move.hide;
}

function announce(engine: Engine, side: EngineSide, move: EngineMove): void {
  note(engine, MOVED, side, side.active, move.number);
  begin(side, move);
  const target = side.other;
  target.received = move;
  target.dodged = false;
  target.quarters = PLAIN_QUARTERS;
  target.damage = 0;
}

/** The hit points that a move costs its user after the strike: `crash` if it did not land, `sacrifice` in any case. */
function pay(engine: Engine, side: EngineSide, move: EngineMove, result: number): void {
  if (!isStanding(side) || isDecided(engine)) return;
  if (result < 0 && move.crash) hurt(engine, side, part(side, 1, 2), BY_CRASH);
  else if (move.sacrifice) hurt(engine, side, side.creature.hp, BY_SACRIFICE);
}

/** Plays one creature's turn: it is held back, or uses the move. `acted`: whether the target has had its turn. */
export function act(engine: Engine, side: EngineSide, move: EngineMove, acted: boolean): void {
  const isReady = side.locked === move;
  if (isHeld(engine, side)) return;
  if (move.charge && !isReady && move.swiftIn !== engine.weather) {
    gather(engine, side, move);
    return;
  }
  announce(engine, side, move);
  const result = strike(engine, side, move);
  if (result >= 0 && move.type === FIRE) thaw(engine, side.other);
  if (result !== MISS && result !== FAILURE) takeEffects(engine, side, move, result, acted);
  if (move.crash || move.sacrifice) pay(engine, side, move, result);
}
