import type { BattleDetails } from '../../contract/shapes/battle.ts';
import type { SideName } from '../../rules/model/events.ts';
import { creatureIn } from './cast.ts';
import type { Cause } from './plan.ts';

/** What lasts on the creature of a side in a state of the battle. Older pages have stored less of it. */
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
