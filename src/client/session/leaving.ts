/** A screen that is not left without a question. */
export interface Guard {
  readonly pathname: string;
  /** Takes the way that the player wanted to go, to go it later or never. */
  readonly ask: (go: () => void) => void;
  /** Calls Back and Forward back before the router hears of them. */
  readonly recall: (event: PopStateEvent) => void;
}

let guard: Guard | null = null;

/** Holds back what leaves a screen until the returned function is called. */
export function setGuard(mine: Guard): () => void {
  guard = mine;
  return () => {
    if (guard === mine) guard = null;
  };
}

/** Whether the player has to be asked before going to a path; another address of the same path is no leaving. */
export const isHeldBack = (pathname?: string): boolean => guard !== null && guard.pathname !== pathname;

/** Does what leaves the present screen, for a path or altogether, at once or when the player has agreed. */
export function whenFree(go: () => void, pathname?: string): void {
  if (isHeldBack(pathname)) guard?.ask(go);
  else go();
}

/**
 * Listens for Back and Forward. Browsers tell a window's listeners in the order in which they came, capturing or not:
 * this one has to come before the router's, which begins to listen when the game is first shown.
 */
export function followTravels(): void {
  globalThis.addEventListener('popstate', (event) => {
    if (isHeldBack(location.pathname)) guard?.recall(event);
  });
}
