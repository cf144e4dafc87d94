import type { BattleDetails } from '../../bridge/state.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { AgainButton } from './AgainButton.tsx';
import { Outcome } from './Outcome.tsx';
import { StartLink } from './StartLink.tsx';
import { teamOf } from './sides.ts';
import { isMade, teamName } from './teamName.ts';
import { WhyLost } from './WhyLost.tsx';

/** The player has lost. */
export function Lost({ battle }: { battle: BattleDetails }) {
  const lines = [battleWords.lostText(winner(battle))];
  return (
    <Outcome
      title={battleWords.lostTitle}
      mood="sad"
      lines={lines}
      says={<WhyLost battle={battle} />}
      creatures={teamOf(battle)}
      showDefeated
    >
      <AgainButton battle={battle} />
      {isMade(battle) && <StartLink battle={battle} />}
    </Outcome>
  );
}

function winner(battle: BattleDetails): string {
  const name = battle.userBattaleDetails?.name;
  if (name !== undefined) return battleWords.userTeam(name);
  return isMade(battle) ? battleWords.one(teamName(battle)) : teamName(battle);
}
