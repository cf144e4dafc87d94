import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

let left: string | null = null;

/** Notes which species the player looks at. */
export const noteSpecies = (id: string): void => {
  left = id;
};

/** Whoever comes back to the list goes on from the species that they looked at. */
export function useReturnFocus(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const back = useRef(useNavigationType() === NavigationType.Pop);
  useEffect(() => {
    if (back.current && left !== null)
      list.current?.querySelector<HTMLElement>(`[data-species="${left}"] a`)?.focus({ preventScroll: true });
    left = null;
  }, []);
  return list;
}
