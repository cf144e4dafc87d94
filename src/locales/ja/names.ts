import type { nameWords } from '../en/names.ts';

const words: typeof nameWords = {
  former: 'もういないプレイヤー',
  formerFirst: 'もういないプレイヤー',
  houseTeam: (place) => `${place}（専属チーム）`,
  quoted: (nickname: string) => `「${nickname}」`,
  kinds: { normal: '', dark: 'やみ色の', shiny: 'きら色の' },
  kinded: (kind, name) => `${kind}${name}`,
};
export default words;
