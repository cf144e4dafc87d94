import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { mapsWords } from '../../en/maps.ts';
import { numberWords } from '../../format.ts';
import { italianCapital, italianList } from '../counted.ts';
import { italianPercent } from './spelt.ts';

const TIERS = { bronze: 'Bronzo', silver: 'Argento', gold: 'Oro' } as const;

/** Coins, what they buy, and what can be staked. */
export const italianCoinsChapter = ({ goods, lures, gold }: FaqFacts): FaqChapter => ({
  id: 'coins',
  title: 'Monete',
  questions: [
    {
      id: 'mart',
      question: 'Che cosa vende l’emporio?',
      answer: [
        {
          table: {
            caption: 'Che cosa vende l’emporio',
            head: ['Articolo', 'Monete', 'Che cos’è'],
            rows: goods.map(({ name, price, text }) => [name, numberWords(price), text]),
          },
        },
        { links: [{ to: '/pokemart', text: 'All’emporio' }] },
      ],
      also: 'comprare prezzo negozio articolo palla ciondolo costo',
    },
    {
      id: 'charms',
      question: 'Come funzionano i ciondoli?',
      answer: [
        'Basta portarli: uno in borsa è sufficiente, un secondo non aggiungerebbe niente. Quelli per le lotte contano dall’inizio della lotta, quelli per gli incontri a ogni passo. Il premio di una lotta d’oro resta com’è.',
        { list: goods.filter(({ charm }) => charm).map(({ name, text }) => `${name}: ${text}`) },
      ],
      also: 'ciondolo orma moneta studio barlume bonus fortuna',
    },
    {
      id: 'lures',
      question: 'Come funzionano i richiami?',
      answer: [
        'Un richiamo si accende quando lo compri. Si consuma a ogni passo dove vivono creature, e altrove riposa; mappa ed emporio dicono quanti passi restano. Più richiami agiscono insieme, e i loro effetti si sommano, anche a quelli dei ciondoli.',
        {
          table: {
            caption: 'I richiami, i passi, e dove li vende l’emporio',
            head: ['Richiamo', 'Passi', 'In vendita'],
            rows: lures.map(({ name, steps, sold }) => [
              name,
              numberWords(steps),
              sold.length > 0 ? italianList(sold.map((map) => mapsWords.places[map].title)) : 'ovunque',
            ]),
          },
        },
      ],
      also: 'fischietto lanterna campana perla stella scacciapensieri passi rara lucente città negozio esca',
    },
    {
      id: 'furniture',
      question: 'A che cosa servono i mobili?',
      answer: [
        'A guardarli. Comprali all’emporio, mettili in uno degli otto posti del campo con «Arreda il campo» nella tua prima pagina, e siediti. Le lampade brillano di notte, e chi può vedere la tua pagina pubblica vede il campo. Alcuni pezzi si vendono solo nella città di una regione.',
        { links: [{ to: '/pokemart?tab=camp', text: 'I mobili all’emporio' }] },
      ],
      also: 'campo tenda tappeto lanterna stendardo arredare casa panca',
    },
    {
      id: 'looks',
      question: 'A che cosa serve un aspetto comprato?',
      answer: [
        'A essere indossato, e basta. Dodici non costano niente; gli altri li vende l’emporio, uno dappertutto e uno nella città di ogni altra regione. Ciò che hai comprato lo indossi con «Cambia aspetto» nella tua prima pagina, quante volte vuoi.',
        { links: [{ to: '/pokemart?tab=looks', text: 'Gli aspetti all’emporio' }] },
      ],
      also: 'aspetto vestito costume cappello cappotto personaggio indossare volpe',
    },
    {
      id: 'tutor',
      question: 'Che cosa insegna la maestra?',
      answer: [
        'Mosse dell’elenco di una creatura, fino a dieci livelli prima che le impari da sola. Ciò che ha già imparato lo scegli in squadra gratis, quante volte vuoi. Una mossa insegnata e poi cambiata con un’altra è dimenticata finché non arriva il suo livello, o finché non la ripaghi.',
        { links: [{ to: '/pokemart?tab=tutor', text: 'Dalla maestra' }] },
      ],
      also: 'maestra insegnare lezione imparare mossa scuola monete',
    },
    {
      id: 'tournaments',
      question: 'Come funzionano i tornei?',
      answer: [
        'Paghi l’iscrizione, vinci tutte le lotte di fila contro squadre di casa più o meno del tuo livello, e ricevi il premio e un nastro. Lotta fino in fondo la squadra iscritta; tra due lotte ognuno recupera un po’ di PS e basta. Una lotta persa, o un’altra cominciata al suo posto, chiude il torneo, e l’iscrizione è andata. Chiudere la finestra non fa perdere niente: il torneo aspetta.',
        { links: [{ to: '/goldbattle', text: 'Ai tornei' }] },
      ],
      also: 'torneo coppa iscrizione premio nastro turni squadra di casa',
    },
    {
      id: 'gold',
      question: 'La lotta d’oro conviene?',
      answer: [
        'Punti monete e, se vinci, ricevi il premio. Le probabilità sono misurate: così spesso vince chi sceglie sempre la mossa che promette di più. Con i tipi giusti e un buon ordine si fa meglio.',
        {
          table: {
            caption: 'Poste, premi e probabilità',
            head: ['Fascia', 'Posta', 'Premio', 'Probabilità'],
            rows: gold.map(({ tier, stake, prize, odds }) => [
              TIERS[tier],
              numberWords(stake),
              numberWords(prize),
              italianPercent(odds),
            ]),
          },
        },
        `${italianCapital(
          italianList(
            gold.map(({ tier, raise }) =>
              raise === 0
                ? `${TIERS[tier].toLowerCase()}: avversari al livello della tua squadra`
                : `${TIERS[tier].toLowerCase()}: fino al ${italianPercent(raise)} più alti`,
            ),
          ),
        )}.`,
        { links: [{ to: '/goldbattle', text: 'Alla lotta d’oro' }] },
      ],
      also: 'posta puntare scommessa probabilità bronzo argento oro premio',
    },
  ],
});
