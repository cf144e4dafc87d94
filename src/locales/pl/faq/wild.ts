import type { WildGround } from '../../../../content/encounters/grounds.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { hours as hourWords } from '../../en/hours.ts';
import { mapsWords } from '../../en/maps.ts';
import { polishCapital, polishCount, polishList } from '../counted.ts';

const titleOf = (name: string): string =>
  Object.entries(mapsWords.places).find(([key]) => key === name)?.[1].title ?? name;
const GROUNDS: Readonly<Record<WildGround, string>> = {
  meadow: 'Łąka',
  'tall-grass': 'Wysoka trawa',
  wood: 'Las',
  sand: 'Piasek',
  shore: 'Brzeg',
  rocks: 'Skały',
  snow: 'Śnieg',
};
const TIERS = { common: 'pospolity', uncommon: 'nieczęsty', rare: 'rzadki', fabled: 'bajeczny' } as const;

/** Questions about where and how often wild creatures appear. */
export const polishWildChapter = ({ grounds, maps, hours, tiers, kinds, legends }: FaqFacts): FaqChapter => ({
  id: 'wild',
  title: 'Dzikie stworki',
  questions: [
    {
      id: 'grounds',
      question: 'Gdzie żyją dzikie stworki?',
      answer: [
        'Każdy teren ma swoje. Tak często można na nim kogoś spotkać przy jednym kroku; ścieżki, bruki i mosty są bezpieczne.',
        {
          table: {
            caption: 'Spotkania na jeden krok',
            head: ['Teren', ...maps.map(({ name }) => titleOf(name))],
            rows: grounds.map(({ ground, percents }) => [
              GROUNDS[ground],
              ...percents.map((each) => (each === null ? '–' : `${each}%`)),
            ]),
          },
        },
        `Im dalej idziesz, tym są silniejsze, o jeden poziom na każde: ${polishList(
          maps.map(
            ({ name, cellsPerLevel }) =>
              `${polishCount(cellsPerLevel, 'pole', 'pola', 'pól')} (${titleOf(name)})`,
          ),
        )}.`,
        'Kogo raz spotkasz, tego Pokedex pokazuje z miejscami, porami i szansami.',
        { links: [{ to: '/pokedex', text: 'Otwórz Pokedex' }] },
      ],
      also: 'spotkanie szansa mapa wysoka trawa las piasek brzeg skały łąka znaleźć',
    },
    {
      id: 'rare',
      question: 'Jak rzadkie jest rzadkie?',
      answer: [
        'W każdym miejscu stworek jest pospolity, nieczęsty, rzadki albo bajeczny. Gdzie może przyjść jeden z każdego rodzaju, na jednego bajecznego przypada ich tyle:',
        { list: tiers.map(({ tier, times }) => `${polishCapital(TIERS[tier])}: ${times}`) },
        `Opowiada się o ${polishCount(legends, 'legendzie', 'legendach', 'legendach')}. Każda jest bajeczna, daleko na jednym terenie, i przychodzi tylko o jednej porze.`,
      ],
      also: 'szansa legendarny legenda bajeczny nieczęsty pospolity rzadki',
    },
    {
      id: 'kinds',
      question: 'Czym są mroczne i lśniące stworki?',
      answer: [
        'Rzadkimi odmianami każdego gatunku. Mroczne biją trochę mocniej, lśniące są trochę szybsze, a po jednych i drugich to widać. Odmianę noszą przed nazwą, więc sam kolor nigdy nie musi ci tego mówić.',
        {
          list: [
            `Mroczny: jeden na ${kinds.dark.oneIn}, i ${kinds.dark.more}% więcej ataku.`,
            `Lśniący: jeden na ${kinds.shiny.oneIn}, i ${kinds.shiny.more}% więcej szybkości.`,
          ],
        },
        `Z talizmanem blasku w torbie jeden na ${kinds.dark.oneInWithCharm} i jeden na ${kinds.shiny.oneInWithCharm}.`,
        `Pomagają też badania: każdy złapany gatunek na stałe podnosi obie szanse o ${kinds.notes}%.`,
      ],
      also: 'szansa kolor odmiana shiny dark',
    },
    {
      id: 'research',
      question: 'Czym są badania i co dają?',
      answer: [
        `Na swojej stronie w Pokedexie każdy gatunek ma garść zadań: złap kilka, spotkaj o jego porze, wygraj z nim w drużynie, pozwól mu ewoluować. Szkic wymaga ich ${kinds.study.sketch}, studium ${kinds.study.tasks}; jedno i drugie płaci kilka monet i nikt nie musi się do tego wymieniać ani mieć szczęścia. Gra liczy sama i nic nie wygasa.`,
        `Kto zbadał gatunek, spotyka jego lśniącą odmianę ${polishCount(kinds.study.times, 'raz', 'razy', 'razy')} częściej: raz na ${kinds.study.oneIn} zamiast raz na ${kinds.shiny.oneIn}, na stałe i jeszcze bez talizmanów. To sposób po dobroci; innego, żeby to przyspieszyć, nie ma.`,
        'Z liczbą zbadanych gatunków przychodzą tytuły, z których jeden nosisz przy imieniu, i piękniejsze ramki karty trenera. Kto robi przerwę, niczego nie traci.',
        { links: [{ to: '/pokedex', text: 'Otwórz Pokedex' }] },
      ],
      also: 'zadanie studium szkic tytuł ramka lśniący szanse pokedex notatki',
    },
    {
      id: 'finds',
      question: 'Co leży na mapach i czy jagody się psują?',
      answer: [
        'Leżą kule i sakiewki, każda dla ciebie raz: podejdź i naciśnij przycisk albo Enter, albo ich dotknij. Inne są schowane tam, gdzie zajrzałby ktoś ciekawski: w beczkach, pniakach, za kamieniami. Tablice i ludzie podpowiadają.',
        'Jagody odrastają co dzień; dzień zaczyna się o północy UTC. Sok z krzaka to jeden łyk do manierki. Dojrzałe czekają na ciebie, jak długo chcesz: kto robi przerwę, niczego nie traci.',
      ],
      also: 'rzeczy ziemia znaleźć ukryte jagoda krzak tablica czytać podnieść skarb',
    },
    {
      id: 'hours',
      question: 'Co zmieniają pory i pogoda?',
      answer: [
        `Dzień w Emberwild trwa ${polishCount(
          hours.reduce((sum, { minutes }) => sum + minutes, 0),
          'prawdziwą minutę',
          'prawdziwe minuty',
          'prawdziwych minut',
        )}, dla wszystkich naraz: ${polishList(
          hours.map(({ hour, minutes }) => `${hourWords.names[hour].toLowerCase()} ${minutes}`),
        )}. Niektóre stworki przychodzą tylko o pewnych porach.`,
        'Pogoda nad mapą zmienia się co pięć minut, dla wszystkich naraz. Niektóre stworki przychodzą tylko we mgle, w deszczu lub śniegu, inne częściej w pogodę, którą lubią; mówi o tym Pokedex.',
        'Pogoda w walce to co innego: sprowadzają ją ataki i tam się liczy.',
      ],
      also: 'czas zegar świt dzień zmierzch noc deszcz słońce mgła śnieg liście pogoda',
    },
  ],
});
