import type { toastWords } from '../en/toasts.ts';

const words: typeof toastWords = {
  area: 'Avisos Alt+T',
};
export default words;
