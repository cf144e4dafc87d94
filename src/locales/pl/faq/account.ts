import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { polishCount } from '../counted.ts';

/** Questions about password, sessions, stored data and the end of an account. */
export const polishAccountChapter = ({ recoveryCodes, mostSessions, guestDays }: FaqFacts): FaqChapter => ({
  id: 'account',
  title: 'Twoje konto',
  questions: [
    {
      id: 'guest',
      question: 'Czy da się grać bez zakładania konta?',
      answer: [
        `Tak: naciśnij „Graj jako gość” na stronie logowania. Dostajesz nazwę, a wszystko zostaje zapisane jak u każdego. Zna cię jednak tylko twoja przeglądarka: jeśli się wylogujesz albo nie zajrzysz przez ${polishCount(guestDays, 'dzień', 'dni', 'dni')}, konto zostanie usunięte. Goście nie mogą się wymieniać.`,
        'Hasło możesz wybrać w każdej chwili w profilu, w części Konto. Nazwa i wszystko inne zostaje, dochodzą kody ratunkowe, można się wymieniać i logować z dowolnego miejsca.',
      ],
      also: 'gość anonimowo próba bez hasła rejestracja guest',
    },
    {
      id: 'forgotten',
      question: 'Nie mogę się już zalogować. Co robić?',
      answer: [
        'Jeśli hasło wyleciało ci z głowy, naciśnij „Nie pamiętasz hasła?” na stronie logowania i wybierz nowe za pomocą kodu ratunkowego. Kończą się wtedy wszystkie sesje konta.',
        'Jeśli nie masz już kodów, zapytaj, kto prowadzi ten serwer: może dać ci nowe hasło. Gra nie zna twojego adresu e-mail, więc nikt nie może ci niczego przysłać.',
      ],
      also: 'zapomniane hasło reset odzyskać mail email nie działa logowanie password',
    },
    {
      id: 'codes',
      question: 'Czym są kody ratunkowe?',
      answer: [
        `${polishCount(recoveryCodes, 'słowo', 'słowa', 'słów')} z liter i cyfr; każde zastępuje raz zapomniane hasło. Dostajesz je przy zakładaniu konta; możesz je pominąć. W profilu, w części Konto, zrobisz nowe, podając hasło: stare przestają działać. Widać je tylko przy robieniu, więc zapisz je tam, gdzie nie znajdzie ich nikt inny.`,
      ],
      also: 'kod zapasowy bezpieczeństwo recovery backup',
    },
    {
      id: 'sessions',
      question: 'Gdzie trwa moje logowanie i jak wyrzucić innych?',
      answer: [
        `„Konto” w profilu wylicza sesje, najwyżej ${mostSessions}, z przeglądarką i systemem, jak nazwała je twoja przeglądarka. „Zakończ wszystkie inne” wylogowuje wszędzie poza tym miejscem. Sesja nieużywana przez trzydzieści dni kończy się sama.`,
        'Jeśli ktoś może znać twoje hasło, zmień je tam: kończą się wtedy wszystkie inne sesje. Potem zrób nowe kody ratunkowe.',
      ],
      also: 'zmiana hasła sesja urządzenie skradziony telefon wyloguj wszędzie session',
    },
    {
      id: 'export',
      question: 'Co serwer o mnie przechowuje?',
      answer: [
        'Wszystko, co robisz w grze, twoją nazwę, sesje i hasło jako skrót, z którego nikt go nie odczyta. „Konto” w profilu ma przycisk, który pobiera to jako plik. Kości do gry zostają na serwerze: zdradziłyby, co będzie.',
      ],
      also: 'prywatność dane eksport pobierz rodo gdpr',
    },
    {
      id: 'farewell',
      question: 'Czy mogę zamknąć konto na dobre?',
      answer: [
        'Tak, w profilu, w części Konto, podając hasło. Stworki, rzeczy, monety i rekordy znikają na dobre, a nazwa jest wolna dla innych. Ogłoszenia i oferty wygasają, a zainteresowani się o tym dowiadują. Wymiany zostają w historiach innych, bez twojej nazwy; walki innych z twoją drużyną zachowują ją, aż wyprą je nowsze. W czasie zawieszenia przycisk jest na stronie logowania, pod powodem.',
      ],
      also: 'usunąć skasować konto odejść delete',
    },
  ],
});
