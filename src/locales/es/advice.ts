import type { adviceWords } from '../en/advice.ts';
import { spanishRegion } from './ids.ts';

const words: typeof adviceWords = {
  title: 'Qué hacer ahora',
  loading: 'Echando un vistazo por ti…',
  failed: 'No se pudo averiguar qué hacer ahora.',
  offers: {
    title: (count) => (count === 1 ? 'Te espera una oferta' : `Te esperan ${count} ofertas`),
    text: 'Alguien quiere intercambiar contigo.',
  },
  evolve: {
    title: (name, count) =>
      count === 1 ? `${name} puede evolucionar` : `${name} y ${count - 1} más pueden evolucionar`,
    text: 'Basta con pulsar, cuando quieras.',
  },
  balls: {
    title: (count) =>
      count === 0 ? 'No quedan bolas' : count === 1 ? 'Solo queda 1 bola' : `Solo quedan ${count} bolas`,
    text: 'En la tienda hay más.',
  },
  firstSteps: {
    title: 'Captura una segunda criatura',
    text: 'A la hierba alta: debilítala y lánzale una bola.',
  },
  gym: {
    title: (name) => `Reta a ${name}`,
    text: (region, least, most) =>
      `Gimnasio de ${spanishRegion(region)}, ${least === most ? `nivel ${least}` : `niveles ${least} a ${most}`}.`,
  },
};
export default words;
