import type { titleWords } from '../en/titles.ts';
import { portugueseCount } from './counted.ts';

const TITLES: Readonly<Record<string, string>> = {
  greenreach: 'Amizade do Vale',
  harkmoor: 'Ouvido do Brejo',
  scattersea: 'Sétima Onda',
  overcloud: 'Chama as Nuvens pelo Apelido',
  fourlight: 'Guarda da Quarta Luz',
  'research-1': 'Já Tem Lápis',
  'research-5': 'Saber de Joelho Verde',
  'research-15': 'Leitura de Pegadas',
  'research-40': 'Correspondente do Mato',
  'research-80': 'Doutorado em Mato Alto',
  'research-120': 'Visita Querida nas Tocas',
  'research-166': 'Conhece Todos pelo Nome',
};

const words: typeof titleWords = {
  of: (id) => TITLES[id] ?? '',
  choose: 'Título ao lado do seu nome',
  none: 'Sem título',
  chosen: (title) => (title ? `De agora em diante: ${title}.` : 'Seu nome volta a andar sozinho.'),
  hint: 'O último passo das missões de uma região dá um título, e a pesquisa na Pokedex também.',
  toQuests: 'Ir às missões',
  studied: (count) =>
    `${portugueseCount(count, 'espécie estudada', 'espécies estudadas')}. A moldura do cartão vai ficando mais fina com elas.`,
};
export default words;
