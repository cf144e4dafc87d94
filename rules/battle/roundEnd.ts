import { type Arena, hurt } from './arena.ts';
import type { SideName } from './events.ts';
import { fighting, isDecided, stands } from './sides.ts';

/** Parts of the maximum hp that an ailment takes each round. */
const BURN_PART = 16;
const POISON_PART = 8;
/** Rounds that the same two creatures may face each other before both tire. */
const PATIENCE = 50;
const FATIGUE_PART = 16;

function suffer(arena: Arena, side: SideName): void {
  const { ailment, stats } = fighting(arena.battle[side]);
  if (ailment !== 'burn' && ailment !== 'poison') return;
  const part = ailment === 'burn' ? BURN_PART : POISON_PART;
  hurt(arena, side, Math.max(1, Math.floor(stats.hp / part)), { cause: ailment });
}

/** Grows by a sixteenth of the maximum hp with each round, so that no healing keeps a battle going for ever. */
function tire(arena: Arena, side: SideName): void {
  const { round, player, opponent } = arena.battle;
  const overdue = round - Math.max(player.since, opponent.since) - PATIENCE;
  if (overdue <= 0) return;
  const { hp } = fighting(arena.battle[side]).stats;
  hurt(arena, side, Math.max(1, Math.floor((hp * overdue) / FATIGUE_PART)), { cause: 'fatigue' });
}

/**
 * The end of a round: burn takes 1/16 and poison 1/8 of the maximum hp, fatigue what it takes; in the
 * order in which the two had their turns.
 */
export function endRound(arena: Arena, order: readonly SideName[]): void {
  const standing = (side: SideName): boolean =>
    !isDecided(arena.battle) && stands(fighting(arena.battle[side]));
  for (const wear of [suffer, tire]) {
    for (const side of order) if (standing(side)) wear(arena, side);
  }
}
