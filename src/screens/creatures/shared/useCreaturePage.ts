import { useCallback, useEffect, useRef, useState } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { ListQuery } from '../../../../contract/shapes/list.ts';
import { request } from '../../../api/request.ts';
import { useNotifications } from '../../../hooks/useNotifications.ts';
import { useReturn } from '../../../hooks/useReturn.ts';
import { type CreaturePage, keepPage, type ListCall, recallPage } from './keptPages.ts';
import type { CreatureChange } from './setFavourite.ts';

export interface Listed {
  /** The page that is asked for, or the one before it until it is there; null as long as nothing is known. */
  readonly page: CreaturePage | null;
  readonly loading: boolean;
  /** True where nothing can be shown, as the server did not answer. */
  readonly failed: boolean;
  readonly reload: () => void;
  /** Takes up what has become of creatures of the page. */
  readonly update: (changes: readonly CreatureChange[]) => void;
}

/** A page of a list of creatures. The same query has to be the same object. */
export function useCreaturePage(call: ListCall, query: ListQuery): Listed {
  const [page, setPage] = useState(() => recallPage(call, query));
  const shown = useRef(page);
  // Known while it is drawn, not only afterwards: between the two somebody could ask for a page of the order before.
  const [settled, setSettled] = useState<ListQuery | null>(null);
  const loading = settled !== query;
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);
  const onItsWay = useRef(false);

  const show = useCallback((next: CreaturePage) => {
    shown.current = next;
    setPage(next);
  }, []);

  const ask = useCallback(async () => {
    latest.current++;
    const mine = latest.current;
    onItsWay.current = true;
    const reply = await request(call, query).catch(() => null);
    // Of several that were asked for, the last one counts.
    if (mine !== latest.current) return;
    onItsWay.current = false;
    if (reply) {
      keepPage(call, query, reply);
      show(reply);
    }
    setFailed(!reply);
    setSettled(query);
  }, [call, query, show]);

  const reload = useCallback(() => {
    setSettled(null);
    setFailed(false);
    void ask();
  }, [ask]);

  useEffect(() => {
    const known = recallPage(call, query);
    if (known) show(known);
    reload();
    return () => {
      latest.current++;
    };
  }, [call, query, reload, show]);
  // Another window or a trade may have changed something; nobody has to be told that it is looked up.
  useReturn(() => void ask());
  useNotifications(() => void ask());

  const update = (changes: readonly CreatureChange[]) => {
    const { current } = shown;
    if (!current) return;
    const renew = (one: Creature) => ({ ...one, ...changes.find(({ id }) => id === one.id) });
    const changed = { ...current, pokemons: current.pokemons.map(renew) };
    keepPage(call, query, changed);
    show(changed);
    // What is on its way was perhaps sent before the change.
    if (onItsWay.current) void ask();
  };
  return { page, loading, failed: failed && !loading, reload, update };
}
