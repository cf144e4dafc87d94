import { type Arena, emit, hurt } from './arena.ts';
import { hitDamage, rollSpread } from './damage.ts';
import type { Condition, SideName } from './events.ts';
import { fighting } from './sides.ts';
import { attackNow, defenseNow } from './stats.ts';

const THAW = 20;
const PARALYZED = 25;
const SELF_HIT = 33;
const SELF_HIT_POWER = 40;
const LONGEST_SLEEP = 3;
const CONFUSION = { shortest: 2, longest: 4 } as const;

type Cause = Condition | 'recharge';

/**
 * Whether a condition ends now, having lasted `done` of `shortest` to `longest` rounds, each length equally
 * likely. Rolled round by round, so that no state ever holds when it will end.
 */
function ends({ dice }: Arena, done: number, shortest: number, longest: number): boolean {
  if (done < shortest) return false;
  return done >= longest || dice.roll(longest - done + 1) === 0;
}

function sleeps(arena: Arena, side: SideName): boolean {
  if (!ends(arena, fighting(arena.battle[side]).slept, 1, LONGEST_SLEEP)) return true;
  emit(arena, { type: 'recover', side, condition: 'sleep' });
  return false;
}

function isFrozen(arena: Arena, side: SideName): boolean {
  if (!arena.dice.chance(THAW)) return true;
  emit(arena, { type: 'recover', side, condition: 'freeze' });
  return false;
}

function holdingCause(arena: Arena, side: SideName): Cause | null {
  const { ailment } = fighting(arena.battle[side]);
  if (arena.battle[side].resting) return 'recharge';
  if (ailment === 'sleep' && sleeps(arena, side)) return 'sleep';
  if (ailment === 'freeze' && isFrozen(arena, side)) return 'freeze';
  if (arena.battle[side].flinching) return 'flinch';
  if (ailment === 'paralyz' && arena.dice.chance(PARALYZED)) return 'paralyz';
  return null;
}

/** A hit at itself: power 40 of no type, never critical. */
function hitItself(arena: Arena, side: SideName): void {
  const own = arena.battle[side];
  const amount = hitDamage({
    level: fighting(own).level,
    power: SELF_HIT_POWER,
    attack: attackNow(own, false),
    defense: defenseNow(own, false),
    critical: false,
    stab: false,
    quarters: 4,
    spread: rollSpread(arena.dice),
  });
  hurt(arena, side, amount, { cause: 'confuse' });
}

function isConfused(arena: Arena, side: SideName): boolean {
  const { confused } = arena.battle[side];
  if (confused < 0) return false;
  if (ends(arena, confused, CONFUSION.shortest, CONFUSION.longest)) {
    emit(arena, { type: 'recover', side, condition: 'confuse' });
    return false;
  }
  if (!arena.dice.chance(SELF_HIT)) return false;
  hitItself(arena, side);
  return true;
}

/**
 * Whether something keeps the creature from acting, and what that does. In this order: resting, sleep (1 to 3
 * rounds lost), frost (thaws with 20 % each round), flinching, paralysis (25 %), confusion (2 to 4 rounds,
 * 33 % to hit itself).
 */
export function isHeld(arena: Arena, side: SideName): boolean {
  const cause = holdingCause(arena, side);
  if (cause === null) return isConfused(arena, side);
  emit(arena, { type: 'hold', side, cause });
  return true;
}
