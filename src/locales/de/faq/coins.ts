import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { mapsWords } from '../../en/maps.ts';
import { numberWords } from '../../format.ts';
import { germanList } from '../counted.ts';
import { germanTier } from '../ids.ts';
import { germanPercent } from './spelt.ts';

/** Coins, what they buy, and what can be staked. */
export const germanCoinsChapter = ({ goods, lures, gold }: FaqFacts): FaqChapter => ({
  id: 'coins',
  title: 'Münzen',
  questions: [
    {
      id: 'mart',
      question: 'Was verkauft der Markt?',
      answer: [
        {
          table: {
            caption: 'Was der Markt verkauft',
            head: ['Ware', 'Münzen', 'Was es ist'],
            rows: goods.map(({ name, price, text }) => [name, numberWords(price), text]),
          },
        },
        { links: [{ to: '/pokemart', text: 'Zum Markt' }] },
      ],
      also: 'kaufen preis laden ware ball anhänger kosten',
    },
    {
      id: 'charms',
      question: 'Wie wirken Anhänger?',
      answer: [
        'Indem du sie trägst: Einer im Beutel genügt, ein zweiter würde nichts hinzufügen. Die für Kämpfe gelten, wenn der Kampf beginnt, die für Begegnungen bei jedem Schritt. Der Preis eines Goldkampfs bleibt, wie er ist.',
        { list: goods.filter(({ charm }) => charm).map(({ name, text }) => `${name}: ${text}`) },
      ],
      also: 'münzen erfahrung schimmer anhänger bonus glück',
    },
    {
      id: 'lures',
      question: 'Wie wirken Lockmittel?',
      answer: [
        'Ein Lockmittel wird entzündet, wenn du es kaufst. Es brennt mit jedem Schritt, wo Wesen leben, und ruht überall sonst; Karte und Markt sagen, wie viele Schritte übrig sind. Mehrere brennen nebeneinander, und ihre Wirkung zählt zusammen, auch mit deinen Anhängern.',
        {
          table: {
            caption: 'Lockmittel, ihre Schritte und wo der Markt sie verkauft',
            head: ['Lockmittel', 'Schritte', 'Zu haben'],
            rows: lures.map(({ name, steps, sold }) => [
              name,
              numberWords(steps),
              sold.length > 0 ? germanList(sold.map((map) => mapsWords.places[map].title)) : 'überall',
            ]),
          },
        },
      ],
      also: 'pfeife laterne glocke perle stern schritte selten schillernd ort laden',
    },
    {
      id: 'furniture',
      question: 'Wozu sind Möbel gut?',
      answer: [
        'Zum Ansehen. Kauf sie im Markt, stell sie mit „Lager einrichten“ auf deiner Startseite an einen der acht Plätze deines Lagers und setz dich. Lampen leuchten nachts, und wer deine Trainerseite sehen darf, sieht auch dein Lager. Manche Stücke gibt es nur im Ort einer Region.',
        { links: [{ to: '/pokemart?tab=camp', text: 'Möbel im Markt' }] },
      ],
      also: 'lager zelt teppich laterne banner schmücken zuhause bank',
    },
    {
      id: 'looks',
      question: 'Wozu kauft man ein Aussehen?',
      answer: [
        'Zum Tragen, sonst zu nichts. Zwölf kosten nichts; die anderen verkauft der Markt, eines überall und je eines in den Orten der anderen Regionen. Was du gekauft hast, ziehst du mit „Aussehen ändern“ auf deiner Startseite an, so oft du magst.',
        { links: [{ to: '/pokemart?tab=looks', text: 'Aussehen im Markt' }] },
      ],
      also: 'aussehen kleidung kostüm hut mantel figur anziehen fuchs',
    },
    {
      id: 'tutor',
      question: 'Was lernt man im Unterricht?',
      answer: [
        'Attacken aus der eigenen Liste eines Wesens, bis zu zehn Level, bevor es sie von selbst lernt. Was es bis zu seinem Level gelernt hat, wählst du unter Dein Team kostenlos, so oft du willst. Eine gelehrte Attacke, die gegen eine andere getauscht wird, ist vergessen, bis ihr Level kommt oder du noch einmal zahlst.',
        { links: [{ to: '/pokemart?tab=tutor', text: 'Zum Unterricht' }] },
      ],
      also: 'lehrerin stunde lernen lehren attacke schule münzen',
    },
    {
      id: 'tournaments',
      question: 'Wie laufen Turniere ab?',
      answer: [
        'Du zahlst ein Startgeld, gewinnst alle Kämpfe in Folge gegen Hausteams auf etwa deinem Level und bekommst den Preis und eine Schleife. Das Team, das angetreten ist, kämpft bis zum Schluss; zwischen zwei Kämpfen bekommen alle ein paar KP zurück, mehr nicht. Ein verlorener Kampf, oder ein anderer an seiner Stelle, beendet das Turnier, und das Startgeld ist weg. Das Fenster zu schließen kostet nichts: Das Turnier wartet.',
        { links: [{ to: '/goldbattle', text: 'Zu den Turnieren' }] },
      ],
      also: 'turnier pokal startgeld preis schleife runden hausteam',
    },
    {
      id: 'gold',
      question: 'Lohnt sich der Goldkampf?',
      answer: [
        'Du setzt Münzen und bekommst den Preis, wenn du gewinnst. Die Chancen sind gemessen: So oft gewinnt, wer immer die Attacke nimmt, die am meisten verspricht. Mit den richtigen Typen in guter Reihenfolge geht es besser.',
        {
          table: {
            caption: 'Einsätze, Preise und Chancen',
            head: ['Stufe', 'Einsatz', 'Preis', 'Chance'],
            rows: gold.map(({ tier, stake, prize, odds }) => [
              germanTier(tier),
              numberWords(stake),
              numberWords(prize),
              germanPercent(odds),
            ]),
          },
        },
        `Das Level der Gegner: ${germanList(
          gold.map(({ tier, raise }) =>
            raise === 0
              ? `bei ${germanTier(tier)} wie dein Team`
              : `bei ${germanTier(tier)} bis zu ${germanPercent(raise)} höher`,
          ),
        )}.`,
        { links: [{ to: '/goldbattle', text: 'Zum Goldkampf' }] },
      ],
      also: 'einsatz wette chance stufe bronze silber gold preis',
    },
  ],
});
