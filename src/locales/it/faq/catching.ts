import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { italianNumber, italianPercent } from './spelt.ts';

const RATES = {
  easiest: 'La specie più facile',
  middle: 'Una via di mezzo',
  hardest: 'La specie più difficile',
} as const;
const SITUATIONS = {
  well: 'illesa',
  half: 'metà dei PS',
  last: '1 PS',
  asleep: '1 PS, nel sonno',
} as const;

/** Questions about balls and catching. */
export const italianCatchingChapter = ({
  balls,
  ballNames,
  catching: odds,
  teamSize,
}: FaqFacts): FaqChapter => ({
  id: 'catching',
  title: 'Catturare',
  questions: [
    {
      id: 'catch',
      question: 'Come catturo una creatura?',
      answer: [
        'Quando ne appare una, premi «Prova a prenderlo!» e manda una delle tue. Indebolisci la selvatica con le mosse, poi lancia una palla. Accanto a ogni palla c’è la vera probabilità che tenga; meno punti salute, sonno o gelo la alzano.',
        'Un lancio prende il posto della mossa: se la palla non tiene, tocca alla selvatica. Se resta esausta, è persa.',
      ],
      also: 'palla lanciare cattura incontro',
    },
    {
      id: 'catch-odds',
      question: 'Quanto è probabile che una palla tenga?',
      answer: [
        'Dipende dalla specie, dai suoi punti salute e dai suoi malanni. Scottatura, veleno e paralisi aiutano, sonno e gelo aiutano di più. Livello e variante non cambiano niente. Una Palla Suprema non sbaglia mai.',
        ...(['easiest', 'middle', 'hardest'] as const).map((wanted) => ({
          table: {
            caption: RATES[wanted],
            head: [RATES[wanted], ...balls.map((ball) => ballNames[ball])],
            rows: odds
              .filter(({ rate }) => rate === wanted)
              .map(({ situation, percents }) => [SITUATIONS[situation], ...percents.map(italianPercent)]),
          },
        })),
        import.meta.env.TRIAL
          ? 'Sono i numeri con cui il gioco tira i dadi. In una lotta vedi quelli della creatura che hai davanti.'
          : 'Sono i numeri con cui il server tira i dadi. In una lotta vedi quelli della creatura che hai davanti.',
      ],
      also: 'cattura tasso probabilità palla base super ultra suprema percento',
    },
    {
      id: 'caught',
      question: 'Dove va una creatura catturata?',
      answer: [
        `In squadra, finché lì sono meno di ${italianNumber(teamSize)}. Poi aspetta tra le tue creature, dove puoi darle il posto di un’altra, o metterla in squadra quando qualcuno è uscito. Una cattura paga monete secondo il livello, e niente esperienza.`,
        { links: [{ to: '/pokemons', text: 'Le tue creature' }] },
      ],
      also: 'box deposito squadra piena sostituire',
    },
  ],
});
