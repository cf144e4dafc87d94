import { useNavigate } from 'react-router-dom';
import { useBridge } from '../../app/useBridge.ts';
import { battleAgain } from '../../bridge/battle.ts';
import type { BattleDetails } from '../../bridge/state.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { Button } from '../../ui/Button.tsx';
import { wayBack } from './wayBack.ts';

/** Challenges the same gym or user again; after any other battle it leads to the map or the gyms. */
export function AgainButton({ battle }: { battle: BattleDetails }) {
  const navigate = useNavigate();
  const busy = useBridge((state) => state.battle.busy !== null);
  const again = () => {
    if (battle.gymId || battle.userBattaleDetails) return void battleAgain();
    const { to, state } = wayBack(battle);
    navigate(to, { state });
  };
  return (
    <Button look="primary" busy={busy} onClick={again}>
      {battleWords.again}
    </Button>
  );
}
