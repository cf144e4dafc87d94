import type { whyWords } from '../en/whyLost.ts';
import { numberWords } from '../format.ts';
import { spanishCount, spanishList } from './counted.ts';
import { spanishType } from './ids.ts';

const often = (count: number) => ['nunca', 'una vez'][count] ?? `${count} veces`;
/** An amount of hp, with the total if it is known. */
function hpOf(amount: number, all: number | null): string {
  if (all === null) return `${numberWords(amount)} PS`;
  return amount === all
    ? `todos los ${numberWords(all)} PS que perdiste`
    : `${numberWords(amount)} de los ${numberWords(all)} PS que perdiste`;
}

const words: typeof whyWords = {
  title: 'Por qué has perdido',
  types: (attack, whom, hits, amount, all) =>
    `Los ataques de tipo ${spanishType(attack)} son muy eficaces contra ${spanishList(whom)}: ${spanishCount(hits, 'golpe quitó', 'golpes quitaron')} ${hpOf(amount, all)}.`,
  sturdy: (types) => `Aguantan mejor los tipos ${spanishList(types.map(spanishType))}.`,
  weakHits: (weak, hits) =>
    hits === 1
      ? 'Tu único golpe hizo poco o nada: el tipo no le iba al objetivo.'
      : `${weak} de tus ${spanishCount(hits, 'golpe', 'golpes')} ${weak === 1 ? 'hizo' : 'hicieron'} poco o nada: el tipo no le iba al objetivo.`,
  unused: (mine, move, foe) => `Tu ${mine} sabe ${move}, que es muy eficaz contra ${foe}, y no lo usó.`,
  level: {
    behind: (mine, theirs) =>
      `Era nivel ${theirs} contra tu ${mine}. Los combates de exp cierran pronto esa distancia.`,
    even: (level) => `No fue el nivel: los dos tenían ${level}.`,
    ahead: (mine, theirs) => `No fue el nivel: el tuyo era ${mine}, el suyo ${theirs}.`,
  },
  levels: {
    behind: (mine, theirs) =>
      `Eran de más nivel: ${theirs} de media contra tu ${mine}. Los combates de exp cierran pronto esa distancia.`,
    even: (level) => `No fue el nivel: los dos lados tenían ${level} de media.`,
    ahead: (mine, theirs) => `No fue el nivel: los tuyos tenían ${mine} de media, los suyos ${theirs}.`,
  },
  numbers: (mine, theirs) => `Viniste con ${mine} contra ${theirs}. En tu equipo caben hasta seis.`,
  turning: (round, what) => `La ronda ${round} fue la decisiva: ${what}.`,
  blow: (move, amount, most, mine, critical) =>
    `${critical ? 'un golpe crítico con ' : ''}${move} quitó ${amount} de los ${most} PS de tu ${mine}`,
  held: (count, causes) => `No pudiste moverte ${often(count)}: ${spanishList(causes)}.`,
  causes: {
    burn: 'quemadura',
    freeze: 'congelación',
    paralyz: 'parálisis',
    poison: 'veneno',
    sleep: 'sueño',
    confuse: 'confusión',
    flinch: 'retroceso',
    seed: 'semilla',
    trap: 'trampa',
    recharge: 'descanso tras un ataque pesado',
  },
  worn: (amount, all, wears) => `Desgaste por ${spanishList(wears)}: ${hpOf(amount, all)}.`,
  wears: {
    recoil: 'el retroceso',
    burn: 'las quemaduras',
    poison: 'el veneno',
    confuse: 'la confusión',
    fatigue: 'el cansancio',
    seed: 'las semillas',
    trap: 'las trampas',
    sand: 'la tormenta de arena',
    hail: 'el granizo',
    crash: 'los batacazos',
    sacrifice: 'el sacrificio',
  },
  misses: (missed, all) =>
    `${missed === 1 ? 'Falló' : 'Fallaron'} ${missed} de tus ${all} ataques. Con más precisión se va más sobre seguro.`,
  speed: (first, rounds) =>
    `Golpearon primero en ${first} de las ${rounds} rondas en que golpearon ambos. Con una criatura más rápida sería al revés.`,
  balls: {
    unused: (count, best) =>
      `Tenías ${spanishCount(count, 'bola', 'bolas')} y no lanzaste ninguna. Al final la mejor habría aguantado con un ${best} %.`,
    thrown: (count) =>
      `${count === 1 ? 'Un lanzamiento no aguantó, y costó' : `${count} lanzamientos no aguantaron, y cada uno costó`} un turno. Las bolas aguantan mejor cuantos menos PS quedan, y mejor aún si duerme.`,
  },
  dealer: (foe, amount, all) => `Quien más hizo fue ${foe}: ${hpOf(amount, all)}.`,
  alone: (foe, all) => `${foe} quitó sin ayuda los ${all} PS que perdiste.`,
  weakTo: (foe, types) =>
    `La próxima vez: a ${foe} le duelen los ataques de tipo ${spanishList(types.map(spanishType), 'o')}`,
  such: (mine, move) => `, como ${move}, que tu ${mine} sabe`,
  close: (left, most) => `Faltó poco: les quedaban ${numberWords(left)} de ${numberWords(most)} PS.`,
  taken: (taken, most) => `Quitaste ${numberWords(taken)} de los ${numberWords(most)} PS que tenían.`,
};
export default words;
