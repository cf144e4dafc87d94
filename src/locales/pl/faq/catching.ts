import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { polishCount } from '../counted.ts';

const RATES = {
  easiest: 'Najłatwiejszy gatunek',
  middle: 'Gatunek pośrodku',
  hardest: 'Najtrudniejszy gatunek',
} as const;
const SITUATIONS = {
  well: 'zdrowy',
  half: 'połowa PŻ',
  last: '1 PŻ',
  asleep: '1 PŻ, śpi',
} as const;

/** Questions about balls and catching. */
export const polishCatchingChapter = ({
  balls,
  ballNames,
  catching: odds,
  teamSize,
}: FaqFacts): FaqChapter => ({
  id: 'catching',
  title: 'Łapanie',
  questions: [
    {
      id: 'catch',
      question: 'Jak złapać stworka?',
      answer: [
        'Gdy się pojawi, naciśnij „Spróbuj złapać!” i wyślij któregoś ze swoich. Osłab dzikiego atakami, a potem rzuć kulą. Przy każdej kuli stoi prawdziwa szansa, że utrzyma; im mniej punktów życia, tym większa, pomaga też sen i zamrożenie.',
        'Rzut zastępuje atak: jeśli kula nie utrzyma, ruch ma dziki. Jeśli dziki padnie, już go nie ma.',
      ],
      also: 'kula rzut pokeball spotkanie catch',
    },
    {
      id: 'catch-odds',
      question: 'Jaka jest szansa, że kula utrzyma?',
      answer: [
        'Zależy od gatunku, punktów życia i dolegliwości. Pomagają oparzenie, trucizna i paraliż, najbardziej sen i zamrożenie. Poziom i odmiana niczego nie zmieniają. Mistrzokula nigdy nie zawodzi.',
        ...(['easiest', 'middle', 'hardest'] as const).map((wanted) => ({
          table: {
            caption: RATES[wanted],
            head: [RATES[wanted], ...balls.map((ball) => ballNames[ball])],
            rows: odds
              .filter(({ rate }) => rate === wanted)
              .map(({ situation, percents }) => [
                SITUATIONS[situation],
                ...percents.map((each) => `${each}%`),
              ]),
          },
        })),
        import.meta.env.TRIAL
          ? 'Takie szanse naprawdę losuje gra. W walce widzisz liczby stworka, którego masz przed sobą.'
          : 'Takie szanse naprawdę losuje serwer. W walce widzisz liczby stworka, którego masz przed sobą.',
      ],
      also: 'szansa prawdopodobieństwo kula zwykła super ultra mistrzo procent odds',
    },
    {
      id: 'caught',
      question: 'Gdzie trafia złapany stworek?',
      answer: [
        `Do drużyny, póki ma mniej niż ${polishCount(teamSize, 'stworka', 'stworki', 'stworków')}. Potem czeka w Twoich pokemonach, gdzie możesz dać mu miejsce kogoś innego albo wziąć go do drużyny, gdy ktoś z niej odejdzie. Złapanie płaci monety według poziomu, a doświadczenia nie daje.`,
        { links: [{ to: '/pokemons', text: 'Twoje pokemony' }] },
      ],
      also: 'skrzynka drużyna pełna zamień box',
    },
  ],
});
