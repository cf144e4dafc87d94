import type { tutorWords } from '../en/tutor.ts';
import { germanCount } from './counted.ts';

const coins = (count: number) => germanCount(count, 'Münze', 'Münzen');

const words: typeof tutorWords = {
  intro:
    'Orla Quill hat an drei Schulen gelehrt, bis jeder die Fragen ausgingen. Für Münzen bringt sie deinem Team eine Attacke bis zu zehn Level vor der Zeit bei.',
  loading: 'Orla sucht ihre Kreide …',
  failed: 'Orla sitzt nicht am Pult. Deine Münzen sind sicher.',
  again: 'Noch einmal',
  nobody: 'Niemand ist in deinem Team. Leere Stühle unterrichtet Orla nicht.',
  toTeam: 'Zu deinem Team',
  pupil: 'Wer lernt',
  who: (name, level) => `${name}, Level ${level}`,
  nothing: (name) =>
    `${name} lernt in den nächsten zehn Leveln nichts Neues. Attacken bis zum eigenen Level wählst du unter Dein Team, kostenlos.`,
  lessons: (name) => `Stunden für ${name}`,
  power: (power) => `Stärke ${power}`,
  accuracy: (percent) => `Genauigkeit ${percent} %`,
  byItself: (level) => `von selbst mit Level ${level}`,
  teach: (move) => `${move} lehren …`,
  price: coins,
  lacks: (count) => `${coins(count)} fehlen`,
  ask: (name, move) => `${name} soll ${move} lernen?`,
  slot: 'Anstelle von',
  free: (slot) => `Freier Platz ${slot}`,
  forgets: (name, move, by, price) =>
    `${name} lernt ${move} und vergisst ${by}, für ${coins(price)}. Gelehrtes, das wieder vergessen wird, kostet noch einmal.`,
  learns: (name, move, price) => `${name} lernt ${move}, für ${coins(price)}.`,
  left: (count) => `Übrig bleiben ${coins(count)}.`,
  no: 'Jetzt nicht',
  yes: (price) => `${coins(price)} zahlen`,
  done: (name, move) => `${name} hat ${move} gelernt!`,
};
export default words;
