import type { Creature } from '../../../../contract/shapes/creature.ts';
import { presentSettings } from '../../../client/setSettings.ts';
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

/** Whether the player has to confirm that a creature leaves: favourites, unless the player wants no such questions. */
export const asksFor = ({ favourite }: Pick<Creature, 'favourite'>): boolean =>
  favourite === true && presentSettings().confirmations;

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
