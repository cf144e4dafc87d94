import { createStore } from 'zustand/vanilla';
import { local } from '../api/browserStorage.ts';
import type { hintWords } from '../locales/en/hints.ts';

export type HintName = keyof typeof hintWords.hints;

/** A player's hint settings and the hints already seen. */
export interface Hints {
  readonly off: boolean;
  readonly seen: readonly string[];
}

const NEW: Hints = { off: false, seen: [] };
const keyOf = (player: string): string => `hints ${player}`;

function stored(player: string): Hints {
  try {
    const kept: unknown = JSON.parse(local.getItem(keyOf(player)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NEW;
    const { off, seen } = kept as Partial<Record<keyof Hints, unknown>>;
    return { off: off === true, seen: Array.isArray(seen) ? seen.map(String) : [] };
  } catch {
    return NEW;
  }
}

/** Counts changes, so that components that show hints render again. */
export const hintChanges = createStore<number>(() => 0);

/** The hint settings of a player in this browser. */
export const hintsOf = stored;

function keep(player: string, hints: Hints): void {
  local.setItem(keyOf(player), JSON.stringify(hints));
  hintChanges.setState((changes) => changes + 1, true);
}

export const isDue = (player: string, name: HintName): boolean => {
  const { off, seen } = stored(player);
  return !off && !seen.includes(name);
};

/** Marks a hint as seen. */
export function noteSeen(player: string, name: HintName): void {
  const hints = stored(player);
  if (!hints.seen.includes(name)) keep(player, { ...hints, seen: [...hints.seen, name] });
}

/** Switches hints off or on for a player; seen hints stay marked as seen. */
export const setHintsOff = (player: string, off: boolean): void => keep(player, { ...stored(player), off });

/** Shows a player all hints again. */
export const showHintsAgain = (player: string): void => keep(player, NEW);
