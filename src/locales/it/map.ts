import { walkingButtons, walkingKeys } from '../en/inputs.ts';
import type { mapWords } from '../en/map.ts';
import { italianCount } from './counted.ts';

const words: typeof mapWords = {
  none: 'Nessuna mappa',
  noneText: 'Prima scegli una mappa, poi la strada porta qui.',
  toMaps: 'Scegli una mappa',
  backTo: (map) => `Torna: ${map}`,
  inBattle: 'C’è una lotta ancora aperta. Eccola.',
  loading: 'In cammino…',
  moveFailed: 'Il passo non è riuscito! Ricarica',
  reload: 'Ricarica la mappa',
  appeared: (kind, name) => `Ecco un selvatico: ${name}${kind.trim() && ` ${kind.trim()}`}!`,
  level: (level) => `Livello: ${level}`,
  teamLevel: (level) => `Lv ${level}`,
  catch: 'Prova a prenderlo!',
  walkOn: 'Tira dritto',
  tiers: { common: 'Comune', uncommon: 'Non comune', rare: 'Raro', fabled: 'Favoloso' },
  caught: { yes: 'Già catturato', no: 'Nuovo' },
  first: 'Scegli la tua prima creatura, poi si lotta.',
  pad: 'Pad direzionale',
  movePad: 'Sposta il pad: trascinalo, o usa le frecce',
  padIsBack: 'Il pad è tornato. Misura e posto si cambiano nelle impostazioni.',
  legacyPad: 'Direzioni',
  move: {
    n: 'Vai a nord',
    ne: 'Vai a nord-est',
    e: 'Vai a est',
    se: 'Vai a sud-est',
    s: 'Vai a sud',
    sw: 'Vai a sud-ovest',
    w: 'Vai a ovest',
    nw: 'Vai a nord-ovest',
  },
  way: {
    n: 'nord',
    ne: 'nord-est',
    e: 'est',
    se: 'sud-est',
    s: 'sud',
    sw: 'sud-ovest',
    w: 'ovest',
    nw: 'nord-ovest',
  },
  hint: {
    touch: '',
    mouse: (names) =>
      `Fai clic su un punto della mappa per andarci. Si cammina anche con: ${walkingKeys(names)}.`,
    keys: (names) => `Per camminare: ${walkingKeys(names)}. Tieni premuto per continuare.`,
    gamepad: (names) =>
      `Si cammina con la levetta o con: ${walkingButtons(names)}. ${names.button('press')} per catturare.`,
  },
  canvas: (map, column, row) => `Mappa: ${map}. Sei nella colonna ${column} di 31, riga ${row} di 31.`,
  walked: (way) => `Un passo a ${way}. `,
  free: (ways) => `Via libera: ${ways}.`,
  bag: 'Le tue palle',
  lures: 'Che cosa attira le creature',
  lure: (name, steps) => `${name}: ancora ${italianCount(steps, 'passo', 'passi')}`,
  balls: { nball: 'Base', uball: 'Ultra', gball: 'Super', mball: 'Suprema' },
  toMart: 'Andiamo all’emporio?',
  flaskFilled: 'La borraccia è di nuovo piena: tre sorsi.',
};
export default words;
