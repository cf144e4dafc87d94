import type { firstCreatureWords } from '../en/firstCreature.ts';

const words: typeof firstCreatureWords = {
  text: 'Savaşmadan önce ilk canlını seç.',
  button: 'İlk canlını seç',
};
export default words;
