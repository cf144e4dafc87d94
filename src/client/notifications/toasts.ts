import { createEmitter } from '../../bridge/signals/emitter.ts';

export interface Toast {
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
}

const toasts = createEmitter<Toast>();

/** Tells the player something in passing; the toast area shows it. */
export const showToast = (tone: Toast['tone'], text: string): void => toasts.emit({ tone, text });

/** Hears of toasts until the returned function is called. */
export const onToast = toasts.on;
