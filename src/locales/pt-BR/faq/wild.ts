import type { WildGround } from '../../../../content/encounters/grounds.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { hours as hourWords } from '../../en/hours.ts';
import { mapWords as tierWords } from '../../en/map.ts';
import { mapsWords } from '../../en/maps.ts';
import { numberWords } from '../../format.ts';
import { portugueseList } from '../counted.ts';
import { portugueseFeminine, portuguesePercent } from './spelt.ts';

const titleOf = (name: string): string =>
  Object.entries(mapsWords.places).find(([key]) => key === name)?.[1].title ?? name;
const GROUNDS: Readonly<Record<WildGround, string>> = {
  meadow: 'Campo',
  'tall-grass': 'Mato alto',
  wood: 'Bosque',
  sand: 'Areia',
  shore: 'Praia',
  rocks: 'Rochas',
  snow: 'Neve',
};

/** Questions about where and how often wild creatures appear. */
export const portugueseWildChapter = ({
  grounds,
  maps,
  hours,
  tiers,
  kinds,
  legends,
}: FaqFacts): FaqChapter => ({
  id: 'wild',
  title: 'Criaturas selvagens',
  questions: [
    {
      id: 'grounds',
      question: 'Onde vivem as criaturas selvagens?',
      answer: [
        'Cada terreno tem as suas. Com esta frequência um passo nele encontra alguém; trilhas, pisos e pontes são seguros.',
        {
          table: {
            caption: 'Passos que encontram alguém',
            head: ['Terreno', ...maps.map(({ name }) => titleOf(name))],
            rows: grounds.map(({ ground, percents }) => [
              GROUNDS[ground],
              ...percents.map((each) => (each === null ? '–' : portuguesePercent(each))),
            ]),
          },
        },
        `Quanto mais longe você anda, mais fortes elas são, um nível a mais a cada tantas casas: ${portugueseList(
          maps.map(({ name, cellsPerLevel }) => `${numberWords(cellsPerLevel)} em ${titleOf(name)}`),
        )}.`,
        'Quem você já encontrou uma vez, a Pokedex mostra com lugares, horas e chances.',
        { links: [{ to: '/pokedex', text: 'Abrir a Pokedex' }] },
      ],
      also: 'encontro taxa chance mapa mato alto bosque areia praia rochas campo achar',
    },
    {
      id: 'rare',
      question: 'Quão raro é raro?',
      answer: [
        'Em cada lugar uma criatura é comum, incomum, rara ou fabulosa. Onde há uma de cada, tantas aparecem para cada fabulosa:',
        { list: tiers.map(({ tier, times }) => `${tierWords.tiers[tier]}: ${numberWords(times)}`) },
        `Contam-se ${portugueseFeminine(legends)} lendas. Cada uma é fabulosa, bem longe, num só terreno, e só aparece numa hora.`,
      ],
      also: 'categoria chance lendário lenda fabuloso incomum comum',
    },
    {
      id: 'kinds',
      question: 'O que são criaturas sombrias e brilhantes?',
      answer: [
        'Variantes raras de cada espécie. As sombrias batem um pouco mais forte, as brilhantes são um pouco mais rápidas, e ambas têm a cara disso. A variante vai junto do nome, de modo que nunca é só a cor que diz.',
        {
          list: [
            `Sombria: uma em ${numberWords(kinds.dark.oneIn)}, e ${portuguesePercent(kinds.dark.more)} a mais de ataque.`,
            `Brilhante: uma em ${numberWords(kinds.shiny.oneIn)}, e ${portuguesePercent(kinds.shiny.more)} a mais de velocidade.`,
          ],
        },
        `Com o Amuleto do lusco-fusco na bolsa, é uma em ${numberWords(kinds.dark.oneInWithCharm)} e uma em ${numberWords(kinds.shiny.oneInWithCharm)}.`,
        `A pesquisa também ajuda: cada espécie capturada torna ambas ${portuguesePercent(kinds.notes)} mais prováveis, para sempre.`,
      ],
      also: 'chance taxa cor variante sombrio brilhante shiny',
    },
    {
      id: 'research',
      question: 'O que é a pesquisa, e o que ela dá?',
      answer: [
        `Na sua página da Pokedex, cada espécie tem um punhado de tarefas: capturar algumas, encontrar uma na hora dela, vencer com uma, deixar uma evoluir. Quaisquer ${portugueseFeminine(kinds.study.sketch)} fazem um esboço, quaisquer ${portugueseFeminine(kinds.study.tasks)}, um estudo; ambos pagam umas moedas, e ninguém precisa trocar nem ter sorte para isso. O jogo conta sozinho, e nada vence.`,
        `Quem estudou uma espécie encontra brilhantes dela ${portugueseFeminine(kinds.study.times)} vezes mais: uma em ${numberWords(kinds.study.oneIn)} em vez de uma em ${numberWords(kinds.shiny.oneIn)}, para sempre, e antes dos amuletos. É o jeito gentil; não há outro para apressar.`,
        'Com o número de espécies estudadas vêm títulos, dos quais você usa um ao lado do nome, e molduras mais finas para o cartão de treinador. Quem fica fora não perde nada disso.',
        { links: [{ to: '/pokedex', text: 'Abrir a Pokedex' }] },
      ],
      also: 'tarefa estudo esboço título moldura brilhante chances pokedex anotações',
    },
    {
      id: 'finds',
      question: 'O que há pelo chão dos mapas, e as frutinhas estragam?',
      answer: [
        'Há bolas e bolsinhas pelo chão, cada uma só uma vez para você: chegue perto e aperte o botão, Enter, ou toque nelas. Outras estão escondidas onde um curioso olharia: em barris, tocos, atrás de pedras. Placas e pessoas dão dicas.',
        'Frutinhas crescem a cada dia; o dia começa à meia-noite UTC. O suco de um arbusto é um gole para o cantil. As maduras esperam o tempo que for: quem fica fora não perde nada.',
      ],
      also: 'itens chão achar escondido frutinha arbusto placa ler olhar pegar tesouro',
    },
    {
      id: 'hours',
      question: 'O que mudam as horas e o tempo?',
      answer: [
        `Um dia em Emberwild dura ${hours.reduce((sum, { minutes }) => sum + minutes, 0)} minutos de verdade, para todo mundo ao mesmo tempo: ${portugueseList(
          hours.map(({ hour, minutes }) => `${hourWords.names[hour].toLowerCase()} ${minutes}`),
        )}. Algumas criaturas só aparecem a certas horas.`,
        'O tempo sobre um mapa muda a cada cinco minutos, para todo mundo ao mesmo tempo. Algumas criaturas só aparecem com neblina, chuva ou neve, outras aparecem mais com o tempo de que gostam; a Pokedex diz qual.',
        'O tempo numa batalha é outra coisa: são os golpes que o trazem, e é lá que ele conta.',
      ],
      also: 'relógio hora amanhecer dia entardecer noite chuva sol estação neblina neve folhas tempo clima',
    },
  ],
});
