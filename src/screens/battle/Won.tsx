import type { BattleDetails } from '../../bridge/state.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { AgainButton } from './AgainButton.tsx';
import { MapsLink } from './MapsLink.tsx';
import { Outcome } from './Outcome.tsx';
import { foeOf, teamOf } from './sides.ts';

/** The player has won. */
export function Won({ battle }: { battle: BattleDetails }) {
  const { totalExp, coinsWon, battleType } = battle;
  const lines = [
    battleWords.wonText(defeated(battle)),
    ...(coinsWon > 0 ? [battleWords.coins(coinsWon)] : []),
    battleWords.gained(totalExp),
  ];
  return (
    <Outcome title={battleWords.won} mood="glad" lines={lines} creatures={teamOf(battle)}>
      {battleType === 'wb' ? (
        <MapsLink battle={battle}>{battleWords.goToMaps}</MapsLink>
      ) : (
        <>
          <AgainButton battle={battle} />
          <LinkButton to="/gymbattle">{battleWords.goToGym}</LinkButton>
        </>
      )}
    </Outcome>
  );
}

function defeated(battle: BattleDetails): string {
  const { gymDetails, userBattaleDetails } = battle;
  if (gymDetails) return battleWords.gymTeam(gymDetails.name);
  if (userBattaleDetails) return userBattaleDetails.name;
  return battleWords.wild(foeOf(battle)?.name ?? '');
}
