import { createStore } from 'zustand/vanilla';

/** The last error that nobody has caught and that the player has not dismissed; null if there is none. */
export const uncaught = createStore<{ readonly problem: unknown } | null>(() => null);

export const dismissUncaught = (): void => uncaught.setState(null, true);

/** Requests and animations that are cancelled because the player has gone on. */
const isCancelled = (problem: unknown): boolean =>
  problem instanceof Error && ['AbortError', 'CanceledError'].includes(problem.name);

/** Errors of browser extensions have their address in the stack. */
const isOfExtension = (problem: unknown): boolean =>
  problem instanceof Error && /-extension:\/\//.test(problem.stack ?? '');

function note(problem: unknown): void {
  if (!isCancelled(problem) && !isOfExtension(problem)) uncaught.setState({ problem }, true);
}

/**
 * Notes errors and rejections that no code has caught. Events without an error are notices of the browser (loops of
 * `ResizeObserver`) or come from scripts of other sites.
 */
export function followUncaught(): void {
  globalThis.addEventListener('error', ({ error }) => error != null && note(error));
  globalThis.addEventListener('unhandledrejection', ({ reason }) => note(reason));
}
