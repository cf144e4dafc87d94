import { type KeyboardEvent, useState } from 'react';

const OPEN = ['ArrowDown', 'ArrowUp', 'Enter'];
const WALK = [...OPEN, 'Home', 'End', 'Escape'];

interface List {
  length: number;
  open: boolean;
  /** When this value changes, the first option becomes active again. */
  restart: unknown;
  onOpen: () => void;
  onChoose: (index: number) => void;
  onClose: () => void;
}

/** Keyboard control of a list whose field keeps the focus: arrow keys, Home, End, Enter, Escape. */
export function useListKeys({ length, open, restart, onOpen, onChoose, onClose }: List) {
  const [at, setAt] = useState<{ restart: unknown; index: number }>({ restart, index: 0 });
  const active = at.restart === restart ? Math.min(at.index, Math.max(0, length - 1)) : 0;
  const go = (index: number) => setAt({ restart, index: (index + length) % Math.max(1, length) });

  const walk = (key: string): void => {
    if (key === 'ArrowDown') go(active + 1);
    if (key === 'ArrowUp') go(active - 1);
    if (key === 'Home') go(0);
    if (key === 'End') go(length - 1);
    if (key === 'Enter') onChoose(active);
    if (key === 'Escape') onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(open ? WALK : OPEN).includes(event.key)) return;
    event.preventDefault();
    // Escape must close only the list, not the dialog around it.
    event.stopPropagation();
    if (open) walk(event.key);
    else onOpen();
  };
  return { active, onKeyDown };
}
