import type { aboutWords } from '../en/about.ts';
import { numberWords } from '../format.ts';

const words: typeof aboutWords = {
  title: 'Sobre',
  sections: [
    {
      title: 'O que é Emberwild',
      text: 'Um jogo sobre andar por lugares selvagens, encontrar criaturas, criar um time e medir forças com outros, direto no navegador. Não há nada para instalar.',
    },
    {
      title: 'Justo por princípio',
      text: import.meta.env.TRIAL
        ? 'O que foi decidido fica decidido: recarregar nunca muda um encontro, um arremesso ou uma batalha. As chances que importam aparecem em números.'
        : 'Cada dado é lançado no servidor, e o que foi decidido fica decidido: recarregar nunca muda um encontro, um arremesso ou uma batalha. As chances que importam aparecem em números.',
    },
    {
      title: 'Para todo mundo',
      text: 'Teclado, mouse, toque, controle e leitor de tela valem igual. Amplie o quanto quiser. Tipos e variantes têm formas e palavras, não só cores.',
    },
    {
      title: 'Feito à mão',
      text: 'Todas as criaturas, mapas, nomes e imagens foram feitos para este jogo e não são de nenhum outro.',
    },
  ],
  numbersTitle: 'O mundo em números',
  numbers: {
    species: 'espécies',
    kinds: 'variantes de cada',
    maps: 'mapas',
    gyms: 'líderes de ginásio',
  },
  amount: numberWords,
  questions: 'Perguntas e respostas',
  thanksTitle: 'Com agradecimentos a',
  thanks: (count) =>
    `O jogo se apoia em ${count} bibliotecas de código aberto, que vão com ele até o seu navegador. Seus autores deixam todo mundo usá-las.`,
  faces:
    'Os textos usam Nunito, dos Nunito Project Authors; os títulos, Lilita One, de Juan Montoreano; ambas sob a SIL Open Font License.',
  libraries: 'Bibliotecas e suas licenças',
  licence: (name) => `Licença de ${name}`,
};
export default words;
