import type { whyWords } from '../en/whyLost.ts';
import { numberWords } from '../format.ts';
import { frenchCount, frenchList } from './counted.ts';
import { frenchType } from './ids.ts';

const often = (count: number) => (count === 0 ? 'jamais' : `${count} fois`);
const typesOf = (types: readonly string[], last = 'et') => frenchList(types.map(frenchType), last);
/** An amount of hp, with the total if it is known. */
function hpOf(amount: number, all: number | null): string {
  if (all === null) return `${numberWords(amount)} PV`;
  return amount === all
    ? `les ${numberWords(all)} PV que tu as perdus`
    : `${numberWords(amount)} des ${numberWords(all)} PV que tu as perdus`;
}

const words: typeof whyWords = {
  title: 'Pourquoi cette défaite',
  types: (attack, whom, hits, amount, all) =>
    `Les attaques de type ${frenchType(attack)} sont super efficaces contre ${frenchList(whom)} : ${hits === 1 ? 'un coup a coûté' : `${hits} coups ont coûté`} ${hpOf(amount, all)}.`,
  sturdy: (types) => `Ce qui leur tient mieux tête : ${typesOf(types)}.`,
  weakHits: (weak, hits) =>
    hits === 1
      ? 'Ton seul coup n’a fait que peu ou rien : son type n’allait pas à la cible.'
      : weak === 1
        ? `Un de tes ${hits} coups n’a fait que peu ou rien : son type n’allait pas à la cible.`
        : `${weak} de tes ${hits} coups n’ont fait que peu ou rien : leur type n’allait pas à la cible.`,
  unused: (mine, move, foe) =>
    `Ton ${mine} connaît ${move}, super efficace contre ${foe}, et ne l’a pas lancé.`,
  level: {
    behind: (mine, theirs) =>
      `Niveau ${theirs} contre ton ${mine}. Les combats d’EXP comblent vite cet écart.`,
    even: (level) => `Ce n’était pas le niveau : les deux étaient à ${level}.`,
    ahead: (mine, theirs) => `Ce n’était pas le niveau : le tien était ${mine}, le sien ${theirs}.`,
  },
  levels: {
    behind: (mine, theirs) =>
      `Leur niveau était plus haut : ${theirs} en moyenne contre ton ${mine}. Les combats d’EXP comblent vite cet écart.`,
    even: (level) => `Ce n’était pas le niveau : ${level} en moyenne des deux côtés.`,
    ahead: (mine, theirs) => `Ce n’était pas le niveau : ${mine} en moyenne pour toi, ${theirs} en face.`,
  },
  numbers: (mine, theirs) => `Tu avais ${mine} contre ${theirs}. Ton équipe peut aller jusqu’à six.`,
  turning: (round, what) => `Le tour ${round} a le plus pesé : ${what}.`,
  blow: (move, amount, most, mine, critical) =>
    `${move}${critical ? ', en coup critique,' : ''} a pris ${amount} des ${most} PV de ton ${mine}`,
  held: (count, causes) => `Tu n’as pas pu agir ${often(count)} : ${frenchList(causes)}.`,
  causes: {
    burn: 'brûlure',
    freeze: 'gel',
    paralyz: 'paralysie',
    poison: 'poison',
    sleep: 'sommeil',
    confuse: 'confusion',
    flinch: 'peur',
    seed: 'graine',
    trap: 'piège',
    recharge: 'repos après une lourde attaque',
  },
  worn: (amount, all, wears) => `Pertes au fil des tours (${frenchList(wears)}) : ${hpOf(amount, all)}.`,
  wears: {
    recoil: 'contrecoup',
    burn: 'brûlures',
    poison: 'poison',
    confuse: 'confusion',
    fatigue: 'épuisement',
    seed: 'graines',
    trap: 'pièges',
    sand: 'tempête de sable',
    hail: 'grêle',
    crash: 'chutes',
    sacrifice: 'sacrifice',
  },
  misses: (missed, all) =>
    `${missed} de tes ${all} attaques ont manqué. Celles à plus haute précision sont plus sûres.`,
  speed: (first, rounds) =>
    `En face, on a frappé en premier dans ${first} des ${rounds} tours où les deux ont frappé. Une créature plus rapide renverserait ça.`,
  balls: {
    unused: (count, best) =>
      `Tu avais ${frenchCount(count, 'ball', 'balls')} et n’en as lancé aucune. La meilleure aurait tenu à ${best} % à la fin.`,
    thrown: (count) =>
      count === 1
        ? 'Un lancer n’a pas tenu, et a coûté un tour. Une ball tient mieux quand il reste peu de PV, et mieux encore sur qui dort.'
        : `${count} lancers n’ont pas tenu, et chacun a coûté un tour. Une ball tient mieux quand il reste peu de PV, et mieux encore sur qui dort.`,
  },
  dealer: (foe, amount, all) => `${foe} a fait le plus de mal : ${hpOf(amount, all)}.`,
  alone: (foe, all) => `${foe} t’a pris à lui seul les ${numberWords(all)} PV que tu as perdus.`,
  weakTo: (foe, types) => `La prochaine fois : contre ${foe}, des attaques de type ${typesOf(types, 'ou')}`,
  such: (mine, move) => `, comme ${move}, que ton ${mine} connaît`,
  close: (left, most) => `C’était serré : il leur restait ${numberWords(left)} PV sur ${numberWords(most)}.`,
  taken: (taken, most) => `Tu leur as pris ${numberWords(taken)} PV sur ${numberWords(most)}.`,
};
export default words;
