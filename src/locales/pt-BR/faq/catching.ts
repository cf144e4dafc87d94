import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { portugueseNumber, portuguesePercent } from './spelt.ts';

const RATES = {
  easiest: 'A espécie mais fácil',
  middle: 'Uma do meio',
  hardest: 'A espécie mais difícil',
} as const;
const SITUATIONS = {
  well: 'ileso',
  half: 'metade dos PV',
  last: '1 PV',
  asleep: '1 PV, dormindo',
} as const;

/** Questions about balls and catching. */
export const portugueseCatchingChapter = ({
  balls,
  ballNames,
  catching: odds,
  teamSize,
}: FaqFacts): FaqChapter => ({
  id: 'catching',
  title: 'Captura',
  questions: [
    {
      id: 'catch',
      question: 'Como capturo uma criatura?',
      answer: [
        'Quando uma surgir, aperte “Tentar capturar!” e mande uma das suas. Enfraqueça a selvagem com golpes e depois jogue uma bola. Ao lado de cada bola está a chance real de que ela segure; menos PV, sono ou gelo a aumentam.',
        'Um arremesso ocupa o lugar do seu golpe: se a bola não segurar, é a vez da selvagem. Se ela desmaiar, vai embora.',
      ],
      also: 'bola jogar pokebola encontro',
    },
    {
      id: 'catch-odds',
      question: 'Qual é a chance de uma bola segurar?',
      answer: [
        'Depende da espécie, dos PV e do que a aflige. Queimadura, veneno e paralisia ajudam; sono e gelo ajudam mais. Nível e variante não mudam nada. A bola mestra nunca falha.',
        ...(['easiest', 'middle', 'hardest'] as const).map((wanted) => ({
          table: {
            caption: RATES[wanted],
            head: [RATES[wanted], ...balls.map((ball) => ballNames[ball])],
            rows: odds
              .filter(({ rate }) => rate === wanted)
              .map(({ situation, percents }) => [SITUATIONS[situation], ...percents.map(portuguesePercent)]),
          },
        })),
        import.meta.env.TRIAL
          ? 'São os números com que o jogo lança os dados. Numa batalha, você vê os da criatura à sua frente.'
          : 'São os números com que o servidor lança os dados. Numa batalha, você vê os da criatura à sua frente.',
      ],
      also: 'captura taxa chance probabilidade bola básica super ultra mestra porcentagem',
    },
    {
      id: 'caught',
      question: 'Para onde vai uma criatura capturada?',
      answer: [
        `Para o seu time, enquanto ele tiver menos de ${portugueseNumber(teamSize)}. Depois disso, espera em Seus Pokemon, onde dá para lhe passar o lugar de outra, ou pô-la no time quando alguém sair. Uma captura paga moedas conforme o nível da criatura, e nenhuma experiência.`,
        { links: [{ to: '/pokemons', text: 'Seus Pokemon' }] },
      ],
      also: 'caixa guardar time cheio substituir',
    },
  ],
});
