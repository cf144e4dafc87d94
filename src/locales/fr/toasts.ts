import type { toastWords } from '../en/toasts.ts';

const words: typeof toastWords = {
  area: 'Notifications Alt+T',
};
export default words;
