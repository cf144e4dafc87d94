type Ask = (go: () => void) => void;

let asker: Ask | null = null;

/** Somebody has to be asked before the player leaves, until the returned function is called. */
export function askBeforeLeaving(ask: Ask): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Does what leaves the present screen, at once or when the player has agreed. */
export function whenFree(go: () => void): void {
  if (asker) asker(go);
  else go();
}
