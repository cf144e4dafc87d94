import { moves } from '../../../../content/moves/index.ts';
import type { BattleDetails } from '../../../bridge/state.ts';
import { beganOnMap } from '../../../client/battle/leaveAddress.ts';
import { growthLines } from '../../../client/battle/log/logLines.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { moveTitle } from '../../../locales/en/named/moves.ts';
import { playerName } from '../../../locales/en/names.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { teamOf } from '../../../ui/creatureCard/facts/battleSides.ts';
import { firstsLines } from '../../../ui/peaks/firstsLines.ts';
import { Says } from '../shared/Says.tsx';
import { AgainButton } from './AgainButton.tsx';
import { MapsLink } from './MapsLink.tsx';
import { OutcomeSheet } from './OutcomeSheet.tsx';
import { BadgeStage } from './peaks/BadgeStage.tsx';
import { GrowthBar } from './peaks/GrowthBar.tsx';
import { RivalStage } from './peaks/RivalStage.tsx';
import { StartLink } from './StartLink.tsx';
import { TeamCards } from './TeamCards.tsx';
import { isMade, teamName } from './teamName.ts';

/** Names of the moves that a creature's new levels have unlocked. */
const learnedBy = ({ events }: BattleDetails, id: string): string[] =>
  events.flatMap((event) =>
    event.type === 'learn' && event.creature === id ? [moveTitle(moves[event.move]?.name ?? event.move)] : [],
  );

/** The first creature with a new level that was not in battle at the end: one sound tells of all such. */
const firstRisenAside = ({ events, selectedPokemonId }: BattleDetails): string | undefined =>
  events.flatMap((event) =>
    event.type === 'level' && event.creature !== selectedPokemonId ? [event.creature] : [],
  )[0];

/** Result page after a victory. */
export function Won({ battle }: { battle: BattleDetails }) {
  const { totalExp, coinsWon, firsts, rival } = battle;
  const lines = [
    battleWords.wonText(defeated(battle), !isRival(battle)),
    ...firstsLines(battle),
    ...(coinsWon > 0 ? [battleWords.coins(coinsWon)] : []),
    ...growthLines(battle, 'prize'),
    battleWords.gained(totalExp),
  ];
  const levels = growthLines(battle, 'levels');
  const heard = firstRisenAside(battle);
  // The cards call the levels; without their experience only these lines tell of them.
  const isCalled = battle.myState.some(({ growth }) => growth);
  return (
    <OutcomeSheet
      title={battleWords.won}
      mood="glad"
      lines={isCalled ? lines : [...lines, ...levels]}
      told={isCalled ? levels : []}
      hero={
        (firsts?.badge && <BadgeStage battle={battle} badge={firsts.badge} />) ||
        (rival && <RivalStage battle={battle} rival={rival} />)
      }
      says={<Says battle={battle} />}
      cards={
        <TeamCards
          creatures={teamOf(battle)}
          above={({ id, growth }) =>
            growth && <GrowthBar growth={growth} learned={learnedBy(battle, id)} sounds={id === heard} />
          }
        />
      }
    >
      {beganOnMap(battle) ? (
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

/** Whether the battle was one against the rival, who leads no gym and is one of a kind. */
const isRival = ({ gymDetails, gymId }: BattleDetails): boolean => gymDetails !== null && !gymId;

function defeated(battle: BattleDetails): string {
  const user = battle.userBattaleDetails?.name;
  return user === undefined ? teamName(battle) : playerName(user);
}
