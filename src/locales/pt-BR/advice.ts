import type { adviceWords } from '../en/advice.ts';
import { portugueseRegion } from './ids.ts';

const levels = (least: number, most: number) =>
  least === most ? `nível ${least}` : `níveis ${least} a ${most}`;

const words: typeof adviceWords = {
  title: 'O que fazer agora',
  loading: 'Dando uma olhada por você…',
  failed: 'Não deu para descobrir o que fazer agora.',
  offers: {
    title: (count) => (count === 1 ? 'Uma proposta espera' : `${count} propostas esperam`),
    text: 'Alguém gostaria de trocar com você.',
  },
  evolve: {
    title: (name, count) =>
      count === 1 ? `${name} pode evoluir` : `${name} e mais ${count - 1} podem evoluir`,
    text: 'Basta um toque, quando você quiser.',
  },
  balls: {
    title: (count) =>
      count === 0 ? 'Acabaram as bolas' : count === 1 ? 'Só resta 1 bola' : `Só restam ${count} bolas`,
    text: 'No mercado há mais.',
  },
  firstSteps: {
    title: 'Capture a segunda criatura',
    text: 'Entre no mato alto: deixe-a fraca e jogue uma bola.',
  },
  gym: {
    title: (name) => `Desafie ${name}`,
    text: (region, least, most) => `Ginásio de ${portugueseRegion(region)}, ${levels(least, most)}.`,
  },
};
export default words;
