import { useLayoutEffect, useRef } from 'react';
import { type Slot, slotOfKey } from './slot.ts';

interface Wishes {
  onSlot: (slot: Slot) => void;
  onConfirm: () => void;
  onEarlier: () => void;
  onLater: () => void;
  onNow: () => void;
}

/** Controls that take Enter for themselves. */
const OWN_ENTER = 'a, button, summary, select, textarea, [data-own-enter]';

/** Keys 1 to 4 choose an attack, Enter confirms; comma and period go through the rounds, Escape comes back to now. */
export function useBattleKeys(wishes: Wishes): void {
  const latest = useRef(wishes);
  useLayoutEffect(() => {
    latest.current = wishes;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const slot = slotOfKey(event.key);
      if (slot) latest.current.onSlot(slot);
      const own = event.target instanceof Element && event.target.closest(OWN_ENTER);
      if (event.key === 'Enter' && !own) latest.current.onConfirm();
      if (event.key === ',') latest.current.onEarlier();
      if (event.key === '.') latest.current.onLater();
      if (event.key === 'Escape') latest.current.onNow();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, []);
}
