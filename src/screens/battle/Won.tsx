import type { BattleDetails } from '../../bridge/state.ts';
import { en } from '../../locales/en.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { AgainButton } from './AgainButton.tsx';
import { MapsLink } from './MapsLink.tsx';
import { Outcome } from './Outcome.tsx';
import { foeOf, teamOf } from './sides.ts';

/** The player has won. */
export function Won({ battle }: { battle: BattleDetails }) {
  const { totalExp, coinsWon, battleType } = battle;
  const lines = [
    en.battle.wonText(defeated(battle)),
    ...(coinsWon > 0 ? [en.battle.coins(coinsWon)] : []),
    en.battle.gained(totalExp),
  ];
  return (
    <Outcome title={en.battle.won} mood="glad" lines={lines} creatures={teamOf(battle)}>
      {battleType === 'wb' ? (
        <MapsLink battle={battle}>{en.battle.goToMaps}</MapsLink>
      ) : (
        <>
          <AgainButton battle={battle} />
          <LinkButton to="/gymbattle">{en.battle.goToGym}</LinkButton>
        </>
      )}
    </Outcome>
  );
}

function defeated(battle: BattleDetails): string {
  const { gymDetails, userBattaleDetails } = battle;
  if (gymDetails) return en.battle.gymTeam(gymDetails.name);
  if (userBattaleDetails) return userBattaleDetails.name;
  return en.battle.wild(foeOf(battle)?.name ?? '');
}
