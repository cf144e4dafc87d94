import { useState } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { type CreatureSlots, chooseMove, SLOT_NAMES, sameSlots, slotsOf } from './slots.ts';

/** Chosen moves of a creature that are not saved yet. */
export interface Draft {
  readonly creature: Creature;
  readonly slots: CreatureSlots;
}

export interface Drafts {
  readonly all: readonly Draft[];
  /** The moves of a creature as chosen now. */
  readonly slotsOf: (creature: Creature) => CreatureSlots;
  readonly isChanged: (creature: Creature) => boolean;
  readonly choose: (creature: Creature, slots: CreatureSlots) => void;
  readonly forget: (ids: readonly string[]) => void;
  /** Applies a draft to the creature after its evolution, as far as that creature can use the moves. */
  readonly carryOver: (before: Creature, evolved: Creature) => void;
}

/**
 * Keeps chosen moves until they are saved, also for creatures on other pages of the list.
 * @param begin returns the drafts to start with
 */
export function useDrafts(begin: () => readonly Draft[] = () => []): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(
    () => new Map(begin().map((draft) => [draft.creature.id, draft])),
  );
  const write = (creature: Creature, slots: CreatureSlots) =>
    setDrafts((before) => {
      const next = new Map(before);
      if (sameSlots(slots, creature)) next.delete(creature.id);
      else next.set(creature.id, { creature, slots });
      return next;
    });
  return {
    all: [...drafts.values()],
    slotsOf: (creature) => drafts.get(creature.id)?.slots ?? slotsOf(creature),
    isChanged: ({ id }) => drafts.has(id),
    choose: write,
    forget: (ids) => setDrafts((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    carryOver: (before, evolved) => {
      const draft = drafts.get(before.id);
      if (draft) write(evolved, carried(draft, evolved));
    },
  };
}

/** Validates stored drafts, since players can edit the browser's storage. Malformed ones are left out. */
export function readDrafts(stored: unknown): readonly Draft[] {
  const isDraft = (one: Partial<Draft> | null): one is Draft =>
    typeof one?.creature?.id === 'string' &&
    typeof one.creature.name === 'string' &&
    SLOT_NAMES.every(
      (slot) => typeof one.creature?.[slot] === 'string' && typeof one.slots?.[slot] === 'string',
    );
  return Array.isArray(stored) ? stored.filter(isDraft) : [];
}

/** The chosen moves, as far as the evolved creature can use them. */
export function carried({ creature, slots }: Draft, evolved: Creature): CreatureSlots {
  const can = (move: string) => move === '' || evolved.unlockedMoves.includes(move);
  const chosen = SLOT_NAMES.filter((slot) => slots[slot] !== creature[slot] && can(slots[slot]));
  return chosen.reduce((made, slot) => chooseMove(made, slot, slots[slot]), slotsOf(evolved));
}
