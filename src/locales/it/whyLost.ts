import type { whyWords } from '../en/whyLost.ts';
import { numberWords } from '../format.ts';
import { italianCapital, italianCount, italianList } from './counted.ts';
import { italianType } from './ids.ts';

const often = (count: number) => (count === 1 ? 'una volta' : `${count} volte`);
const hits = (count: number) => italianCount(count, 'colpo', 'colpi');
/** An amount of PS, with the total if it is known. */
const hpOf = (amount: number, all: number | null): string => {
  if (all === null) return `${numberWords(amount)} PS`;
  return amount === all
    ? `tutti i ${numberWords(all)} PS che hai perso`
    : `${numberWords(amount)} dei ${numberWords(all)} PS che hai perso`;
};

const words: typeof whyWords = {
  title: 'Perché hai perso',
  types: (attack, whom, count, amount, all) =>
    `Le mosse di tipo ${italianType(attack)} sono superefficaci contro ${italianList(whom)}: ${hits(count)}, ${hpOf(amount, all)}.`,
  sturdy: (types) =>
    `${types.length === 1 ? 'Regge meglio il tipo' : 'Reggono meglio i tipi'} ${italianList(types.map(italianType))}.`,
  weakHits: (weak, count) =>
    `Colpi tuoi con poco o nessun effetto: ${weak} su ${numberWords(count)}. Il tipo non era quello giusto.`,
  unused: (mine, move, foe) =>
    `Il tuo ${mine} conosce ${move}, che contro ${foe} è superefficace, e non l’ha usata.`,
  level: {
    behind: (mine, theirs) =>
      `Era al livello ${theirs} contro il tuo ${mine}. Con l’allenamento si recupera in fretta.`,
    even: (level) => `Il livello non c’entra: ${level} per entrambi.`,
    ahead: (mine, theirs) => `Il livello non c’entra: il tuo era ${mine}, il suo ${theirs}.`,
  },
  levels: {
    behind: (mine, theirs) =>
      `Erano più alti di livello: ${theirs} in media contro ${mine} dei tuoi. Con l’allenamento si recupera in fretta.`,
    even: (level) => `I livelli non c’entrano: ${level} in media da entrambe le parti.`,
    ahead: (mine, theirs) => `I livelli non c’entrano: i tuoi ${mine} in media, i loro ${theirs}.`,
  },
  numbers: (mine, theirs) => `Eravate ${mine} contro ${theirs}. In squadra si può stare fino in sei.`,
  turning: (round, what) => `Il turno ${round} è stato decisivo: ${what}.`,
  blow: (move, amount, most, mine, critical) =>
    `${critical ? 'un brutto colpo con ' : ''}${move} ha tolto ${amount} dei ${most} PS del tuo ${mine}`,
  held: (count, causes) =>
    count === 0
      ? 'Niente ti ha impedito di agire.'
      : `Non hai potuto agire ${often(count)}: ${italianList(causes)}.`,
  causes: {
    burn: 'scottato',
    freeze: 'congelato',
    paralyz: 'paralizzato',
    poison: 'avvelenato',
    sleep: 'addormentato',
    confuse: 'confuso',
    flinch: 'tentennante',
    seed: 'infestato',
    trap: 'in trappola',
    recharge: 'a riposo dopo una mossa pesante',
  },
  worn: (amount, all, wears) => `${italianCapital(italianList(wears))}: in tutto ${hpOf(amount, all)}.`,
  wears: {
    recoil: 'contraccolpi',
    burn: 'scottature',
    poison: 'veleno',
    confuse: 'confusione',
    fatigue: 'sfinimento',
    seed: 'semi',
    trap: 'trappole',
    sand: 'tempesta di sabbia',
    hail: 'grandine',
    crash: 'schianti',
    sacrifice: 'sacrificio',
  },
  misses: (missed, all) =>
    `${missed} delle tue ${all} mosse ${missed === 1 ? 'è andata' : 'sono andate'} a vuoto. Quelle più precise sono più sicure.`,
  speed: (first, rounds) =>
    `Hanno colpito per primi in ${first} dei ${rounds} turni in cui hanno colpito tutti e due. Una creatura più veloce ribalterebbe le cose.`,
  balls: {
    unused: (count, best) =>
      `Avevi ${italianCount(count, 'palla', 'palle')} e non ne hai lanciata nessuna. Alla fine la migliore avrebbe tenuto ${italianCount(best, 'volta', 'volte')} su 100.`,
    thrown: (count) =>
      count === 1
        ? 'Un lancio non ha tenuto, ed è costato un turno. Le palle tengono meglio quando restano pochi PS, e ancora meglio nel sonno.'
        : `${count} lanci non hanno tenuto, e ognuno è costato un turno. Le palle tengono meglio quando restano pochi PS, e ancora meglio nel sonno.`,
  },
  dealer: (foe, amount, all) => `${foe} ha fatto più danni di tutti: ${hpOf(amount, all)}.`,
  alone: (foe, all) => `Da solo, ${foe} ti ha tolto tutti i ${all} PS che hai perso.`,
  weakTo: (foe, types) =>
    `La prossima volta: contro ${foe} picchiano forte le mosse di tipo ${italianList(types.map(italianType))}`,
  such: (mine, move) => `, come ${move}, che il tuo ${mine} conosce`,
  close: (left, most) => `C’è mancato poco: restavano ${numberWords(left)} PS su ${numberWords(most)}.`,
  taken: (taken, most) => `Hai tolto ${numberWords(taken)} dei ${numberWords(most)} PS che avevano.`,
};
export default words;
