import { useLocation } from 'react-router-dom';
import type { CatalogueMove } from '../../../../content/moves/rows.ts';
import type { Pokedex } from '../../../client/queries.ts';
import { useNavigate } from '../../../hooks/leaving/useNavigate.ts';
import type { Queried } from '../../../hooks/queries/useQuery.ts';
import type { ChangeAddress } from '../../../hooks/useAddress.ts';
import { moveTitle } from '../../../locales/en/named/moves.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { MoveDetails } from './MoveDetails.tsx';

interface Props {
  move: CatalogueMove;
  asked: Queried<Pokedex>;
  onChange: ChangeAddress;
}

/** A move in a dialog above the list. If the list opened it, closing the dialog goes back in the history. */
export function MoveDialog({ move, asked, onChange }: Props) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const close = () => (state?.opened === true ? navigate(-1) : onChange({ move: null }));
  return (
    <Dialog title={moveTitle(move.name)} wide inAddress onClose={close}>
      <MoveDetails move={move} asked={asked} />
    </Dialog>
  );
}
