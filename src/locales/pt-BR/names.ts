import type { nameWords } from '../en/names.ts';

const words: typeof nameWords = {
  former: 'alguém que já não joga',
  formerFirst: 'Alguém que já não joga',
  houseTeam: (place) => `${place} (time da casa)`,
  quoted: (nickname: string) => `“${nickname}”`,
  kinds: { normal: '', dark: 'sombrio', shiny: 'brilhante' },
  kinded: (kind, name) => `${name} ${kind}`,
};
export default words;
