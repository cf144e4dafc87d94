import { useLocation, useNavigate } from 'react-router-dom';
import type { Move } from '../../../rules/battle/moves.ts';
import type { ChangeAddress } from '../../app/useAddress.ts';
import type { Pokedex } from '../../bridge/pokedex.ts';
import { Dialog } from '../../ui/more/Dialog.tsx';
import { MoveDetails } from './MoveDetails.tsx';

interface Props {
  move: Move;
  pokedex: Pokedex | null;
  onChange: ChangeAddress;
}

/** A move on a sheet above the list. Closing it and going back are the same where the list opened it. */
export function MoveDialog({ move, pokedex, onChange }: Props) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const close = () => (state?.opened === true ? navigate(-1) : onChange({ move: null }));
  return (
    <Dialog title={move.name} wide onClose={close}>
      <MoveDetails move={move} pokedex={pokedex} />
    </Dialog>
  );
}
