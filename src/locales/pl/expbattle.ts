import type { trainingWords } from '../en/expbattle.ts';
import { polishForm } from './counted.ts';

const words: typeof trainingWords = {
  title: 'Trening',
  intro: 'Sparingpartnerzy jednego typu: tylu, ilu was w drużynie, i odrobinę słabsi.',
  select: 'Wybierz typ',
  wheel: 'Typ sparingpartnerów',
  none: 'Jeszcze nic nie wybrano',
  start: 'Zacznij trening',
  starting: 'Wczytywanie',
  experience: (times) => `${times} ${polishForm(times, 'raz', 'razy', 'razy')} więcej doświadczenia`,
  coins: 'Bez monet',
  facts: 'Co to daje',
  weak: 'Twoje ataki, które mocno ich bolą',
  strong: 'Kogo mocno bolą ich ataki',
};
export default words;
