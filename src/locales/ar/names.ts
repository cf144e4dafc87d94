import type { nameWords } from '../en/names.ts';
import { apart } from './counted.ts';

const words: typeof nameWords = {
  former: 'لاعب سابق',
  formerFirst: 'لاعب سابق',
  houseTeam: (place) => `${apart(place)} (فريق الدار)`,
  quoted: (nickname: string) => `«${nickname}»`,
  // A name is definite, and so is its kind: بودكن اللامع.
  kinds: { normal: '', dark: 'الداكن', shiny: 'اللامع' },
  kinded: (kind, name) => `${name} ${kind}`,
};
export default words;
