import type { tutorWords } from '../en/tutor.ts';
import { numberWords } from '../format.ts';
import { polishCoins, polishForm } from './counted.ts';

const accusative = (count: number) =>
  `${numberWords(count)} ${polishForm(count, 'monetę', 'monety', 'monet')}`;

const words: typeof tutorWords = {
  intro:
    'Orla Quill uczyła w trzech szkołach, dopóki w każdej nie skończyły się pytania. Za monety nauczy twoją drużynę ataku do dziesięciu poziomów przed czasem.',
  loading: 'Orla szuka kredy…',
  failed: 'Orli nie ma przy biurku. Twoje monety są bezpieczne.',
  again: 'Spróbuj ponownie',
  nobody: 'W twojej drużynie nie ma nikogo. Orla nie uczy pustych krzeseł.',
  toTeam: 'Do drużyny',
  pupil: 'Kto się uczy',
  who: (name, level) => `${name}, poziom ${level}`,
  nothing: (name) =>
    `${name} przez dziesięć poziomów nie nauczy się niczego nowego. Ataki ze swojego poziomu wybiera się w drużynie, za darmo.`,
  lessons: (name) => `Lekcje: ${name}`,
  power: (power) => `moc ${power}`,
  accuracy: (percent) => `celność ${percent}%`,
  byItself: (level) => `sam na poziomie ${level}`,
  teach: (move) => `Ucz: ${move}…`,
  price: polishCoins,
  lacks: (count) => `Brakuje: ${polishCoins(count)}`,
  ask: (name, move) => `Czy ${name} ma się nauczyć ataku ${move}?`,
  slot: 'W miejsce',
  free: (slot) => `Wolne miejsce ${slot}`,
  forgets: (name, move, by, price) =>
    `${name} uczy się ataku ${move} i zapomina atak ${by}, za ${accusative(price)}. Za to, co zapomniane, trzeba zapłacić jeszcze raz.`,
  learns: (name, move, price) => `${name} uczy się ataku ${move}, za ${accusative(price)}.`,
  left: (count) => `Zostanie: ${polishCoins(count)}.`,
  no: 'Nie teraz',
  yes: (price) => `Zapłać ${accusative(price)}`,
  done: (name, move) => `${name} zna już atak ${move}!`,
};
export default words;
