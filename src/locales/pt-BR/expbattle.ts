import type { trainingWords } from '../en/expbattle.ts';

const words: typeof trainingWords = {
  title: 'Batalha de treino',
  intro: 'Parceiros de um só tipo, tantos quantos há no seu time e um pouco abaixo dele.',
  select: 'Escolha o tipo',
  wheel: 'O tipo dos parceiros',
  none: 'Nenhum escolhido ainda',
  start: 'Começar o treino',
  starting: 'Carregando',
  experience: (times) => `${times} vezes a experiência`,
  coins: 'Sem moedas',
  facts: 'O que rende',
  weak: 'Seus golpes que pegam forte neles',
  strong: 'Em quem os golpes deles pegam forte',
};
export default words;
