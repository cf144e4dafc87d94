import { MOST_SET_FREE } from '../../../../contract/owned.ts';
import { MOST_NICKNAME } from '../../../../contract/shapes/creature.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { polishCoins, polishCount } from '../counted.ts';

const BATTLES = {
  wb: 'Dzikie stworki',
  gym: 'Areny',
  user: 'Pojedynek',
  training: 'Trening',
  gold: 'Walka o złoto',
} as const;

function coinsOf(kind: keyof typeof BATTLES, coins: number | null): string {
  if (kind === 'gym') return 'według areny';
  if (kind === 'gold') return 'nagroda';
  return coins ? `${numberWords(coins)} za poziom` : 'brak';
}

/** Experience, moves and evolving. */
export const polishGrowingChapter = ({ pays, wild, totals, evolving, teamSize }: FaqFacts): FaqChapter => ({
  id: 'growing',
  title: 'Wzrost',
  questions: [
    {
      id: 'pays',
      question: 'Co daje zwycięstwo?',
      answer: [
        'Doświadczenie dla całej drużyny, także dla pokonanych, każdemu tyle samo; i monety. Jedno i drugie rośnie z poziomami tych, nad którymi wygrywasz.',
        {
          table: {
            caption: 'Co daje zwycięstwo',
            head: ['Przeciwnik', 'Doświadczenie', 'Monety'],
            rows: pays.map(({ kind, experience, coins }) => [
              BATTLES[kind],
              `${experience}%`,
              kind === 'wb'
                ? `${numberWords(coins ?? 0)} za poziom i ${numberWords(wild.fee)}`
                : coinsOf(kind, coins),
            ]),
          },
        },
        `Dziki stworek, którego zamiast tego złapiesz, daje ${polishCoins(wild.caught)} za poziom i jeszcze ${numberWords(wild.fee)}.`,
        `Duża drużyna się dzieli, ale nie całkiem: każdy z ${numberWords(teamSize)} dostaje mniej, niż dostałby jeden sam, a wszyscy razem dostają więcej.`,
      ],
      also: 'nagroda doświadczenie exp monety pieniądze zarobić',
    },
    {
      id: 'levels',
      question: 'Ile doświadczenia trzeba na poziom?',
      answer: [
        'Gatunki rosną szybko, średnio albo wolno. Licząc od poziomu 1, tyle potrzeba do poziomu:',
        {
          table: {
            caption: 'Doświadczenie do poziomu',
            head: ['Poziom', 'Szybko', 'Średnio', 'Wolno'],
            rows: totals.map(({ level, exp }) => [
              String(level),
              numberWords(exp.fast),
              numberWords(exp.medium),
              numberWords(exp.slow),
            ]),
          },
        },
      ],
      also: 'pd wzrost awans suma exp level',
    },
    {
      id: 'free',
      question: 'Czy mogę wypuścić stworki?',
      answer: [
        `Tak: wśród swoich stworków, pojedynczo albo do ${numberWords(MOST_SET_FREE)} naraz. Gra najpierw pyta, bo to na dobre i nic się za to nie dostaje. Ulubieńcy zostają, tak jak ci z drużyny i do wymiany. Pokedex nikogo nie zapomina.`,
        { links: [{ to: '/pokemons', text: 'Twoje pokemony' }] },
      ],
      also: 'wypuścić uwolnić usunąć skrzynka pełna release',
    },
    {
      id: 'nickname',
      question: 'Czy mogę nadać stworkowi własne imię?',
      answer: [
        `Tak: naciśnij pióro obok jego nazwy, w drużynie albo wśród swoich stworków. Przydomek ma najwyżej ${polishCount(MOST_NICKNAME, 'znak', 'znaki', 'znaków')} i stoi obok gatunku, także w walkach i wymianach. Nie może wyglądać jak gatunek ani odmiana, ani nikogo obrażać: gracze mogą go zgłosić, a operator może go na dobre odebrać.`,
        'Przy wymianie idzie razem ze stworkiem. Nowy właściciel może go zmienić.',
        { links: [{ to: '/team', text: 'Twoja drużyna' }] },
      ],
      also: 'przydomek imię nazwać nazwa nickname',
    },
    {
      id: 'evolve',
      question: 'Jak stworki ewoluują?',
      answer: [
        `Od poziomu właściwego dla gatunku, najwcześniej ${evolving.least}, najpóźniej ${evolving.most}, obok stworka stoi w drużynie i w Twoich pokemonach przycisk „Ewoluuj”. Dopóki go nie naciśniesz, nic się nie dzieje. Poziom, doświadczenie i ataki zostają.`,
        'Członek drużyny nie może ewoluować w czasie walki.',
        { links: [{ to: '/pokemons?canEvolve=1', text: 'Kto z twoich może ewoluować' }] },
      ],
      also: 'ewolucja stadium rośnie przycisk evolve',
    },
    {
      id: 'moves',
      question: 'Jak zmienić ataki?',
      answer: [
        'W drużynie i w Twoich pokemonach każdy z czterech ataków to lista: wybieraj ze wszystkiego, co stworek poznał do swojego poziomu, ile razy chcesz, i naciśnij „Zapisz”. Nic poznanego nie przepada.',
        { links: [{ to: '/team', text: 'Twoja drużyna' }] },
      ],
      also: 'nauka atak miejsce zapomnieć moves',
    },
    {
      id: 'favourites',
      question: 'Jak nie oddać kogoś przez pomyłkę?',
      answer: [
        'Oznacz go serduszkiem jako ulubieńca w drużynie albo w Twoich pokemonach. Gra zapyta jeszcze raz, zanim ulubieniec opuści drużynę, i nie da się go wymienić ani wypuścić. Kto jest twój, zostaje twój, dopóki go nie wymienisz albo nie wypuścisz.',
        { links: [{ to: '/pokemons?favourite=1', text: 'Twoi ulubieńcy' }] },
      ],
      also: 'ulubiony blokada usunąć stracić bezpieczny serce favourite',
    },
  ],
});
