import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';

const words: typeof partWords = {
  close: 'Zamknij',
  fewer: (what) => `Mniej: ${what}`,
  more: (what) => `Więcej: ${what}`,
  previous: 'WSTECZ',
  next: 'DALEJ',
  pages: 'Strony',
  span: (first, last, count) => `${numberWords(first)}–${numberWords(last)} z ${numberWords(count)}`,
  clear: 'Wyczyść',
  nothing: 'Nic nie znaleziono',
  found: (count) => `Znaleziono: ${numberWords(count)}`,
  battleWentOn: 'Ta walka potoczyła się tymczasem dalej. Oto, jak teraz wygląda.',
  otherSettings: 'Obowiązują teraz ustawienia twojego konta. Te z tego urządzenia czekają w Ustawieniach.',
  stage: {
    missing: 'Nie udało się wczytać obrazu. Gra toczy się bez niego.',
    broken: 'Obraz się zepsuł i nie dało się go narysować od nowa. Gra toczy się bez niego.',
  },
  unknown: {
    text: 'Tu nie ma żadnej strony. Może ewoluowała, a może nigdy jej nie było.',
    home: 'Chcę do domu',
  },
};
export default words;
