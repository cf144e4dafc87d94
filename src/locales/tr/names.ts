import type { nameWords } from '../en/names.ts';

const words: typeof nameWords = {
  former: 'artık oynamayan biri',
  formerFirst: 'Artık oynamayan biri',
  houseTeam: (place) => `${place} (ev takımı)`,
  quoted: (nickname: string) => `“${nickname}”`,
  kinds: { normal: '', dark: 'karanlık', shiny: 'parıltılı' },
  kinded: (kind, name) => `${kind} ${name}`,
};
export default words;
