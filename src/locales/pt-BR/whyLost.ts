import type { whyWords } from '../en/whyLost.ts';
import { numberWords } from '../format.ts';
import { portugueseCount, portugueseList } from './counted.ts';
import { portugueseType } from './ids.ts';

const often = (count: number) =>
  ['nenhuma vez', 'uma vez', 'duas vezes'][count] ?? `${numberWords(count)} vezes`;
/** An amount of hp, with the total if it is known. */
function hpOf(amount: number, all: number | null): string {
  if (all === null) return `${numberWords(amount)} PV`;
  return amount === all
    ? `todos os ${numberWords(all)} PV que você perdeu`
    : `${numberWords(amount)} dos ${numberWords(all)} PV que você perdeu`;
}

const words: typeof whyWords = {
  title: 'Por que você perdeu',
  types: (attack, whom, hits, amount, all) =>
    `Golpes do tipo ${portugueseType(attack)} são supereficazes contra ${portugueseList(whom)}: ${portugueseCount(hits, 'acerto tirou', 'acertos tiraram')} ${hpOf(amount, all)}.`,
  sturdy: (types) => `Aguentam melhor: ${portugueseList(types.map(portugueseType))}.`,
  weakHits: (weak, hits) =>
    `${weak} dos seus ${hits} acertos ${weak === 1 ? 'deu' : 'deram'} em pouco ou nada: o tipo não combinava com o alvo.`,
  unused: (mine, move, foe) => `Seu ${mine} sabe ${move}, que é supereficaz contra ${foe}, e não usou.`,
  level: {
    behind: (mine, theirs) =>
      `Era nível ${theirs} contra o seu ${mine}. A batalha de treino tira essa diferença depressa.`,
    even: (level) => `Não foi o nível: ambos tinham ${level}.`,
    ahead: (mine, theirs) => `Não foi o nível: o seu era ${mine}, o dele ${theirs}.`,
  },
  levels: {
    behind: (mine, theirs) =>
      `Eram mais fortes em nível: ${theirs} em média contra os seus ${mine}. A batalha de treino tira essa diferença depressa.`,
    even: (level) => `Não foram os níveis: os dois lados tinham ${level} em média.`,
    ahead: (mine, theirs) => `Não foram os níveis: os seus eram ${mine} em média, os deles ${theirs}.`,
  },
  numbers: (mine, theirs) => `Você veio com ${mine} contra ${theirs}. Cabem até seis no seu time.`,
  turning: (round, what) => `A rodada ${round} foi a que mais decidiu: ${what}.`,
  blow: (move, amount, most, mine, critical) =>
    `${critical ? 'um golpe crítico de ' : ''}${move} tirou ${amount} dos ${most} PV do seu ${mine}`,
  held: (count, causes) => `Você não pôde agir ${often(count)}: ${portugueseList(causes)}.`,
  causes: {
    burn: 'queimado',
    freeze: 'congelado',
    paralyz: 'paralisado',
    poison: 'envenenado',
    sleep: 'dormindo',
    confuse: 'confuso',
    flinch: 'recuando',
    seed: 'semeado',
    trap: 'preso',
    recharge: 'descansando depois de um golpe pesado',
  },
  worn: (amount, all, wears) => `Aos poucos (${portugueseList(wears)}) se foram ${hpOf(amount, all)}.`,
  wears: {
    recoil: 'recuo dos golpes',
    burn: 'queimaduras',
    poison: 'veneno',
    confuse: 'confusão',
    fatigue: 'cansaço',
    seed: 'sementes',
    trap: 'armadilhas',
    sand: 'a tempestade de areia',
    hail: 'o granizo',
    crash: 'tombos',
    sacrifice: 'sacrifício',
  },
  misses: (missed, all) =>
    `${missed} dos seus ${all} golpes ${missed === 1 ? 'errou' : 'erraram'}. Golpes com mais precisão são mais seguros.`,
  speed: (first, rounds) =>
    `Eles bateram primeiro em ${first} das ${rounds} rodadas em que os dois bateram. Uma criatura mais rápida viraria isso.`,
  balls: {
    unused: (count, best) =>
      `Você tinha ${portugueseCount(count, 'bola', 'bolas')} e não jogou nenhuma. No fim, a melhor teria ${best}% de chance de segurar.`,
    thrown: (count) =>
      `${count === 1 ? 'A bola jogada não segurou e custou a vez' : `${numberWords(count)} bolas não seguraram, e cada uma custou a vez`}. Bolas seguram melhor com menos PV, e mais ainda quando o alvo dorme.`,
  },
  dealer: (foe, amount, all) => `Quem mais bateu foi ${foe}: ${hpOf(amount, all)}.`,
  alone: (foe, all) => `${foe} tirou sozinho todos os ${all} PV que você perdeu.`,
  weakTo: (foe, types) =>
    `Da próxima vez: golpes do tipo ${portugueseList(types.map(portugueseType), 'ou')} pegam forte em ${foe}`,
  such: (mine, move) => `, como ${move}, que o seu ${mine} sabe`,
  close: (left, most) => `Foi por pouco: restavam a eles ${numberWords(left)} de ${numberWords(most)} PV.`,
  taken: (taken, most) => `Você tirou ${numberWords(taken)} dos ${numberWords(most)} PV que eles tinham.`,
};
export default words;
