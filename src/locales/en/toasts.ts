import { texts } from '../texts.ts';

/** Texts of the area of toasts. */
export const toastWords = texts('toasts', {
  area: 'Notifications Alt+T',
});
