import { useState } from 'react';
import type { Creature } from '../../../../../contract/shapes/creature.ts';
import type { CreatureChange } from '../../../../client/queries.ts';
import { creatureWords } from '../../../../locales/en/creatures.ts';
import { calledName } from '../../../../locales/en/names.ts';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { NicknameDialog } from './NicknameDialog.tsx';

interface Props {
  creature: Creature;
  onUpdate: (changes: readonly CreatureChange[]) => void;
}

const { nickname: words } = creatureWords;

/** A pen that opens the dialog in which a creature gets a nickname. */
export function NicknameButton({ creature, onUpdate }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={words.title(calledName(creature))}
        title={words.button}
        onClick={() => setOpen(true)}
      >
        <path d="M4.2 19.8l1.1-4.6L15.9 4.6a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.8 18.7zM14 6.6l3.4 3.4" />
      </IconButton>
      {open && <NicknameDialog creature={creature} onUpdate={onUpdate} onClose={() => setOpen(false)} />}
    </>
  );
}
