import { useId } from 'react';
import { cupOfTier } from '../../../../../content/challenges/cups.ts';
import type { BattleDetails } from '../../../../bridge/state.ts';
import { beganOnMap } from '../../../../client/battle/leaveAddress.ts';
import { battleWords } from '../../../../locales/en/battle.ts';
import { cupBattleWords } from '../../../../locales/en/cupBattles.ts';
import { leaderName } from '../../../../locales/en/named/leaders.ts';
import { playerName } from '../../../../locales/en/names.ts';
import { peakWords } from '../../../../locales/en/peaks.ts';
import { teamOf } from '../../../../ui/creatureCard/facts/battleSides.ts';
import { Says } from '../../shared/Says.tsx';
import { AgainButton, fightsAgain } from '../AgainButton.tsx';
import { OutcomeSheet } from '../OutcomeSheet.tsx';
import { RivalStage } from '../peaks/RivalStage.tsx';
import { StartLink } from '../StartLink.tsx';
import { TeamCards } from '../TeamCards.tsx';
import { isMade, teamName } from '../teamName.ts';
import { WhyLost } from './WhyLost.tsx';

/** Result page after a defeat. */
export function Lost({ battle }: { battle: BattleDetails }) {
  const { rival, gymDetails } = battle;
  const rivalPlace = rival ? [peakWords.rival.place(rival.place, rival.all)] : [];
  const lines = [battleWords.lostText(winner(battle)), ...rivalPlace, consolation(battle)];
  const id = useId();
  const onMap = rival ? peakWords.rival.waits(leaderName(gymDetails?.name ?? '')) : battleWords.againOnMap;
  const text = beganOnMap(battle) ? onMap : battleWords.againAtGyms;
  const note = fightsAgain(battle) ? null : { id, text };
  return (
    <OutcomeSheet
      title={battleWords.lostTitle}
      mood="sad"
      lines={lines}
      hero={rival && <RivalStage battle={battle} rival={rival} />}
      says={
        <>
          <Says battle={battle} />
          <WhyLost battle={battle} />
        </>
      }
      cards={<TeamCards creatures={teamOf(battle)} showDefeated />}
      note={note}
    >
      <AgainButton battle={battle} note={note?.id} />
      {isMade(battle) && <StartLink battle={battle} />}
    </OutcomeSheet>
  );
}

/** What is gone with the battle, and what is not. */
function consolation({ battleType, goldTier }: BattleDetails): string {
  if (cupOfTier(goldTier)) return cupBattleWords.lost;
  return battleType === 'gold' ? peakWords.lost.stake : peakWords.lost.kind;
}

function winner(battle: BattleDetails): string {
  const name = battle.userBattaleDetails?.name;
  if (name !== undefined) return battleWords.userTeam(playerName(name));
  return isMade(battle) ? battleWords.one(teamName(battle)) : teamName(battle);
}
