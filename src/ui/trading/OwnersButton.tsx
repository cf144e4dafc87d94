import { useState } from 'react';
import { speciesName } from '../../locales/en/named/species.ts';
import { tradeWords } from '../../locales/en/trades.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { OwnersDialog } from './OwnersDialog.tsx';

interface Props {
  creature: { readonly id: string; readonly name: string; readonly nickname?: string | undefined };
}

/** Opens the list of a creature's owners. */
export function OwnersButton({ creature }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={tradeWords.owners.title(speciesName(creature.name))}
        title={tradeWords.owners.button}
        onClick={() => setOpen(true)}
      >
        <circle cx="9" cy="8" r="3.4" />
        <path d="M2.8 19.4c.3-3.6 2.8-5.8 6.2-5.8s5.9 2.2 6.2 5.8z" />
        <path d="M15.2 4.9a3.4 3.4 0 0 1 0 6.2M17.8 14.3c2 .9 3.2 2.7 3.4 5.1" />
      </IconButton>
      {open && <OwnersDialog creature={creature} onClose={() => setOpen(false)} />}
    </>
  );
}
