import type { campWords } from '../en/camp.ts';

const words: typeof campWords = {
  list: 'O que há no acampamento',
  arrange: 'Arrumar o acampamento',
  title: 'Seu acampamento',
  text: 'Cada mudança vale na hora. Uma peça fica num lugar só: ponha em outro, e ela muda de lugar.',
  loading: 'Tirando tudo da barraca…',
  failed: 'Não deu para buscar seus móveis.',
  again: 'Tentar de novo',
  empty: 'Você ainda não tem móveis. O mercado vende, e a cidade de cada região tem peças próprias.',
  toMart: 'Ir ao mercado',
  more: 'Ver mais no mercado',
  nothing: 'Nada',
  noneFits: 'Você ainda não tem nada que caiba aqui.',
  done: 'Pronto',
  placed: (piece, spot) => `${piece}: ${spot}.`,
  cleared: (spot) => `${spot}: vazio.`,
  spots: {
    tent: 'Sua barraca',
    line: 'Entre as barracas',
    rug: 'Diante da fogueira',
    backLeft: 'Ao fundo à esquerda, junto aos pinheiros',
    backRight: 'Ao fundo à direita, junto aos pinheiros',
    middle: 'Atrás da fogueira',
    frontLeft: 'À frente, à esquerda',
    frontRight: 'À frente, à direita',
  },
  page: 'Acampamento',
};
export default words;
