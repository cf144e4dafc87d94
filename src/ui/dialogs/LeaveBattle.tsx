import type { BattleDetails } from '../../bridge/state.ts';
import { leaveBattleWords } from '../../locales/en/leaveBattle.ts';
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
      {battle.battleType === 'gold' && <p>{leaveBattleWords.stake}</p>}
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
  if (battleType === 'gold') return leaveBattleWords.gold(goldTier ?? '');
  return gymDetails?.name ?? userBattaleDetails?.name ?? leaveBattleWords.wild(opponent[0]?.name ?? '');
}
