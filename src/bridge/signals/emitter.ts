/** Passes each event to the listeners of that moment. */
export interface Emitter<Event> {
  readonly emit: (event: Event) => void;
  /** Adds a listener. Returns a function that removes it. */
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
