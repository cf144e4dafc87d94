import type { nameWords } from '../en/names.ts';

const words: typeof nameWords = {
  former: 'jemand, der nicht mehr spielt',
  formerFirst: 'Jemand, der nicht mehr spielt',
  quoted: (nickname: string) => `„${nickname}“`,
  kinds: { normal: '', dark: 'dunkles', shiny: 'schillerndes' },
  kinded: (kind, name) => `${kind} ${name}`,
};
export default words;
