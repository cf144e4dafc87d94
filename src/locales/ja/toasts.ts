import type { toastWords } from '../en/toasts.ts';

const words: typeof toastWords = { area: 'お知らせ Alt+T' };
export default words;
