import type { toastWords } from '../en/toasts.ts';

const words: typeof toastWords = { area: '通知 Alt+T' };
export default words;
