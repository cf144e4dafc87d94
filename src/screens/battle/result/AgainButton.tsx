import type { BattleDetails } from '../../../bridge/state.ts';
import { battleAgain } from '../../../client/battle/battle.ts';
import { leaveAddress } from '../../../client/battle/leaveAddress.ts';
import { useNavigate } from '../../../hooks/leaving/useNavigate.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { Button } from '../../../ui/buttons/Button.tsx';

/** Whether the button starts the same battle again; otherwise it leads to another screen. */
export const fightsAgain = ({ gymId, userBattaleDetails }: BattleDetails): boolean =>
  Boolean(gymId || userBattaleDetails);

/** Challenges the same gym or user again. After any other battle it leads to the map or to the gyms. */
export function AgainButton({ battle, note }: { battle: BattleDetails; note?: string | undefined }) {
  const navigate = useNavigate();
  const busy = useBridge((state) => state.battle.busy !== null);
  const again = () => {
    if (fightsAgain(battle)) return void battleAgain();
    const { to, state } = leaveAddress(battle);
    navigate(to, { state });
  };
  return (
    <Button variant="primary" busy={busy} onClick={again} aria-describedby={note}>
      {battleWords.again}
    </Button>
  );
}
