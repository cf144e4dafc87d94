type Ask = (go: () => void) => void;
type Travelled = (event: PopStateEvent) => void;

let asker: Ask | null = null;
let traveller: Travelled | null = null;

/**
 * Listens for Back and Forward. Browsers tell a window's listeners in the order in which they came, capturing or not:
 * this one has to come before the router's, which begins to listen when the game is first shown.
 */
export function followTravels(): void {
  globalThis.addEventListener('popstate', (event) => traveller?.(event));
}

/** Hears of Back and Forward before the router does, until the returned function is called. */
export function hearOfTravels(hear: Travelled): () => void {
  traveller = hear;
  return () => {
    if (traveller === hear) traveller = null;
  };
}

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
