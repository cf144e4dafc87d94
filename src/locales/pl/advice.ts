import type { adviceWords } from '../en/advice.ts';
import { polishCount, polishForm } from './counted.ts';
import { polishRegion } from './ids.ts';

const words: typeof adviceWords = {
  title: 'Co teraz?',
  loading: 'Rozglądamy się za czymś dla ciebie…',
  failed: 'Nie udało się sprawdzić, co teraz.',
  offers: {
    title: (count) =>
      count === 1
        ? 'Czeka oferta'
        : `${polishForm(count, 'Czeka', 'Czekają', 'Czeka')} ${polishCount(count, 'oferta', 'oferty', 'ofert')}`,
    text: 'Ktoś chętnie by się z tobą wymienił.',
  },
  evolve: {
    title: (name, count) =>
      count === 1 ? `${name} może ewoluować` : `${name} i jeszcze ${count - 1} mogą ewoluować`,
    text: 'Jedno naciśnięcie, kiedy tylko zechcesz.',
  },
  balls: {
    title: (count) =>
      count === 0
        ? 'Nie masz już kul'
        : `${polishForm(count, 'Została tylko', 'Zostały tylko', 'Zostało tylko')} ${polishCount(count, 'kula', 'kule', 'kul')}`,
    text: 'W sklepie jest ich więcej.',
  },
  firstSteps: {
    title: 'Złap drugiego stworka',
    text: 'W wysoką trawę: osłab go, a potem rzuć kulą.',
  },
  gym: {
    title: (name) => `Wyzwij: ${name}`,
    text: (region, least, most) =>
      `Arena, ${polishRegion(region)}, ${least === most ? `poziom ${least}` : `poziomy ${least}–${most}`}.`,
  },
};
export default words;
