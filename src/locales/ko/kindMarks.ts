import type { kindMarkWords } from '../en/kindMarks.ts';

const words: typeof kindMarkWords = {
  caught: { 2: '어둠빛을 잡음', 3: '반짝빛을 잡음' },
  seen: { 2: '어둠빛을 봄', 3: '반짝빛을 봄' },
};
export default words;
