import type { firstCreatureWords } from '../en/firstCreature.ts';

const words: typeof firstCreatureWords = {
  text: 'قبل القتال لا بد من اختيار مخلوقك الأول.',
  button: 'اختيار مخلوقك الأول',
};
export default words;
