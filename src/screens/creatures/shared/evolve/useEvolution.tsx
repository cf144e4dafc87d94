import { type ReactNode, useState } from 'react';
import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { EvolveDialog } from './EvolveDialog.tsx';

interface Evolution {
  /** Opens the evolution dialog for a creature. */
  readonly ask: (creature: Creature) => void;
  readonly dialog: ReactNode;
}

/** Lets creatures evolve. */
export function useEvolution(onEvolved: (before: Creature, evolved: Creature) => void): Evolution {
  const [asked, setAsked] = useState<Creature | null>(null);
  return {
    ask: setAsked,
    dialog: asked && (
      <EvolveDialog
        key={asked.id}
        creature={asked}
        onEvolved={(evolved) => onEvolved(asked, evolved)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
