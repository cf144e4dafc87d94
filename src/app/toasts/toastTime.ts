/** Milliseconds that a toast stays. */
export const TOAST_MS = 2000;
