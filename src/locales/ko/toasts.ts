import type { toastWords } from '../en/toasts.ts';

const words: typeof toastWords = { area: '알림 Alt+T' };
export default words;
