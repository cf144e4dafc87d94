import type { RuleBook } from '../book.ts';
import type { Dice } from '../random.ts';
import { apply } from './apply.ts';
import { copyBattle } from './copy.ts';
import type { BattleEvent, SideName } from './events.ts';
import { fighting } from './sides.ts';
import type { BattleDraft, BattleState, Page } from './state.ts';

/** What the steps of one action share: the data, the private copy they work on, the dice. */
export interface Arena {
  readonly book: RuleBook;
  readonly battle: BattleDraft;
  readonly dice: Dice;
}

export function openArena(book: RuleBook, state: BattleState, dice: Dice): Arena {
  return { book, battle: copyBattle(state), dice };
}

/** Makes something happen: notes the event and applies it at once. */
export function emit({ battle }: Arena, event: BattleEvent): void {
  battle.events.push(event);
  apply(battle, event);
}

/** The state that the action leads to. The arena must not be used after this. */
export function closeArena({ battle, dice }: Arena, page: Page): BattleState {
  battle.page = page;
  battle.dice = dice.state();
  return battle;
}

type Damage = Extract<BattleEvent, { type: 'damage' }>;

/**
 * Takes hit points from the creature in battle, and lets it faint with the last of them.
 * @returns hit points lost, at most those it had
 */
export function hurt(
  arena: Arena,
  side: SideName,
  amount: number,
  how: Pick<Damage, 'cause'> & Partial<Pick<Damage, 'mult' | 'critical'>>,
): number {
  const creature = fighting(arena.battle[side]);
  const lost = Math.min(amount, creature.hp);
  const { cause, mult = 1, critical = false } = how;
  emit(arena, { type: 'damage', side, cause, amount: lost, hp: creature.hp - lost, mult, critical });
  if (creature.hp === 0) emit(arena, { type: 'faint', side, creature: creature.id });
  return lost;
}

/** Gives hit points back up to the maximum; nothing happens at full hp. */
export function mend(arena: Arena, side: SideName, amount: number, cause: 'drain' | 'move'): void {
  const creature = fighting(arena.battle[side]);
  const gained = Math.min(amount, creature.stats.hp - creature.hp);
  if (gained > 0) emit(arena, { type: 'heal', side, cause, amount: gained, hp: creature.hp + gained });
}

/** `percent` of `amount`, rounded down, but at least 1. */
export const share = (amount: number, percent: number): number =>
  Math.max(1, Math.floor((amount * percent) / 100));
