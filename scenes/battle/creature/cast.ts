import type { BattleDetails } from '../../../contract/shapes/battle.ts';
import type { BattleCreature } from '../../../contract/shapes/creature.ts';
import { kindLabel } from '../../../rules/creatures/kinds.ts';
import type { SideName } from '../../../rules/model/events.ts';
import { backPicture } from '../../../src/bridge/assets/backPicture.ts';
import type { Cause, StandingCreatures } from '../plan.ts';

export const sides: readonly SideName[] = ['opponent', 'player'];

/** The creatures that stand on the platforms in a state of the battle. */
export function standingIn(details: BattleDetails): StandingCreatures {
  const standing = (list: readonly BattleCreature[], id: string | null) => {
    const found = list.find((creature) => creature.id === id);
    return found !== undefined && found.hp > 0 ? found.id : null;
  };
  return {
    player: details.fled ? null : standing(details.myState, details.selectedPokemonId),
    opponent: details.page === 'caught' ? null : standing(details.opponent, details.opponentSelectedId),
  };
}

export function creatureIn(details: BattleDetails, side: SideName, id: string): BattleCreature | null {
  const list = side === 'player' ? details.myState : details.opponent;
  return list.find((creature) => creature.id === id) ?? null;
}

/** Name of a creature's picture file. */
const portraitOf = ({ name, kind }: Pick<BattleCreature, 'name' | 'kind'>): string =>
  `creatures/${name.toLowerCase()}.${kindLabel(kind)}`;

/** The picture of a creature on its side. */
export interface Portrait {
  readonly name: string;
  /** Whether it shows the creature from behind. */
  readonly back: boolean;
}

/** The player's creature is seen from behind; where there is no such picture, its mirrored front stands for it. */
export function portraitOn(side: SideName, creature: Pick<BattleCreature, 'name' | 'kind'>): Portrait {
  const front = portraitOf(creature);
  const back = side === 'player' ? backPicture(front) : null;
  return { name: back ?? front, back: back !== null };
}

/** The conditions of a creature in a state of the battle. Battles stored by older versions lack some of the fields. */
export function lastingOn(details: BattleDetails, side: SideName, id: string): ReadonlySet<Cause> {
  const state: Partial<BattleDetails['mySide']> | undefined =
    side === 'player' ? details.mySide : details.opponentSide;
  const status = creatureIn(details, side, id)?.status ?? null;
  const causes: (Cause | false | null | undefined)[] = [
    status,
    state?.confused === true && 'confuse',
    state?.sapped === true && 'seed',
    state?.trapped === true && 'trap',
  ];
  return new Set(causes.filter((cause): cause is Cause => typeof cause === 'string'));
}
