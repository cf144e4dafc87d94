import type { faqWords } from '../en/faq/index.ts';
import { portugueseCount } from './counted.ts';

const words: typeof faqWords = {
  title: 'Perguntas e respostas',
  intro: import.meta.env.TRIAL
    ? 'O que quem chega pergunta. Os números são calculados a partir dos que o jogo usa. Contas, trocas e outros jogadores só existem num servidor, não nesta demonstração.'
    : 'O que quem chega pergunta. Os números são calculados a partir dos que o servidor usa.',
  search: 'Procurar nas perguntas',
  chapters: 'Capítulos',
  found: (count) => portugueseCount(count, 'resposta', 'respostas'),
  none: 'Nenhuma resposta tem essas palavras',
  noneText: 'Tente com menos delas, ou com outra.',
  clear: 'Mostrar todas as perguntas',
  link: 'Link para esta resposta',
};
export default words;
