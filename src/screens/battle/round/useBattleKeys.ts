import type { Slot } from '../../../../rules/model/choice.ts';
import { useActions } from '../../../hooks/input/useActions.ts';

interface Wishes {
  onSlot: (slot: Slot) => void;
  onConfirm: () => void;
  onRun: () => void;
  onEarlier: () => void;
  onLater: () => void;
  onNow: () => void;
}

/**
 * The keys and gamepad buttons of a battle: for choosing an attack, confirming, and stepping through the rounds. Escape
 * returns to now.
 */
export function useBattleKeys({ onSlot, onConfirm, onRun, onEarlier, onLater, onNow }: Wishes): void {
  useActions({
    attack1: () => onSlot(1),
    attack2: () => onSlot(2),
    attack3: () => onSlot(3),
    attack4: () => onSlot(4),
    confirm: onConfirm,
    run: onRun,
    earlier: onEarlier,
    later: onLater,
    cancel: onNow,
  });
}
