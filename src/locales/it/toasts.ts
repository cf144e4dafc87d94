import type { toastWords } from '../en/toasts.ts';

const words: typeof toastWords = { area: 'Notifiche Alt+T' };
export default words;
