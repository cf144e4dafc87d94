import { useCallback, useEffect, useRef, useState } from 'react';
import { getTeam } from '../../../../contract/game.ts';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { request } from '../../../api/request.ts';
import type { CreatureChange } from '../shared/setFavourite.ts';
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

const inOrder = (team: readonly Creature[]) =>
  team.toSorted((one, other) => one.team_order - other.team_order);

/** The team as the server has it, and the order that the player wants to give it. */
export function useTeam(): Team {
  const [saved, setSaved] = useState<readonly Creature[] | null>(null);
  const [order, setOrder] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);
  /** The order that was not saved when the session ended, until the team is there. */
  const kept = useRef<readonly string[] | null>(null);
  kept.current ??= keptTeam().order;

  const take = useCallback((team: readonly Creature[]) => {
    latest.current++;
    const sorted = inOrder(team);
    setSaved(sorted);
    setOrder(
      inOrderOf(
        sorted.map(({ id }) => id),
        kept.current ?? [],
      ),
    );
    kept.current = [];
    setFailed(false);
  }, []);
  const reload = useCallback(async () => {
    latest.current++;
    const mine = latest.current;
    setFailed(false);
    const reply = await request(getTeam).catch(() => null);
    // Of several that were asked for, and of what was done meanwhile, the last one counts.
    if (mine !== latest.current) return;
    if (reply) take(reply.pokemons);
    else setFailed(true);
  }, [take]);
  useEffect(() => {
    void reload();
    return () => {
      latest.current++;
    };
  }, [reload]);

  const members = saved && order.flatMap((id) => saved.find((one) => one.id === id) ?? []);
  return {
    members,
    failed: failed && !saved,
    reordered: saved?.some(({ id }, at) => id !== order[at]) ?? false,
    reload: () => void reload(),
    step: (at, by) => setOrder((before) => swapWithNeighbour(before, at, by)),
    restore: () => saved && setOrder(saved.map(({ id }) => id)),
    take,
    fit: (team) => {
      latest.current++;
      const sorted = inOrder(team);
      setSaved(sorted);
      setOrder((before) =>
        sorted.reduce<readonly string[]>(
          (kept, { id, team_order }) => (kept.includes(id) ? kept : kept.toSpliced(team_order, 0, id)),
          before.filter((id) => sorted.some((one) => one.id === id)),
        ),
      );
    },
    update: (changes) => {
      latest.current++;
      setSaved(
        (team) => team?.map((one) => ({ ...one, ...changes.find(({ id }) => id === one.id) })) ?? null,
      );
    },
  };
}
