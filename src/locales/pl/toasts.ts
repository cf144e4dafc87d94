import type { toastWords } from '../en/toasts.ts';

const words: typeof toastWords = { area: 'Powiadomienia Alt+T' };
export default words;
