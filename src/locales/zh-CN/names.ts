import type { nameWords } from '../en/names.ts';

const words: typeof nameWords = {
  former: '一位已离开的玩家',
  formerFirst: '一位已离开的玩家',
  houseTeam: (place) => `${place}（驻场队）`,
  quoted: (nickname: string) => `“${nickname}”`,
  kinds: { normal: '', dark: '暗色', shiny: '闪色' },
  kinded: (kind, name) => `${kind}${name}`,
};
export default words;
