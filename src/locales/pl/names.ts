import type { nameWords } from '../en/names.ts';

const words: typeof nameWords = {
  former: 'ktoś, kto już nie gra',
  formerFirst: 'Ktoś, kto już nie gra',
  houseTeam: (place) => `${place} (drużyna domu)`,
  quoted: (nickname: string) => `„${nickname}”`,
  kinds: { normal: '', dark: 'mroczny', shiny: 'lśniący' },
  kinded: (kind, name) => `${kind} ${name}`,
};
export default words;
