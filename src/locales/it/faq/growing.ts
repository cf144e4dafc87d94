import { MOST_SET_FREE } from '../../../../contract/owned.ts';
import { MOST_NICKNAME } from '../../../../contract/shapes/creature.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { italianNumber, italianPercent } from './spelt.ts';

const BATTLES = {
  wb: 'Creature selvatiche',
  gym: 'Capipalestra',
  user: 'Giocatori',
  training: 'Allenamento',
  gold: 'Lotta d’oro',
} as const;

function coinsOf(kind: keyof typeof BATTLES, coins: number | null): string {
  if (kind === 'gym') return 'quelle del capopalestra';
  if (kind === 'gold') return 'il premio';
  return coins ? `${numberWords(coins)} a livello` : 'nessuna';
}

/** Experience, moves and evolving. */
export const italianGrowingChapter = ({ pays, wild, totals, evolving, teamSize }: FaqFacts): FaqChapter => ({
  id: 'growing',
  title: 'Crescere',
  questions: [
    {
      id: 'pays',
      question: 'Che cosa porta una vittoria?',
      answer: [
        'Esperienza per tutta la squadra, esausti compresi, uguale per ognuno; e monete. L’una e le altre crescono con i livelli di chi batti.',
        {
          table: {
            caption: 'Che cosa porta una vittoria',
            head: ['Contro', 'Esperienza', 'Monete'],
            rows: pays.map(({ kind, experience, coins }) => [
              BATTLES[kind],
              italianPercent(experience),
              kind === 'wb'
                ? `${numberWords(coins ?? 0)} a livello e ${numberWords(wild.fee)}`
                : coinsOf(kind, coins),
            ]),
          },
        },
        `Una creatura selvatica che invece catturi paga ${numberWords(wild.caught)} monete a livello e ${numberWords(wild.fee)}.`,
        `Una squadra grande divide, ma non del tutto: in ${italianNumber(teamSize)} ognuno riceve meno di uno solo, tutti insieme ricevono di più.`,
      ],
      also: 'ricompensa esperienza esp monete denaro guadagnare vincere',
    },
    {
      id: 'levels',
      question: 'Quanta esperienza serve per un livello?',
      answer: [
        'Le specie crescono in fretta, a passo medio o piano. Contando dal livello 1, per arrivarci serve:',
        {
          table: {
            caption: 'Esperienza per livello',
            head: ['Livello', 'Rapida', 'Media', 'Lenta'],
            rows: totals.map(({ level, exp }) => [
              String(level),
              numberWords(exp.fast),
              numberWords(exp.medium),
              numberWords(exp.slow),
            ]),
          },
        },
      ],
      also: 'esp crescita salire di livello totale',
    },
    {
      id: 'free',
      question: 'Posso lasciar andare le creature?',
      answer: [
        `Sì: tra le tue creature, una per una o fino a ${italianNumber(MOST_SET_FREE)} insieme. Prima te lo si chiede, perché è per sempre, e in cambio non si riceve niente. Le preferite restano, e anche quelle in squadra o in scambio. Il Pokedex non dimentica nessuno.`,
        { links: [{ to: '/pokemons', text: 'Le tue creature' }] },
      ],
      also: 'liberare lasciare andare cancellare togliere creatura box pieno',
    },
    {
      id: 'nickname',
      question: 'Posso dare un nome tutto suo a una creatura?',
      answer: [
        `Sì: premi la penna accanto al nome, in squadra o tra le tue creature. Un soprannome ha fino a ${italianNumber(MOST_NICKNAME)} caratteri e sta accanto alla specie, anche in lotte e scambi. Non può somigliare a una specie o a una variante, né offendere: si può segnalare, e la gestione può toglierlo per sempre.`,
        'In uno scambio viaggia con lei. Chi la riceve può cambiarlo.',
        { links: [{ to: '/team', text: 'La tua squadra' }] },
      ],
      also: 'soprannome nome rinominare chiamare',
    },
    {
      id: 'evolve',
      question: 'Come si evolvono le creature?',
      answer: [
        `Da un livello che dipende dalla specie, al più presto ${evolving.least} e al più tardi ${evolving.most}, accanto a lei c’è il pulsante Evolvi, in squadra e tra le tue creature. Finché non lo premi non succede niente. Livello, esperienza e mosse restano.`,
        'Chi è in squadra non può evolversi durante una lotta.',
        { links: [{ to: '/pokemons?canEvolve=1', text: 'Chi delle tue può evolversi' }] },
      ],
      also: 'evoluzione stadio crescere pulsante',
    },
    {
      id: 'moves',
      question: 'Come cambio le mosse?',
      answer: [
        'In squadra e tra le tue creature ognuna delle quattro mosse è un elenco: scegli tra tutto ciò che la creatura ha imparato al suo livello, quante volte vuoi, e premi Salva. Niente di imparato si dimentica.',
        { links: [{ to: '/team', text: 'La tua squadra' }] },
      ],
      also: 'imparare mossa posto dimenticare',
    },
    {
      id: 'favourites',
      question: 'Come evito di dar via qualcuno per sbaglio?',
      answer: [
        'Contrassegnala come preferita con il cuore, in squadra o tra le tue creature. Il gioco chiede una volta in più prima che una preferita lasci la squadra, e non si può né scambiare né liberare. Chi è tuo resta tuo finché non lo scambi o lo liberi tu.',
        { links: [{ to: '/pokemons?favourite=1', text: 'Le tue preferite' }] },
      ],
      also: 'preferita preferito bloccare cancellare liberare perdere sicuro cuore',
    },
  ],
});
