import type { guestWords } from '../en/guest.ts';
import { polishCount } from './counted.ts';

const days = (count: number) => polishCount(count, 'dzień', 'dni', 'dni');

const words: typeof guestWords = {
  title: 'Graj jako gość',
  text: 'Dostajesz nazwę i zaczynasz od razu, bez hasła. Wszystko, co zrobisz, zostaje zapisane, jak u każdego.',
  points: (count) => [
    'Zna cię tylko ta przeglądarka. Wybierz hasło w profilu, w części Konto, a zalogujesz się skądkolwiek.',
    'Do tego czasu nie możesz się wymieniać: nikt nie chce partnera, który jutro może zniknąć.',
    `Wyloguj się bez hasła albo zniknij na ${days(count)}, a wszystko zostanie usunięte.`,
  ],
  start: 'Graj jako gość',
  signup: 'Załóż konto z własną nazwą',
  back: 'Wróć do logowania',
  closed: 'Ten serwer nie przyjmuje gości. Załóż konto: wystarczy nazwa i hasło.',

  notice: {
    label: 'Grasz jako gość',
    text: (name) =>
      `Grasz jako gość: ${name}. Wybierz hasło, aby twoja przygoda nie wisiała na tej jednej przeglądarce.`,
    choose: 'Wybierz hasło',
    skip: 'Nie teraz',
    skipped: 'Możesz je wybrać w każdej chwili w profilu, w części Konto.',
  },

  password: {
    text: (count) =>
      `Nie masz jeszcze hasła: zna cię tylko ta przeglądarka. Z hasłem zalogujesz się skądkolwiek i możesz się wymieniać. Bez niego konto zostanie usunięte po wylogowaniu albo gdy nie zajrzysz przez ${days(count)}.`,
    choose: 'Wybierz hasło',
    dialog: (name) => `Odtąd logujesz się tym hasłem jako ${name}.`,
    done: 'Hasło wybrane. Zachowaj też kody ratunkowe.',
    codes: 'Kody ratunkowe dostaniesz razem z hasłem.',
    deletion:
      'Jako gość nie potrzebujesz do tego hasła: wyloguj się, a konto zniknie w ciągu godziny lub dwóch.',
  },

  leave: {
    title: 'Odejść na dobre?',
    text: (name) =>
      `Bez hasła nikt już nie zaloguje się jako ${name}, nawet ty: wkrótce po wylogowaniu wszystko zostanie usunięte.`,
    choose: 'Wybierz hasło',
    leave: 'Wyloguj na dobre',
  },
};
export default words;
