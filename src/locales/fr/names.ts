import type { nameWords } from '../en/names.ts';

const words: typeof nameWords = {
  former: 'quelqu’un qui ne joue plus',
  formerFirst: 'Quelqu’un qui ne joue plus',
  houseTeam: (place) => `${place} (équipe de la maison)`,
  quoted: (nickname: string) => `« ${nickname} »`,
  kinds: { normal: '', dark: 'sombre', shiny: 'chatoyant' },
  kinded: (kind, name) => `${name} ${kind}`,
};
export default words;
