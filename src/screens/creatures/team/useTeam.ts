import { useMemo, useState } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { type CreatureChange, teamQuery, withChanges } from '../../../client/queries.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { keptTeam } from './keptTeam.ts';
import { inOrderOf, type OrderStep, swapWithNeighbour } from './order.ts';

export interface Team {
  /** The members in the order that the player sees; null as long as nothing is known. */
  readonly members: readonly Creature[] | null;
  readonly failed: boolean;
  /** Whether the order is another one than the saved one. */
  readonly reordered: boolean;
  readonly reload: () => void;
  readonly step: (at: number, by: OrderStep) => void;
  /** Goes back to the saved order. */
  readonly restore: () => void;
  /** Takes the server's word for the whole team. */
  readonly take: (team: readonly Creature[]) => void;
  /** Takes the server's word for who belongs to the team; an order that is not saved yet stays, as far as it goes. */
  readonly fit: (team: readonly Creature[]) => void;
  /** Takes up what has become of members. */
  readonly update: (changes: readonly CreatureChange[]) => void;
}

/** The team as the server has it, and the order that the player wants to give it. */
export function useTeam(): Team {
  const { reply, failure, refresh, change } = useQuery(membersQuery);
  /** The order that the player wants, at first the one that was not saved when the session ended; empty for the saved one. */
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
    failed: failure !== null && !saved,
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

/** What is being changed goes before what another window has done: the screen asks when nothing is unsaved. */
const membersQuery = { ...teamQuery, onReturn: false } as const;
