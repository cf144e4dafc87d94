import type { cupWords } from '../en/cups.ts';
import { numberWords } from '../format.ts';
import { polishCoins, polishCount, polishForm } from './counted.ts';

const accusative = (count: number) =>
  `${numberWords(count)} ${polishForm(count, 'monetę', 'monety', 'monet')}`;

const words: typeof cupWords = {
  title: 'Turnieje',
  intro: (rest, entries) =>
    `Kilka walk z rzędu przeciw drużynom domu mniej więcej twojego poziomu, w składzie, który się zapisał. Między dwiema walkami każdy odzyskuje ${rest}% PŻ i ani trochę więcej. Kto przegra albo odejdzie do innej walki, odpada, a wpisowe przepada. Dziennie możesz wystartować ${polishCount(entries, 'raz', 'razy', 'razy')}.`,
  loading: 'Pytamy, kto się zapisał…',
  failed: 'Nie udało się pobrać turniejów.',
  again: 'Spróbuj ponownie',
  entry: 'Wpisowe',
  prize: 'Nagroda',
  rounds: 'Walki',
  ribbons: 'Wstążki',
  coins: polishCoins,
  enter: (price) => `Wejdź za ${accusative(price)}`,
  poor: 'Za mało monet!',
  left: (count) =>
    count === 0
      ? 'Na dziś koniec turniejów. Zapisy ruszą znów o północy UTC.'
      : `Dziś możesz wystartować jeszcze ${polishCount(count, 'raz', 'razy', 'razy')}.`,
  running: (cup) => `Trwa turniej: ${cup}`,
  round: (next, all) => `Następna walka: ${next} z ${all}.`,
  fighting: 'Twoja walka czeka.',
  team: 'Skład, który się zapisał',
  hp: (name, percent) => `${name}: ${percent}% PŻ`,
  fight: 'Do następnej walki',
  resume: 'Wróć do walki',
  giveUp: 'Poddaj się…',
  sure: 'Poddać turniej?',
  sureText: 'Wpisowe przepada, a dotychczasowe wygrane w nim się nie liczą.',
  stay: 'Walcz dalej',
  leave: 'Poddaj się',
};
export default words;
