import type { BattleDetails } from '../../bridge/state.ts';
import { en } from '../../locales/en.ts';
import { AgainButton } from './AgainButton.tsx';
import { Outcome } from './Outcome.tsx';
import { foeOf, teamOf } from './sides.ts';

/** The player has lost. */
export function Lost({ battle }: { battle: BattleDetails }) {
  const lines = [en.battle.lostText(winner(battle))];
  return (
    <Outcome title={en.battle.lostTitle} mood="sad" lines={lines} creatures={teamOf(battle)} showDefeated>
      <AgainButton battle={battle} />
    </Outcome>
  );
}

function winner(battle: BattleDetails): string {
  const { gymDetails, userBattaleDetails } = battle;
  if (gymDetails) return en.battle.gymTeam(gymDetails.name);
  if (userBattaleDetails) return en.battle.userTeam(userBattaleDetails.name);
  return en.battle.wild(foeOf(battle)?.name ?? '');
}
