import type { BattleDetails } from '../../../contract/shapes/battle.ts';
import type { SideName } from '../../../rules/model/events.ts';

/** What the stage showed last: of which battle, and whom of the player. */
interface Shown {
  readonly battle: string;
  readonly mine: string | null;
}

let shown: Shown | null = null;

/** Notes who stands on the stage now. */
export function noteStanding(details: BattleDetails): void {
  shown = standingOf(details);
}

/**
 * The sides whose creature has been sent in on the page before, which has no stage: both when a battle begins, later
 * the player's if it is another one. A stage that is built anew, for another size or after a reload, shows nobody twice.
 */
export function enteringIn(details: BattleDetails): readonly SideName[] {
  if (details.page !== 'battle') return [];
  const { battle, mine } = standingOf(details);
  if (shown?.battle !== battle) return details.round === 0 ? ['opponent', 'player'] : [];
  return shown.mine === mine ? [] : ['player'];
}

const standingOf = ({ opponent, selectedPokemonId }: BattleDetails): Shown => ({
  battle: opponent.map(({ id }) => id).join(),
  mine: selectedPokemonId,
});
