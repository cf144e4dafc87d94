import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { germanNumber, germanPercent } from './spelt.ts';

const RATES = {
  easiest: 'Die leichteste Art',
  middle: 'Eine mittlere',
  hardest: 'Die schwerste Art',
} as const;
const SITUATIONS = {
  well: 'unverletzt',
  half: 'die Hälfte der KP',
  last: '1 KP',
  asleep: '1 KP, im Schlaf',
} as const;

/** Questions about balls and catching. */
export const germanCatchingChapter = ({
  balls,
  ballNames,
  catching: odds,
  teamSize,
}: FaqFacts): FaqChapter => ({
  id: 'catching',
  title: 'Fangen',
  questions: [
    {
      id: 'catch',
      question: 'Wie fange ich ein Wesen?',
      answer: [
        'Taucht eines auf, drück „Versuch’s zu fangen!“ und schick eines von deinen los. Schwäch das wilde mit Attacken und wirf dann einen Ball. Neben jedem Ball steht die echte Chance, dass er hält; weniger KP, Schlaf oder Frost erhöhen sie.',
        'Ein Wurf ersetzt deinen Angriff: Hält der Ball nicht, ist das wilde Wesen am Zug. Wird es kampfunfähig, ist es weg.',
      ],
      also: 'ball werfen pokeball begegnung',
    },
    {
      id: 'catch-odds',
      question: 'Wie sicher hält ein Ball?',
      answer: [
        'Das hängt von der Art ab, von ihren KP und davon, was ihr fehlt. Brand, Gift und Lähmung helfen, Schlaf und Frost am meisten. Level und Variante ändern nichts. Ein Meisterball hält immer.',
        ...(['easiest', 'middle', 'hardest'] as const).map((wanted) => ({
          table: {
            caption: RATES[wanted],
            head: [RATES[wanted], ...balls.map((ball) => ballNames[ball])],
            rows: odds
              .filter(({ rate }) => rate === wanted)
              .map(({ situation, percents }) => [SITUATIONS[situation], ...percents.map(germanPercent)]),
          },
        })),
        import.meta.env.TRIAL
          ? 'Mit diesen Zahlen würfelt das Spiel. Im Kampf siehst du die des Wesens vor dir.'
          : 'Mit diesen Zahlen würfelt der Server. Im Kampf siehst du die des Wesens vor dir.',
      ],
      also: 'fangrate chance wahrscheinlichkeit ball basis super ultra meister prozent',
    },
    {
      id: 'caught',
      question: 'Wohin kommt ein gefangenes Wesen?',
      answer: [
        `In dein Team, solange dort weniger als ${germanNumber(teamSize)} sind. Danach wartet es unter Deine Pokemon, wo du ihm den Platz eines anderen geben oder es ins Team nehmen kannst, sobald jemand gegangen ist. Ein Fang bringt Münzen nach dem Level des Wesens und keine Erfahrung.`,
        { links: [{ to: '/pokemons', text: 'Deine Pokemon' }] },
      ],
      also: 'box lager team voll ersetzen',
    },
  ],
});
