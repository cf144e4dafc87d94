import type { nameWords } from '../en/names.ts';

const words: typeof nameWords = {
  former: 'jemand von früher',
  formerFirst: 'Jemand von früher',
  houseTeam: (place) => `${place} (Hausteam)`,
  quoted: (nickname: string) => `„${nickname}“`,
  kinds: { normal: '', dark: 'dunkles', shiny: 'schillerndes' },
  kinded: (kind, name) => `${kind} ${name}`,
};
export default words;
