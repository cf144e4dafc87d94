import type { toastWords } from '../en/toasts.ts';

const words: typeof toastWords = { area: 'Notificações Alt+T' };
export default words;
