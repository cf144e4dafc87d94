import type { nameWords } from '../en/names.ts';

const words: typeof nameWords = {
  former: 'alguien que ya no juega',
  formerFirst: 'Alguien que ya no juega',
  houseTeam: (place) => `${place} (equipo de la casa)`,
  quoted: (nickname: string) => `«${nickname}»`,
  kinds: { normal: '', dark: 'oscuro', shiny: 'brillante' },
  kinded: (kind, name) => `${name} ${kind}`,
};
export default words;
