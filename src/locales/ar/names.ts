import type { nameWords } from '../en/names.ts';

const words: typeof nameWords = {
  former: 'لاعب سابق',
  formerFirst: 'لاعب سابق',
  quoted: (nickname: string) => `«${nickname}»`,
  // As titles before a name: اللامع بودكن.
  kinds: { normal: '', dark: 'الداكن', shiny: 'اللامع' },
  kinded: (kind, name) => `${name} ${kind}`,
};
export default words;
