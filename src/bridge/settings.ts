/** Whether the system asks for less motion. */
export function systemWantsCalm(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
