import type { BattleDetails } from '../../bridge/state.ts';
import { leavingWords } from '../../locales/en/leaving.ts';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  battle: BattleDetails;
  onLeave: () => void;
  /** Goes on with the battle that waits. */
  onReturn: () => void;
  onClose: () => void;
}

/** Asks before an unfinished battle is given up for another one. */
export function LeaveBattle({ battle, onLeave, onReturn, onClose }: Props) {
  return (
    <Dialog
      title={leavingWords.title}
      text={leavingWords.text(opponentOf(battle))}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onReturn}>{leavingWords.goBack}</Button>
          <Button look="primary" onClick={onLeave}>
            {leavingWords.leave}
          </Button>
        </>
      }
    >
      {battle.battleType === 'gold' && <p>{leavingWords.stake}</p>}
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
  if (battleType === 'training') return leavingWords.training(trainingType ?? '');
  if (battleType === 'gold') return leavingWords.gold(goldTier ?? '');
  return gymDetails?.name ?? userBattaleDetails?.name ?? leavingWords.wild(opponent[0]?.name ?? '');
}
