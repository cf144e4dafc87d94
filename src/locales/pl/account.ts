import type { accountWords } from '../en/account.ts';
import { polishCount } from './counted.ts';

const words: typeof accountWords = {
  title: 'Konto',
  toAccount: 'Konto i hasło',
  back: 'Wróć do profilu',
  loading: 'Pobieramy twoje konto',
  failed: {
    title: 'Nie udało się wczytać konta',
    text: 'Serwer nie odpowiedział. Nic się nie zmieniło.',
  },
  cancel: 'Anuluj',

  fields: {
    password: 'Twoje hasło',
    newPassword: 'Nowe hasło',
    again: 'Powtórz nowe hasło',
  },

  password: {
    title: 'Hasło',
    text: 'Kto jest zalogowany na twoje konto gdzie indziej, zostanie po zmianie wylogowany.',
    change: 'Zmień hasło',
    dialog: 'Wszystkie inne sesje konta się skończą. Tutaj nikt cię nie wyloguje.',
    done: 'Hasło zmienione. Wszystkie inne sesje się skończyły.',
  },

  codes: {
    title: 'Kody ratunkowe',
    text: 'Kod ratunkowy pozwala wybrać nowe hasło, gdy stare wyleci z głowy. Każdy działa raz.',
    left: (count, made) => `Masz jeszcze ${polishCount(count, 'kod', 'kody', 'kodów')}, z dnia ${made}.`,
    none: 'Nie masz kodów ratunkowych. Bez nich zapomniane hasło przepada.',
    renew: 'Zrób nowe kody',
    dialog: 'Kody, które masz teraz, przestaną działać.',
    done: 'Oto nowe kody. Stare już nie działają.',
    fresh: 'Twoje nowe kody ratunkowe',
    once: 'Widać je tylko teraz. Zapisz je tam, gdzie nie znajdzie ich nikt inny.',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    copyFailed: 'Nie udało się skopiować. Zapisz je ręcznie.',
    download: 'Pobierz',
    fileName: 'emberwild-kody-ratunkowe.txt',
    file: (player, codes) =>
      `Kody ratunkowe w Emberwild (${player}). Każdy działa raz.\n\n${codes.join('\n')}\n`,
    kept: 'Mam je',
    notice: 'Czeka na ciebie osiem kodów ratunkowych. Pomogą, gdy hasło wyleci z głowy.',
    show: 'Pokaż je',
    skip: 'Nie teraz',
    skipped: 'Nowe możesz zrobić w profilu, w części Konto.',
  },

  sessions: {
    title: 'Sesje',
    text: 'Gdzie trwa logowanie na twoje konto.',
    current: 'Ta tutaj',
    device: (browser, system) =>
      browser && system ? `${browser}, ${system}` : browser || system || 'Nieznana przeglądarka',
    created: (day) => `Logowanie: ${day}`,
    used: (time) => `ostatnio w użyciu: ${time}`,
    endOthers: 'Zakończ wszystkie inne',
    only: 'Innych sesji nie ma.',
    ended: 'Wszystkie inne sesje zakończone',
  },

  page: {
    title: 'Strona trenera',
    text: 'Kto ma jej adres, widzi na niej twoją kartę, odznaki, ulubieńców i rekordy, także bez konta. Drużyna, monety i rzeczy zostają ukryte.',
    view: 'Zobacz swoją stronę',
    private: 'Prywatna: nikt inny jej nie widzi',
    shown: 'Inni znów widzą twoją stronę',
    hidden: 'Twoja strona jest prywatna',
  },

  data: {
    title: 'Twoje dane',
    text: 'Wszystko, co gra o tobie przechowuje, w pliku JSON.',
    download: 'Pobierz swoje dane',
    fileName: (player) => `emberwild-${player.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`,
  },

  deletion: {
    title: 'Usunięcie konta',
    text: 'Twoje stworki, rzeczy, monety i rekordy znikną na dobre, a nazwa będzie wolna dla innych. Ogłoszenia i oferty wygasną. Wymiany zostaną w historii drugiej strony, bez twojej nazwy.',
    open: 'Usuń konto…',
    dialog: 'Nikt nie może tego cofnąć. Podaj hasło, aby usunąć konto ze wszystkim, co w nim jest.',
    confirm: 'Usuń na dobre',
    done: 'Twoje konto jest usunięte. Bywaj!',
  },

  recover: {
    title: 'Zapomniane hasło',
    text: 'Wybierz nowe hasło za pomocą kodu ratunkowego. Kody dostaje się przy zakładaniu konta albo robi w profilu.',
    code: 'Kod ratunkowy',
    submit: 'Ustaw nowe hasło',
    back: 'Wróć do logowania',
    done: 'Nowe hasło ustawione. Zaloguj się nim.',
    lost: 'Nie masz już kodów? Zapytaj, kto prowadzi ten serwer: może dać ci nowe hasło.',
  },
};
export default words;
