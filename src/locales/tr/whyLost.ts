import type { whyWords } from '../en/whyLost.ts';
import { numberWords } from '../format.ts';
import { turkishCapital, turkishCount, turkishList } from './counted.ts';
import { turkishType } from './ids.ts';

const often = (count: number) => turkishCount(count, 'kez');
function hpOf(amount: number, all: number | null): string {
  if (all === null) return `${numberWords(amount)} can`;
  return amount === all
    ? `kaybettiğin ${numberWords(all)} canın tümü`
    : `kaybettiğin ${numberWords(all)} candan ${numberWords(amount)} tanesi`;
}

const words: typeof whyWords = {
  title: 'Neden kaybettin',
  types: (attack, whom, hits, amount, all) =>
    `${turkishCapital(turkishType(attack))} hamleleri şunlara karşı çok etkili: ${turkishList(whom)}. ${turkishCount(hits, 'vuruşla')} giden: ${hpOf(amount, all)}.`,
  sturdy: (types) => `Onlara daha iyi dayanan tipler: ${turkishList(types.map(turkishType))}.`,
  weakHits: (weak, hits) =>
    `${turkishCount(hits, 'vuruşundan')} ${weak} tanesi az işledi ya da hiç işlemedi: tipleri hedefe uymadı.`,
  unused: (mine, move, foe) =>
    `Senin ${mine} şunu biliyor ve kullanmadı: ${move}. ${foe} için çok etkilidir.`,
  level: {
    behind: (mine, theirs) =>
      `Onunki seviye ${theirs}, seninki ${mine} idi. TP savaşları bu farkı çabuk kapatır.`,
    even: (level) => `Seviyeden değil: ikisi de ${level} idi.`,
    ahead: (mine, theirs) => `Seviyeden değil: seninki ${mine}, onunki ${theirs} idi.`,
  },
  levels: {
    behind: (mine, theirs) =>
      `Seviyece güçlüydüler: ortalama ${theirs}, seninki ${mine}. TP savaşları bu farkı çabuk kapatır.`,
    even: (level) => `Seviyeden değil: iki tarafın ortalaması ${level} idi.`,
    ahead: (mine, theirs) => `Seviyeden değil: ortalaman ${mine}, onlarınki ${theirs} idi.`,
  },
  numbers: (mine, theirs) => `${theirs} rakibe karşı ${mine} canlıyla geldin. Takımında altı olabilir.`,
  turning: (round, what) => `En çok ${round}. tur belirledi: ${what}.`,
  blow: (move, amount, most, mine, critical) =>
    `${critical ? 'kritik vuruşla ' : ''}${move}, senin ${mine} için ${most} candan ${amount} götürdü`,
  held: (count, causes) => `${often(count)} kıpırdayamadın: ${turkishList(causes)}.`,
  causes: {
    burn: 'yanık',
    freeze: 'donma',
    paralyz: 'felç',
    poison: 'zehir',
    sleep: 'uyku',
    confuse: 'şaşkınlık',
    flinch: 'irkilme',
    seed: 'tohum',
    trap: 'kapan',
    recharge: 'ağır bir hamleden sonra dinlenme',
  },
  worn: (amount, all, wears) => `${turkishCapital(turkishList(wears))} yüzünden giden: ${hpOf(amount, all)}.`,
  wears: {
    recoil: 'geri tepme',
    burn: 'yanıklar',
    poison: 'zehir',
    confuse: 'şaşkınlık',
    fatigue: 'bitkinlik',
    seed: 'tohumlar',
    trap: 'kapanlar',
    sand: 'kum fırtınası',
    hail: 'dolu',
    crash: 'çakılmalar',
    sacrifice: 'özveri',
  },
  misses: (missed, all) =>
    `${turkishCount(all, 'hamlenden')} ${missed} tanesi ıskaladı. İsabeti yüksek hamleler daha güvenlidir.`,
  speed: (first, rounds) =>
    `İki tarafın da vurduğu ${turkishCount(rounds, 'turdan')} ${first} tanesinde önce onlar vurdu. Daha hızlı bir canlı bunu çevirir.`,
  balls: {
    unused: (count, best) =>
      `${turkishCount(count, 'topun')} vardı, hiç atmadın. En iyisi sonda %${best} tutardı.`,
    thrown: (count) =>
      `${turkishCapital(turkishCount(count, 'atış'))} tutmadı, her biri bir sıraya mal oldu. Can azaldıkça top daha iyi tutar, en iyisi uyurken.`,
  },
  dealer: (foe, amount, all) => `En çoğunu ${foe} yaptı: ${hpOf(amount, all)}.`,
  alone: (foe, all) => `Kaybettiğin ${numberWords(all)} canın tümünü ${foe} tek başına aldı.`,
  weakTo: (foe, types) =>
    `Gelecek sefer: ${turkishList(types.map(turkishType))} hamleleri ${foe} için serttir`,
  such: (mine, move) => `, örneğin senin ${mine} bunu biliyor: ${move}`,
  close: (left, most) => `Az kaldı: ${numberWords(most)} candan ${numberWords(left)} kalmıştı.`,
  taken: (taken, most) => `${numberWords(most)} candan ${numberWords(taken)} götürdün.`,
};
export default words;
