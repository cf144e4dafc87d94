import type { whyWords } from '../en/whyLost.ts';
import { numberWords } from '../format.ts';
import { germanCapital, germanCount, germanList } from './counted.ts';
import { germanType } from './ids.ts';

const often = (count: number) => ['nie', 'einmal', 'zweimal'][count] ?? `${count}-mal`;
const typesOf = (types: readonly string[]) => germanList(types.map(germanType));
/** An amount of hp, with the total if it is known. */
function hpOf(amount: number, all: number | null): string {
  if (all === null) return `${numberWords(amount)} KP`;
  return amount === all
    ? `alle deine ${numberWords(all)} verlorenen KP`
    : `${numberWords(amount)} deiner ${numberWords(all)} verlorenen KP`;
}

const words: typeof whyWords = {
  title: 'Warum du verloren hast',
  types: (attack, whom, hits, amount, all) =>
    `Attacken vom Typ ${germanType(attack)} sind sehr effektiv gegen ${germanList(whom)}: ${hits === 1 ? 'Ein Treffer kostete' : `${hits} Treffer kosteten`} ${hpOf(amount, all)}.`,
  sturdy: (types) => `Besser hält dagegen: ${typesOf(types)}.`,
  weakHits: (weak, hits) =>
    hits === 1
      ? 'Dein einziger Treffer bewirkte wenig oder nichts: Sein Typ passte nicht zum Ziel.'
      : weak === 1
        ? `Einer deiner ${hits} Treffer bewirkte wenig oder nichts: Sein Typ passte nicht zum Ziel.`
        : `${weak} deiner ${hits} Treffer bewirkten wenig oder nichts: Ihr Typ passte nicht zum Ziel.`,
  unused: (mine, move, foe) =>
    `Dein ${mine} beherrscht ${move}, sehr effektiv gegen ${foe}, aber die Attacke blieb ungenutzt.`,
  level: {
    behind: (mine, theirs) =>
      `Es hatte Level ${theirs}, deines ${mine}. EP-Kämpfe schließen diese Lücke schnell.`,
    even: (level) => `Am Level lag es nicht: Beide hatten ${level}.`,
    ahead: (mine, theirs) => `Am Level lag es nicht: Deines hatte ${mine}, das andere ${theirs}.`,
  },
  levels: {
    behind: (mine, theirs) =>
      `Ihr Level war höher: im Schnitt ${theirs} gegen deine ${mine}. EP-Kämpfe schließen diese Lücke schnell.`,
    even: (level) => `Am Level lag es nicht: Beide Seiten hatten im Schnitt ${level}.`,
    ahead: (mine, theirs) => `Am Level lag es nicht: Deine hatten im Schnitt ${mine}, die anderen ${theirs}.`,
  },
  numbers: (mine, theirs) => `Du kamst mit ${mine} gegen ${theirs}. Bis zu sechs passen in dein Team.`,
  turning: (round, what) => `Am meisten entschied Runde ${round}: ${what}.`,
  blow: (move, amount, most, mine, critical) =>
    `${critical ? 'ein Volltreffer mit ' : ''}${move} nahm deinem ${mine} ${amount} von ${most} KP`,
  held: (count, causes) => `Du konntest ${often(count)} nichts tun: ${germanList(causes)}.`,
  causes: {
    burn: 'verbrannt',
    freeze: 'eingefroren',
    paralyz: 'gelähmt',
    poison: 'vergiftet',
    sleep: 'im Schlaf',
    confuse: 'verwirrt',
    flinch: 'zurückgeschreckt',
    seed: 'bepflanzt',
    trap: 'gefesselt',
    recharge: 'müde nach einer schweren Attacke',
  },
  worn: (amount, all, wears) => `Das kostete ${hpOf(amount, all)}: ${germanList(wears)}.`,
  wears: {
    recoil: 'Rückstoß',
    burn: 'Brand',
    poison: 'Gift',
    confuse: 'Verwirrung',
    fatigue: 'Erschöpfung',
    seed: 'Samen',
    trap: 'Fesseln',
    sand: 'der Sandsturm',
    hail: 'der Hagel',
    crash: 'Stürze',
    sacrifice: 'Opfer',
  },
  misses: (missed, all) =>
    `${missed === 1 ? 'Eine' : missed} deiner ${all} Attacken ${missed === 1 ? 'ging' : 'gingen'} daneben. Mit höherer Genauigkeit triffst du sicherer.`,
  speed: (first, rounds) =>
    `In ${first} der ${rounds} Runden, in denen beide zuschlugen, war die andere Seite zuerst dran. Ein schnelleres Wesen dreht das um.`,
  balls: {
    unused: (count, best) =>
      `Du hattest ${germanCount(count, 'Ball', 'Bälle')} und hast keinen geworfen. Der beste hätte am Ende mit ${best} % gehalten.`,
    thrown: (count) =>
      `${count === 1 ? 'Ein Wurf hielt nicht und kostete einen Zug' : `${count} Würfe hielten nicht, und jeder kostete einen Zug`}. Bälle halten besser, je weniger KP übrig sind, und am besten im Schlaf.`,
  },
  dealer: (foe, amount, all) => `Den größten Schaden machte ${foe}: ${hpOf(amount, all)}.`,
  alone: (foe, all) => `${foe} allein nahm dir alle ${all} verlorenen KP.`,
  weakTo: (foe, types) => `Nächstes Mal: ${foe} ist schwach gegen ${typesOf(types)}`,
  such: (mine, move) => `. Dein ${germanCapital(mine)} beherrscht zum Beispiel ${move}`,
  close: (left, most) => `Es war knapp: Ihnen blieben ${numberWords(left)} von ${numberWords(most)} KP.`,
  taken: (taken, most) => `Du hast ihnen ${numberWords(taken)} von ${numberWords(most)} KP genommen.`,
};
export default words;
