import type { matchupWords } from '../en/matchups.ts';
import { leftToRight } from './counted.ts';

const words: typeof matchupWords = {
  marks: {
    0: { short: leftToRight('×0'), long: 'بلا أثر' },
    0.25: { short: leftToRight('×¼'), long: 'ربع الضرر' },
    0.5: { short: leftToRight('×½'), long: 'نصف الضرر' },
    1: { short: leftToRight('×1'), long: 'ضرر عادي' },
    2: { short: leftToRight('×2'), long: 'فعّال جدًا' },
    4: { short: leftToRight('×4'), long: 'فعّال للغاية' },
  },
  nothing: 'لا شيء',
  weakTo: 'يضعف أمام',
  resists: 'يقاوم',
  immune: 'منيع على',
  strongAgainst: 'فعّال جدًا ضد',
  weakAgainst: 'ضعيف الأثر ضد',
  noneAgainst: 'بلا أثر على',
};
export default words;
