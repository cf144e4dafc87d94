import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

let left: string | null = null;

/** Stores which species the player looks at, for the focus on return. */
export const noteSpecies = (id: string): void => {
  left = id;
};

/** On return to the list, focuses the species that the player looked at last. */
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
