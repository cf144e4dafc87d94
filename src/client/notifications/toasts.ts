import { createEmitter } from '../../bridge/signals/emitter.ts';

export interface Toast {
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
}

const toasts = createEmitter<Toast>();

/** Shows a short message in the toast area. */
export const showToast = (tone: Toast['tone'], text: string): void => toasts.emit({ tone, text });

/** Listens to toasts. Returns a function that stops it. */
export const onToast = toasts.on;
