import type { firstCreatureWords } from '../en/firstCreature.ts';

const words: typeof firstCreatureWords = {
  text: '对战之前，先选好你的第一只生灵。',
  button: '选择第一只生灵',
};
export default words;
