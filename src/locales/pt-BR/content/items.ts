import type { itemTexts } from '../../en/content/items.ts';

const words: typeof itemTexts = {
  nball: {
    name: 'Bola básica',
    description: 'Vidro claro num suporte simples. Boa para o que está cansado ou é manso.',
  },
  gball: {
    name: 'Superbola',
    description: 'Vidro azul num suporte mais largo. Segura uma vez e meia melhor do que a bola básica.',
  },
  uball: {
    name: 'Ultrabola',
    description: 'Vidro âmbar, queimado duas vezes. Segura duas vezes melhor do que a bola básica.',
  },
  mball: {
    name: 'Bola mestra',
    description: 'Vidro violeta que ninguém mais sabe fazer. Nunca falha.',
  },
  'trail-charm': {
    name: 'Amuleto da trilha',
    description:
      'Uma botina entalhada num cordão. Enquanto estiver com você, criaturas raras aparecem uma vez e meia mais.',
  },
  'coin-charm': {
    name: 'Amuleto da moeda',
    description:
      'Uma moeda de duas caras, ambas sorrindo. Enquanto estiver com você, vitórias pagam um décimo a mais.',
  },
  'study-charm': {
    name: 'Amuleto do estudo',
    description:
      'Um marcador de livro que já leu tudo. Enquanto estiver com você, o time aprende um décimo mais depressa.',
  },
  'glimmer-charm': {
    name: 'Amuleto do lusco-fusco',
    description:
      'Uma lasca de entardecer numa garra de prata. Enquanto estiver com você, criaturas brilhantes e sombrias aparecem duas vezes mais.',
  },
  'grass-whistle': {
    name: 'Apito de capim',
    description:
      'Uma folha de capim a quem contaram um segredo. Por 100 passos na natureza, criaturas raras aparecem uma vez e meia mais.',
  },
  'peat-lantern': {
    name: 'Lanterna de turfa',
    description:
      'Queima devagar e cheira a chuva velha. Por 150 passos na natureza, criaturas raras aparecem duas vezes mais.',
  },
  'salt-bell': {
    name: 'Sino de sal',
    description:
      'Só toca debaixo d’água, e tudo o que tem orelhas vem olhar. Por 200 passos na natureza, criaturas raras aparecem duas vezes e meia mais.',
  },
  'pearl-dust': {
    name: 'Pó de pérola',
    description:
      'Uma pitada de luar, espirrada por uma ostra. Por 150 passos na natureza, criaturas brilhantes e sombrias aparecem uma vez e meia mais.',
  },
  'star-bait': {
    name: 'Isca de estrela',
    description:
      'Uma migalha de estrela cadente num fio muito comprido. Por 200 passos na natureza, criaturas brilhantes e sombrias aparecem duas vezes mais.',
  },
  'cloud-chime': {
    name: 'Carrilhão de nuvem',
    description:
      'Sete tubinhos que tocam o que o vento ia dizer. Por 250 passos na natureza, criaturas raras aparecem três vezes mais.',
  },
};
export default words;
