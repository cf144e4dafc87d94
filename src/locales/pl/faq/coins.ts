import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { mapsWords } from '../../en/maps.ts';
import { numberWords } from '../../format.ts';
import { polishList } from '../counted.ts';

const TIERS = { bronze: 'Brąz', silver: 'Srebro', gold: 'Złoto' } as const;

/** Coins, what they buy, and what can be staked. */
export const polishCoinsChapter = ({ goods, lures, gold }: FaqFacts): FaqChapter => ({
  id: 'coins',
  title: 'Monety',
  questions: [
    {
      id: 'mart',
      question: 'Co sprzedaje sklep?',
      answer: [
        {
          table: {
            caption: 'Co sprzedaje sklep',
            head: ['Towar', 'Monety', 'Co to jest'],
            rows: goods.map(({ name, price, text }) => [name, numberWords(price), text]),
          },
        },
        { links: [{ to: '/pokemart', text: 'Do sklepu' }] },
      ],
      also: 'kupić cena sklep towar kula talizman koszt shop',
    },
    {
      id: 'charms',
      question: 'Jak działają talizmany?',
      answer: [
        'Przez noszenie: jeden w torbie wystarczy, a drugi nic by nie dodał. Te od walk są sprawdzane na początku walki, te od spotkań przy każdym kroku. Nagroda w walce o złoto się nie zmienia.',
        { list: goods.filter(({ charm }) => charm).map(({ name, text }) => `${name}: ${text}`) },
      ],
      also: 'tropy monety nauka blask talizman premia szczęście charm',
    },
    {
      id: 'lures',
      question: 'Jak działają wabiki?',
      answer: [
        'Wabik zapala się przy zakupie. Pali się z każdym krokiem tam, gdzie żyją stworki, a gdzie indziej odpoczywa; mapa i sklep mówią, ile kroków zostało. Kilka pali się obok siebie, a ich działanie się sumuje, także z talizmanami.',
        {
          table: {
            caption: 'Wabiki, ich kroki i gdzie sprzedaje je sklep',
            head: ['Wabik', 'Kroki', 'Gdzie'],
            rows: lures.map(({ name, steps, sold }) => [
              name,
              numberWords(steps),
              sold.length > 0 ? polishList(sold.map((map) => mapsWords.places[map].title)) : 'wszędzie',
            ]),
          },
        },
      ],
      also: 'gwizdek latarenka dzwonek perła gwiazda kroki rzadkie lśniące miasto lure',
    },
    {
      id: 'furniture',
      question: 'Po co są meble?',
      answer: [
        'Do patrzenia. Kup je w sklepie, postaw w jednym z ośmiu miejsc obozu przez „Urządź obóz” na pierwszej stronie i usiądź. Lampy świecą w nocy, a kto może widzieć twoją stronę trenera, widzi i obóz. Niektóre rzeczy sprzedaje tylko miasto danego regionu.',
        { links: [{ to: '/pokemart?tab=camp', text: 'Meble w sklepie' }] },
      ],
      also: 'obóz namiot dywan latarnia ozdoba ławka camp',
    },
    {
      id: 'looks',
      question: 'Po co jest kupiony wygląd?',
      answer: [
        'Do noszenia, i do niczego więcej. Dwanaście nic nie kosztuje; pozostałe sprzedaje sklep: jeden wszędzie i po jednym w mieście każdego innego regionu. Co kupisz, wkładasz przez „Zmień wygląd” na pierwszej stronie, ile razy chcesz.',
        { links: [{ to: '/pokemart?tab=looks', text: 'Wyglądy w sklepie' }] },
      ],
      also: 'wygląd ubranie strój kapelusz płaszcz postać lis',
    },
    {
      id: 'tutor',
      question: 'Czego uczy Orla w sklepie?',
      answer: [
        'Ataków z własnej listy stworka, nawet dziesięć poziomów wcześniej, niż nauczyłby się ich sam. To, co zna ze swojego poziomu, wybierasz w drużynie za darmo, ile razy chcesz. Nauczony atak zamieniony na inny jest zapomniany, aż przyjdzie jego poziom albo aż zapłacisz ponownie.',
        { links: [{ to: '/pokemart?tab=tutor', text: 'Na lekcję' }] },
      ],
      also: 'nauczycielka lekcja uczyć atak szkoła tutor',
    },
    {
      id: 'tournaments',
      question: 'Jak działają turnieje?',
      answer: [
        'Płacisz wpisowe, wygrywasz wszystkie walki z rzędu przeciw drużynom domu mniej więcej twojego poziomu i dostajesz nagrodę oraz wstążkę. Skład, który się zapisał, walczy do końca; między walkami każdy odzyskuje trochę PŻ i nic więcej. Przegrana albo inna walka zaczęta w to miejsce kończy turniej, a wpisowe przepada. Zamknięcie okna niczego nie kosztuje: turniej czeka.',
        { links: [{ to: '/goldbattle', text: 'Do turniejów' }] },
      ],
      also: 'turniej puchar wpisowe nagroda wstążka rundy cup',
    },
    {
      id: 'gold',
      question: 'Czy walka o złoto się opłaca?',
      answer: [
        'Stawiasz monety i dostajesz nagrodę, gdy wygrasz. Szanse są zmierzone: tak często wygrywa ktoś, kto zawsze bierze atak obiecujący najwięcej. Typy i dobra kolejność dają więcej.',
        {
          table: {
            caption: 'Stawki, nagrody i szanse',
            head: ['Klasa', 'Stawka', 'Nagroda', 'Szanse'],
            rows: gold.map(({ tier, stake, prize, odds }) => [
              TIERS[tier],
              numberWords(stake),
              numberWords(prize),
              `${odds}%`,
            ]),
          },
        },
        `Poziomy przeciwników: ${polishList(
          gold.map(({ tier, raise }) =>
            raise === 0
              ? `${TIERS[tier].toLowerCase()} jak w twojej drużynie`
              : `${TIERS[tier].toLowerCase()} do ${raise}% wyżej`,
          ),
        )}.`,
        { links: [{ to: '/goldbattle', text: 'Do walki o złoto' }] },
      ],
      also: 'stawka zakład szanse brąz srebro złoto hazard nagroda gold',
    },
  ],
});
