import type { toastWords } from '../en/toasts.ts';

const words: typeof toastWords = {
  area: 'الإشعارات Alt+T',
};
export default words;
