export interface NavigationRequest {
  readonly to: string;
  readonly replace: boolean;
  readonly state?: unknown;
}
type Listener = (request: NavigationRequest) => void;

const listeners = new Set<Listener>();

/** Sends the player to another screen; the router listens. */
export function navigateTo(to: string, options: { replace?: boolean; state?: unknown } = {}): void {
  for (const listener of listeners) listener({ to, replace: options.replace ?? false, state: options.state });
}

/** Listens to requests for navigation until the returned function is called. */
export function onNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
