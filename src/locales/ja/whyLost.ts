import type { whyWords } from '../en/whyLost.ts';
import { numberWords } from '../format.ts';
import { japaneseType } from './ids.ts';

const typesOf = (types: readonly string[]) => types.map(japaneseType).join('・');

/** An amount of hp, with the total if it is known. */
function hpOf(amount: number, all: number | null): string {
  if (all === null) return `HP${numberWords(amount)}`;
  return amount === all
    ? `失ったHP${numberWords(all)}のすべて`
    : `失ったHP${numberWords(all)}のうち${numberWords(amount)}`;
}

const words: typeof whyWords = {
  title: '負けたわけ',
  types: (attack, whom, hits, amount, all) =>
    `${japaneseType(attack)}のわざは${whom.join('・')}に効果ばつぐんです。${hits}発で${hpOf(amount, all)}を取られました。`,
  sturdy: (types) => `${typesOf(types)}ならもっと耐えられます。`,
  weakHits: (weak, hits) => `あなたの${hits}発のうち${weak}発は、タイプが合わず、ほとんど効きませんでした。`,
  unused: (mine, move, foe) => `${mine}は${foe}に効果ばつぐんの${move}を覚えていますが、使いませんでした。`,
  level: {
    behind: (mine, theirs) =>
      `相手はレベル${theirs}、こちらは${mine}でした。経験値バトルですぐに追いつけます。`,
    even: (level) => `レベルのせいではありません。どちらも${level}でした。`,
    ahead: (mine, theirs) => `レベルのせいではありません。こちらは${mine}、相手は${theirs}でした。`,
  },
  levels: {
    behind: (mine, theirs) =>
      `レベルで負けていました。平均で相手は${theirs}、こちらは${mine}。経験値バトルですぐに追いつけます。`,
    even: (level) => `レベルのせいではありません。どちらも平均${level}でした。`,
    ahead: (mine, theirs) => `レベルのせいではありません。平均でこちらは${mine}、相手は${theirs}でした。`,
  },
  numbers: (mine, theirs) => `${mine}匹で${theirs}匹に挑みました。チームには6匹まで入れます。`,
  turning: (round, what) => `いちばん響いたのは第${round}ターンです。${what}。`,
  blow: (move, amount, most, mine, critical) =>
    `${critical ? '急所に当たった' : ''}${move}が、${mine}のHP${most}のうち${amount}を取りました`,
  held: (count, causes) => `${count}回動けませんでした（${causes.join('、')}）。`,
  causes: {
    burn: 'やけど',
    freeze: 'こおり',
    paralyz: 'まひ',
    poison: '毒',
    sleep: 'ねむり',
    confuse: '混乱',
    flinch: 'ひるみ',
    seed: 'やどり種',
    trap: 'しめつけ',
    recharge: '大きなわざのあとの休み',
  },
  worn: (amount, all, wears) => `${wears.join('と')}で${hpOf(amount, all)}を失いました。`,
  wears: {
    recoil: '反動',
    burn: 'やけど',
    poison: '毒',
    confuse: '混乱',
    fatigue: '疲れ',
    seed: 'やどり種',
    trap: 'しめつけ',
    sand: '砂あらし',
    hail: 'あられ',
    crash: '自分の勢い',
    sacrifice: '捨て身',
  },
  misses: (missed, all) =>
    `あなたのわざ${all}回のうち${missed}回がはずれました。命中の高いわざのほうが確かです。`,
  speed: (first, rounds) =>
    `打ち合った${rounds}ターンのうち${first}ターンで先手を取られました。素早い子なら逆にできます。`,
  balls: {
    unused: (count, best) =>
      `ボールが${count}個ありましたが、投げませんでした。いちばんいいのなら最後は${best}%でした。`,
    thrown: (count) =>
      `ボールを${count}回投げましたがつかまらず、そのたびに1ターン使いました。HPが少ないほど、そしてねむっているとき、よくつかまります。`,
  },
  dealer: (foe, amount, all) => `いちばんの強敵は${foe}。${hpOf(amount, all)}を取られました。`,
  alone: (foe, all) => `${foe}だけで、失ったHP${all}のすべてを取りました。`,
  weakTo: (foe, types) => `次は、${typesOf(types)}のわざが${foe}によく効きます`,
  such: (mine, move) => `（${mine}の${move}など）`,
  close: (left, most) => `惜しい！ 相手の残りはHP${numberWords(most)}中${numberWords(left)}でした。`,
  taken: (taken, most) => `相手のHP${numberWords(most)}のうち${numberWords(taken)}をけずりました。`,
};
export default words;
