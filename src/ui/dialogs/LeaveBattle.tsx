import { cupOfTier } from '../../../content/challenges/cups.ts';
import type { BattleDetails } from '../../bridge/state.ts';
import { cupBattleWords, nameOfCup } from '../../locales/en/cupBattles.ts';
import { leaveBattleWords } from '../../locales/en/leaveBattle.ts';
import { leaderName } from '../../locales/en/named/leaders.ts';
import { speciesName } from '../../locales/en/named/species.ts';
import { playerName } from '../../locales/en/names.ts';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  battle: BattleDetails;
  onLeave: () => void;
  /** Returns to the unfinished battle. */
  onReturn: () => void;
  onClose: () => void;
}

/** Asks before a new battle ends an unfinished one. */
export function LeaveBattle({ battle, onLeave, onReturn, onClose }: Props) {
  return (
    <Dialog
      title={leaveBattleWords.title}
      text={leaveBattleWords.text(opponentOf(battle))}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onReturn}>{leaveBattleWords.goBack}</Button>
          <Button variant="primary" onClick={onLeave}>
            {leaveBattleWords.leave}
          </Button>
        </>
      }
    >
      {battle.battleType === 'gold' && (
        <p>{cupOfTier(battle.goldTier) ? cupBattleWords.entry : leaveBattleWords.stake}</p>
      )}
    </Dialog>
  );
}

function opponentOf({
  battleType,
  gymDetails,
  userBattaleDetails,
  trainingType,
  goldTier,
  opponent,
}: BattleDetails): string {
  if (battleType === 'training') return leaveBattleWords.training(trainingType ?? '');
  const cup = cupOfTier(goldTier);
  if (cup) return cupBattleWords.foe(nameOfCup(cup));
  if (battleType === 'gold') return leaveBattleWords.gold(goldTier ?? '');
  if (gymDetails) return leaderName(gymDetails.name);
  if (userBattaleDetails) return playerName(userBattaleDetails.name);
  return leaveBattleWords.wild(speciesName(opponent[0]?.name ?? ''));
}
