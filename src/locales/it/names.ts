import type { nameWords } from '../en/names.ts';

const words: typeof nameWords = {
  former: 'qualcuno che non gioca più',
  formerFirst: 'Qualcuno che non gioca più',
  houseTeam: (place) => `${place} (squadra di casa)`,
  quoted: (nickname: string) => `«${nickname}»`,
  kinds: { normal: '', dark: 'oscuro', shiny: 'lucente' },
  kinded: (kind, name) => `${name} ${kind}`,
};
export default words;
