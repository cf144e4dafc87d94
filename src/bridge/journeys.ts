export interface Journey {
  readonly to: string;
  readonly replace: boolean;
  readonly state?: unknown;
}
type Listener = (journey: Journey) => void;

const listeners = new Set<Listener>();

/** Sends the player to another screen; the router listens. */
export function travel(to: string, options: { replace?: boolean; state?: unknown } = {}): void {
  for (const listener of listeners) listener({ to, replace: options.replace ?? false, state: options.state });
}

/** Listens to journeys until the returned function is called. */
export function onJourney(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
