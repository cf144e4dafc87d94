import type { BattleDetails } from '../../../bridge/state.ts';
import { growthLines } from '../../../client/battle/log/logLines.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { teamOf } from '../../../ui/creatureCard/facts/battleSides.ts';
import { Says } from '../shared/Says.tsx';
import { AgainButton } from './AgainButton.tsx';
import { MapsLink } from './MapsLink.tsx';
import { OutcomeSheet } from './OutcomeSheet.tsx';
import { StartLink } from './StartLink.tsx';
import { isMade, teamName } from './teamName.ts';

/** Result page after a victory. */
export function Won({ battle }: { battle: BattleDetails }) {
  const { totalExp, coinsWon, battleType } = battle;
  const lines = [
    battleWords.wonText(defeated(battle)),
    ...(coinsWon > 0 ? [battleWords.coins(coinsWon)] : []),
    battleWords.gained(totalExp),
    ...growthLines(battle),
  ];
  return (
    <OutcomeSheet
      title={battleWords.won}
      mood="glad"
      lines={lines}
      says={<Says battle={battle} />}
      creatures={teamOf(battle)}
    >
      {battleType === 'wb' ? (
        <MapsLink battle={battle}>{battleWords.goToMaps}</MapsLink>
      ) : (
        <>
          {isMade(battle) ? <StartLink battle={battle} variant="primary" /> : <AgainButton battle={battle} />}
          <LinkButton to="/gymbattle">{battleWords.goToGym}</LinkButton>
        </>
      )}
    </OutcomeSheet>
  );
}

function defeated(battle: BattleDetails): string {
  return battle.userBattaleDetails?.name ?? teamName(battle);
}
