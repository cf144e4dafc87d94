import type { adviceWords } from '../en/advice.ts';
import { italianRegion } from './ids.ts';

const words: typeof adviceWords = {
  title: 'E adesso?',
  loading: 'Diamo un’occhiata in giro per te…',
  failed: 'Per ora non sappiamo dirti che cosa fare.',
  offers: {
    title: (count) => (count === 1 ? 'Un’offerta aspetta' : `${count} offerte aspettano`),
    text: 'Qualcuno vorrebbe fare uno scambio con te.',
  },
  evolve: {
    title: (name, count) =>
      count === 1
        ? `${name} può evolversi`
        : count === 2
          ? `${name} e un’altra possono evolversi`
          : `${name} e altre ${count - 1} possono evolversi`,
    text: 'Basta un tocco, quando vuoi tu.',
  },
  balls: {
    title: (count) =>
      count === 0
        ? 'Palle finite'
        : count === 1
          ? 'È rimasta una sola palla'
          : `Sono rimaste solo ${count} palle`,
    text: 'All’emporio ce ne sono altre.',
  },
  firstSteps: {
    title: 'Cattura una seconda creatura',
    text: 'Dentro l’erba alta: indeboliscila, poi lancia una palla.',
  },
  gym: {
    title: (name) => `Sfida ${name}`,
    text: (region, least, most) =>
      `Palestra di ${italianRegion(region)}, ${least === most ? `livello ${least}` : `livelli da ${least} a ${most}`}.`,
  },
};
export default words;
