import { useLayoutEffect, useRef } from 'react';
import type { Slot } from '../../../../rules/model/choice.ts';
import { isGameKey } from '../../../hooks/input/gameKeys.ts';

/** Returns the slot of a number key, or null. */
function slotOfKey(key: string): Slot | null {
  return /^[1-4]$/.test(key) ? (Number(key) as Slot) : null;
}

interface Wishes {
  onSlot: (slot: Slot) => void;
  onConfirm: () => void;
  onEarlier: () => void;
  onLater: () => void;
  onNow: () => void;
}

/** Keys 1 to 4 choose an attack, Enter confirms, comma and period step through the rounds, Escape returns to now. */
export function useBattleKeys(wishes: Wishes): void {
  const latest = useRef(wishes);
  useLayoutEffect(() => {
    latest.current = wishes;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || !isGameKey(event)) return;
      const slot = slotOfKey(event.key);
      if (slot) latest.current.onSlot(slot);
      if (event.key === 'Enter') latest.current.onConfirm();
      if (event.key === ',') latest.current.onEarlier();
      if (event.key === '.') latest.current.onLater();
      if (event.key === 'Escape') latest.current.onNow();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, []);
}
