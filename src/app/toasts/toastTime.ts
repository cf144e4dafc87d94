/** How long a toast is shown, in milliseconds. */
export const TOAST_MS = 2000;
