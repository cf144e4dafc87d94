import { type ReactNode, useState } from 'react';
import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { nameId } from '../../../../ui/creature/nameId.ts';
import { EvolveDialog } from './EvolveDialog.tsx';

interface Evolution {
  /** Opens the evolution dialog for a creature. */
  readonly ask: (creature: Creature) => void;
  readonly dialog: ReactNode;
}

/** Lets creatures evolve. Afterwards the evolved creature gets the focus, because its button may be gone. */
export function useEvolution(onEvolved: (before: Creature, evolved: Creature) => void): Evolution {
  const [asked, setAsked] = useState<Creature | null>(null);
  const close = () => {
    const id = asked?.id ?? '';
    setAsked(null);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById(nameId(id))?.focus({ preventScroll: true });
    });
  };
  return {
    ask: setAsked,
    dialog: asked && (
      <EvolveDialog
        key={asked.id}
        creature={asked}
        onEvolved={(evolved) => onEvolved(asked, evolved)}
        onClose={close}
      />
    ),
  };
}
