/** Passes on what happens to everybody who listens at that moment. */
export interface Emitter<Event> {
  readonly emit: (event: Event) => void;
  /** Listens until the returned function is called. */
  readonly on: (listener: (event: Event) => void) => () => void;
}

export function createEmitter<Event>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
    on: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
