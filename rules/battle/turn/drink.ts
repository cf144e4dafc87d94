import type { BattleEvent } from '../../model/events.ts';
import { stands } from '../../model/sides.ts';
import type { ActionRefusal, BattleKind, FighterState, SideState } from '../../model/state.ts';

/**
 * Battles in which nobody drinks: against another user's team, which has no flask, and for a stake, whose odds are measured
 * without one.
 */
const DRY: readonly BattleKind[] = ['user', 'gold'];
/** Whether the flask stays closed in battles of a kind. */
export const isDry = (kind: BattleKind): boolean => DRY.includes(kind);

/** The hit points that a draught gives back: half the maximum, rounded down, at most those that are missing. */
const regained = ({ hp, stats }: FighterState): number => Math.min(stats.hp >> 1, stats.hp - hp);

/** Why a creature of the player cannot be given a draught now; null if it can. */
export function whyNotDrink(kind: BattleKind, player: SideState, id: string): ActionRefusal | null {
  if (isDry(kind)) return 'no-flask';
  const fighter = player.fighters.find((one) => one.id === id);
  if (fighter === undefined) return 'unknown-creature';
  if (!stands(fighter)) return 'fainted';
  return regained(fighter) === 0 && fighter.ailment === null ? 'unhurt' : null;
}

/** What a draught does to a creature of the player: it heals, and ends the ailment. */
export function draughtEvents(player: SideState, id: string): readonly BattleEvent[] {
  const index = player.fighters.findIndex((one) => one.id === id);
  const fighter = player.fighters[index];
  if (fighter === undefined) return [];
  const away = index === player.active ? {} : { creature: id };
  const amount = regained(fighter);
  const { hp, ailment } = fighter;
  return [
    { type: 'drink', side: 'player', creature: id },
    ...(amount > 0
      ? [{ type: 'heal', side: 'player', cause: 'draught', amount, hp: hp + amount, ...away } as const]
      : []),
    ...(ailment === null ? [] : [{ type: 'recover', side: 'player', condition: ailment, ...away } as const]),
  ];
}
