import type { whyWords } from '../en/whyLost.ts';
import { numberWords } from '../format.ts';
import { polishCapital, polishCount, polishForm, polishList } from './counted.ts';
import { polishType } from './ids.ts';

const hitsOf = (count: number) => polishCount(count, 'trafienie', 'trafienia', 'trafień');
/** An amount of hp, with the total if it is known. */
function hpOf(amount: number, all: number | null): string {
  if (all === null) return `${numberWords(amount)} PŻ`;
  return amount === all
    ? `całe ${numberWords(all)} straconych PŻ`
    : `${numberWords(amount)} z ${numberWords(all)} straconych PŻ`;
}
const typesOf = (types: readonly string[]) => polishList(types.map(polishType));

const words: typeof whyWords = {
  title: 'Skąd ta porażka',
  types: (attack, whom, hits, amount, all) =>
    `Typ ${polishType(attack)} jest bardzo skuteczny (${polishList(whom)}): ${hitsOf(hits)} i ${hpOf(amount, all)}.`,
  sturdy: (types) => `Lepiej trzymają się typy: ${typesOf(types)}.`,
  weakHits: (weak, hits) =>
    `${polishCapital(hitsOf(hits))}, z tego słabe albo żadne: ${weak}. Typ nie pasował do celu.`,
  unused: (mine, move, foe) =>
    `Twój ${mine} zna atak ${move}, bardzo skuteczny (${foe}), a nie użył go ani razu.`,
  level: {
    behind: (mine, theirs) => `Poziom ${theirs} przeciw twojemu ${mine}. Trening szybko to nadrobi.`,
    even: (level) => `To nie poziom: oba wynosiły ${level}.`,
    ahead: (mine, theirs) => `To nie poziom: twój ${mine}, tamten ${theirs}.`,
  },
  levels: {
    behind: (mine, theirs) =>
      `Mieli wyższe poziomy: średnio ${theirs} przeciw twoim ${mine}. Trening szybko to nadrobi.`,
    even: (level) => `To nie poziomy: po obu stronach średnio ${level}.`,
    ahead: (mine, theirs) => `To nie poziomy: twoje średnio ${mine}, tamte ${theirs}.`,
  },
  numbers: (mine, theirs) => `Liczebność: ${mine} przeciw ${theirs}. W drużynie mieści się sześć stworków.`,
  turning: (round, what) => `Najwięcej rozstrzygnęła runda ${round}: ${what}.`,
  blow: (move, amount, most, mine, critical) =>
    `${critical ? 'cios krytyczny, ' : ''}${move}: ${amount} z ${most} PŻ (twój ${mine})`,
  held: (count, causes) => `Bez ruchu ${polishCount(count, 'raz', 'razy', 'razy')}: ${polishList(causes)}.`,
  causes: {
    burn: 'oparzenie',
    freeze: 'zamrożenie',
    paralyz: 'paraliż',
    poison: 'trucizna',
    sleep: 'sen',
    confuse: 'zamroczenie',
    flinch: 'spłoszenie',
    seed: 'nasienie',
    trap: 'pęta',
    recharge: 'odpoczynek po ciężkim ataku',
  },
  worn: (amount, all, wears) => `${polishCapital(polishList(wears))}: ${hpOf(amount, all)}.`,
  wears: {
    recoil: 'odrzut',
    burn: 'oparzenia',
    poison: 'trucizna',
    confuse: 'zamroczenie',
    fatigue: 'zmęczenie',
    seed: 'nasiona',
    trap: 'pęta',
    sand: 'burza piaskowa',
    hail: 'grad',
    crash: 'upadki',
    sacrifice: 'poświęcenie',
  },
  misses: (missed, all) => `Twoje pudła: ${missed} z ${all}. Ataki o wyższej celności są pewniejsze.`,
  speed: (first, rounds) =>
    `Byli pierwsi w ${first} z ${rounds} rund, w których uderzyły obie strony. Szybszy stworek by to odwrócił.`,
  balls: {
    unused: (count, best) =>
      `${polishCapital(polishCount(count, 'kula', 'kule', 'kul'))} w torbie i żadnego rzutu. Najlepsza utrzymałaby na koniec z szansą ${best}%.`,
    thrown: (count) =>
      `${polishCount(count, 'rzut nie wyszedł', 'rzuty nie wyszły', 'rzutów nie wyszło')}, a każdy kosztował ruch. Kule trzymają tym lepiej, im mniej PŻ, a najlepiej we śnie.`,
  },
  dealer: (foe, amount, all) => `Najwięcej zdziałał ${foe}: ${hpOf(amount, all)}.`,
  alone: (foe, all) => `${foe} w pojedynkę: całe ${numberWords(all)} straconych PŻ.`,
  weakTo: (foe, types) =>
    `Następnym razem: ${foe} mocno odczuje ${polishForm(types.length, 'typ', 'typy', 'typy')} ${typesOf(types)}`,
  such: (mine, move) => `, na przykład atak ${move}, który zna twój ${mine}`,
  close: (left, most) => `Było blisko: zostało im ${numberWords(left)} z ${numberWords(most)} PŻ.`,
  taken: (taken, most) => `Po ich stronie ubyło ${numberWords(taken)} z ${numberWords(most)} PŻ.`,
};
export default words;
