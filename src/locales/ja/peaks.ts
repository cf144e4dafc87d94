import type { peakWords } from '../en/peaks.ts';
import { numberWords } from '../format.ts';
import { japaneseKind, japaneseRegion } from './ids.ts';

const words: typeof peakWords = {
  stamps: { species: '新発見', shiny: '初のきら色', dark: '初のやみ色' },
  inPokedex: (name) => `${name}がPokedexに加わりました。`,
  firstOfKind: (kind) => `初めての${japaneseKind(kind)}生きものです。`,
  badge: {
    new: '新しいバッジ',
    of: (won, all, region) => `${japaneseRegion(region)}のバッジ、${all}個中${won}個め。`,
    opens: (region) => `${japaneseRegion(region)}へ行けるようになりました。`,
    calls: (region) => `${japaneseRegion(region)}のチャンピオンに挑戦できます。`,
  },
  champion: {
    title: 'チャンピオンに勝利',
    of: (region) => `あなたとチームは、${japaneseRegion(region)}のチャンピオンに勝ちました。`,
    team: 'やってのけたチーム',
  },
  rival: {
    title: 'ページがめくれた',
    place: (place, all) => `ライバルとのバトル、全${all}回の${place}回め。`,
    next: (map, badges) => `次は${map}で、バッジ${badges}個から。`,
    last: (name) => `これが最後でした。これからは${name}が一足先を旅し、会うのを楽しみにしています。`,
    waits: (name) =>
      `「もう一度バトル？」でマップにもどります。${name}が待っています。ページも開いたままです。`,
    tally: (won, all) => `全${all}ページのうち${won}ページがあなたのもの`,
  },
  growth: {
    gained: (amount) => `経験値 +${numberWords(amount)}`,
    toNext: (amount, level) => `レベル${level}まで${numberWords(amount)}`,
    grown: '成長しきりました',
    level: (level) => `レベル${level}！`,
    learned: (move) => `${move}を覚えた`,
  },
  lost: {
    kind: 'どのトレーナーにもあることです。チームは元気になり、何も失っていません。',
    stake: 'どのトレーナーにもあることです。チームは元気になり、失ったのは賭け金だけです。',
    help: '役に立ちそうなこと',
    train: (level) => `レベル${level}まで育てる`,
    room: (free) => (free === 1 ? 'チームにもう1匹つかまえる' : `チームにあと${free}匹までつかまえる`),
    types: (name) => `${name}に強いタイプを見る`,
    moves: '別のわざを選ぶ',
  },
  evolved: {
    into: (before, after) => `${before}は${after}になりました！`,
    stats: { hp: 'HP', attack: '攻撃', defense: '防御', speed: '素早さ' },
    change: (before, after) => `${before} → ${after}`,
    goOn: '次へ',
  },
};
export default words;
