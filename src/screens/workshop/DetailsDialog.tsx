import { Dialog } from '../../ui/more/Dialog.tsx';
import { Details, type DetailsProps } from './Details.tsx';
import { lastPart } from './lastPart.ts';

interface Props extends DetailsProps {
  onClose: () => void;
}

/** A file on a sheet above the table, where there is no room beside it. */
export function DetailsDialog({ onClose, ...details }: Props) {
  return (
    <Dialog title={lastPart(details.name)} wide onClose={onClose}>
      <Details {...details} />
    </Dialog>
  );
}
