import { creatureWords } from '../../../locales/en/creatures.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';

interface Props {
  title: string;
  text: string;
  /** Label of the button that cancels. */
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks for confirmation before a favourite leaves. */
export function Confirm({ title, text, no, onYes, onNo }: Props) {
  return (
    <Dialog
      title={title}
      text={text}
      onClose={onNo}
      actions={
        <>
          <Button onClick={onYes}>{creatureWords.keep.anyway}</Button>
          <Button variant="primary" onClick={onNo}>
            {no}
          </Button>
        </>
      }
    />
  );
}
