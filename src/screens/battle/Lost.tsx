import type { BattleDetails } from '../../bridge/state.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { AgainButton } from './AgainButton.tsx';
import { Outcome } from './Outcome.tsx';
import { foeOf, teamOf } from './sides.ts';

/** The player has lost. */
export function Lost({ battle }: { battle: BattleDetails }) {
  const lines = [battleWords.lostText(winner(battle))];
  return (
    <Outcome title={battleWords.lostTitle} mood="sad" lines={lines} creatures={teamOf(battle)} showDefeated>
      <AgainButton battle={battle} />
    </Outcome>
  );
}

function winner(battle: BattleDetails): string {
  const { gymDetails, userBattaleDetails } = battle;
  if (gymDetails) return battleWords.gymTeam(gymDetails.name);
  if (userBattaleDetails) return battleWords.userTeam(userBattaleDetails.name);
  return battleWords.wild(foeOf(battle)?.name ?? '');
}
