import type { ReactNode } from 'react';
import type { BattleDetails } from '../../../bridge/state.ts';
import { leaveAddress } from '../../../client/battle/leaveAddress.ts';
import { useNavigate } from '../../../hooks/leaving/useNavigate.ts';
import { Button } from '../../../ui/buttons/Button.tsx';

interface Props {
  battle: BattleDetails;
  children: ReactNode;
}

/** Button back to the map where the wild creature was met. */
export function MapsLink({ battle, children }: Props) {
  const navigate = useNavigate();
  const { to, state } = leaveAddress(battle);
  return (
    <Button variant="primary" onClick={() => navigate(to, { state })}>
      {children}
    </Button>
  );
}
