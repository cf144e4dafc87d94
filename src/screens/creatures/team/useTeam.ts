import { useMemo, useState } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { Refusal } from '../../../api/refusal.ts';
import { type CreatureChange, teamQuery, withChanges } from '../../../client/queries.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { keptTeam } from './keptTeam.ts';
import { inOrderOf, type OrderStep, swapWithNeighbour } from './order.ts';

export interface Team {
  /** The members in the displayed order; null until they are loaded. */
  readonly members: readonly Creature[] | null;
  /** Why the members were not loaded; null once they are there. */
  readonly failure: Refusal | null;
  /** Whether the order differs from the saved one. */
  readonly reordered: boolean;
  readonly reload: () => void;
  readonly step: (at: number, by: OrderStep) => void;
  /** Restores the saved order. */
  readonly restore: () => void;
  /** Replaces the team with the server's reply, order included. */
  readonly take: (team: readonly Creature[]) => void;
  /** Replaces the members with the server's reply; an unsaved order is kept as far as possible. */
  readonly fit: (team: readonly Creature[]) => void;
  /** Applies changes to members. */
  readonly update: (changes: readonly CreatureChange[]) => void;
}

/** The team as the server has it, and the order that the player has chosen. */
export function useTeam(): Team {
  const { reply, failure, refresh, change } = useQuery(membersQuery);
  /** The chosen order, initially the one that was unsaved when the session ended; empty for the saved order. */
  const [wanted, setWanted] = useState<readonly string[]>(() => keptTeam().order);
  const saved = useMemo(
    () => reply?.pokemons.toSorted((one, other) => one.team_order - other.team_order),
    [reply],
  );
  const orderOf = (ids: readonly string[]) => inOrderOf(saved?.map(({ id }) => id) ?? [], ids);
  const order = orderOf(wanted);
  const restore = () => setWanted([]);
  const know = (team: readonly Creature[]) => change(() => ({ pokemons: [...team] }));
  return {
    members: saved ? order.flatMap((id) => saved.find((one) => one.id === id) ?? []) : null,
    failure: saved ? null : failure,
    reordered: saved?.some(({ id }, at) => id !== order[at]) ?? false,
    reload: () => {
      restore();
      refresh();
    },
    step: (at, by) => setWanted((before) => swapWithNeighbour(orderOf(before), at, by)),
    restore,
    take: (team) => {
      restore();
      know(team);
    },
    fit: (team) => {
      know(team);
      const sorted = team.toSorted((one, other) => one.team_order - other.team_order);
      setWanted((before) =>
        sorted.reduce(
          (kept, { id, team_order }) => (kept.includes(id) ? kept : kept.toSpliced(team_order, 0, id)),
          orderOf(before).filter((id) => team.some((one) => one.id === id)),
        ),
      );
    },
    update: (changes) => change(withChanges(changes)),
  };
}

/** Not reloaded on return by itself: unsaved changes come first. The screen reloads it if there are none. */
const membersQuery = { ...teamQuery, onReturn: false } as const;
