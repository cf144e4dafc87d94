import type { toastWords } from '../en/toasts.ts';

const words: typeof toastWords = {
  area: 'Mitteilungen Alt+T',
};
export default words;
