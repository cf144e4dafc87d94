import type { cupBattleWords } from '../en/cupBattles.ts';
import { numberWords } from '../format.ts';

const words: typeof cupBattleWords = {
  names: { hearth: 'いろりカップ', lantern: 'ランタンカップ', ember: '残り火カップ' },
  kind: '大会',
  team: (cup) => `${cup}の専属チーム`,
  foe: (cup) => `${cup}の専属チーム`,
  entry: '大会は失格になり、参加費はもどりません。',
  lost: 'だれにでもあることです。チームは元気になりました。大会は失格で、参加費はもどりません。',
  won: (won, all, cup) => `${cup}、${all}戦中${won}戦目に勝ちました。`,
  victory: (cup) => `${cup}で優勝しました！ リボンがトレーナーカードにかざられます。`,
  ribbons: '大会のリボン',
  ribbon: (cup, won) => (won === 1 ? cup : `${cup} ${numberWords(won)}回`),
  back: '大会へ',
};
export default words;
