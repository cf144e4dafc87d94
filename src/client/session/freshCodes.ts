import { createStore } from 'zustand/vanilla';
import { session } from '../../api/browserStorage.ts';

const KEY = 'recoveryCodes';

/**
 * Recovery codes that were just made and that the player has not put away yet; null if there are none. The server cannot
 * tell them again, so this tab keeps them over a reload.
 */
export const freshCodes = createStore<readonly string[] | null>(read);

/** Stores new codes until the player has put them away; null removes them. */
export function keepFreshCodes(codes: readonly string[] | null): void {
  freshCodes.setState(codes, true);
  if (codes) session.setItem(KEY, JSON.stringify(codes));
  else session.removeItem(KEY);
}

function read(): readonly string[] | null {
  try {
    const codes: unknown = JSON.parse(session.getItem(KEY) ?? 'null');
    const isSensible =
      Array.isArray(codes) && codes.length > 0 && codes.every((code) => typeof code === 'string');
    return isSensible ? codes : null;
  } catch {
    return null;
  }
}
