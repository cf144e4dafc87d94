import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { polishCount } from '../counted.ts';

/** Questions about interrupted games, several windows and stored data. */
export const polishSafetyChapter = ({ mostSessions }: FaqFacts): FaqChapter => ({
  id: 'safety',
  title: 'Twoje postępy',
  questions: [
    {
      id: 'closed',
      question: 'Strona zamknęła się w środku walki. Przepadło?',
      answer: [
        import.meta.env.TRIAL
          ? 'Nie. Ta przeglądarka zachowuje każdą walkę taką, jaka jest. Wróć do niej ze strony startowej.'
          : 'Nie. Serwer zachowuje każdą walkę taką, jaka jest. Zaloguj się na dowolnym urządzeniu i wróć do niej ze strony startowej.',
      ],
      also: 'zapis wznowić wczytać awaria urządzenie',
    },
    {
      id: 'connection',
      question: 'Co się dzieje, gdy w walce zerwie się połączenie?',
      answer: [
        import.meta.env.TRIAL
          ? 'Gra toczy się dalej: wersja próbna działa w przeglądarce. Połączenia wymagają tylko strony jeszcze nieotwarte.'
          : 'Walka czeka; nikt nie uderza pod twoją nieobecność. Jeśli ostatni wybór dotarł do serwera, został rozegrany, raz, i po powrocie widać wynik. Jeśli nie, wybierasz jeszcze raz.',
      ],
      also: 'offline sieć lag rozłączenie internet',
    },
    {
      id: 'windows',
      question: 'Czy mogę grać w dwóch oknach naraz?',
      answer: [
        `Możesz. Za oboma stoi jeden gracz, jedna wędrówka i jedna walka. Okno, które zostało w tyle, mówi, że walka potoczyła się dalej, i pokazuje, jak stoi; nigdy nie cofnie tego, co stało się w drugim. Wylogowanie w jednym wylogowuje inne okna tej przeglądarki. Logowanie może trwać naraz w ${polishCount(mostSessions, 'przeglądarce', 'przeglądarkach', 'przeglądarkach')}; następne kończy najstarsze z nich.`,
      ],
      also: 'karta przeglądarka drugie urządzenie sesja wyloguj',
    },
    {
      id: 'fair',
      question: 'Czy mogę wczytywać, aż mi się poszczęści?',
      answer: [
        import.meta.env.TRIAL
          ? 'Nie. Każdy rzut kością zostaje, jak padł: stworek, który się pojawił, rzut kulą, runda. Szanse, które czytasz, to te, z którymi rzucono.'
          : 'Nie. Każdy rzut kością pada na serwerze i zostaje, jak padł: stworek, który się pojawił, rzut kulą, runda. Szanse, które czytasz, to te, z którymi się rzuca.',
      ],
      also: 'losowość szczęście rng oszustwo wczytać szanse uczciwie',
    },
    {
      id: 'absence',
      question: 'Czy coś tracę, gdy mnie nie ma?',
      answer: [
        'Nie. Nic nie wygasa i nic nie liczy dni, w które grasz. Kto wraca po miesiącu, zastaje stworki, monety i osiągnięcia takie, jakie były. Zadania zmieniają się co dzień, ale skończone siedem dni trzyma nagrodę, a żadne nie wymaga dni z rzędu.',
      ],
      also: 'codziennie passa przerwa wakacje nieobecność powrót',
    },
    {
      id: 'kept',
      question: 'Co gra trzyma w mojej przeglądarce?',
      answer: [
        'Klucz, dzięki któremu logowanie trwa, ostatnie wieści o twoim profilu i walce, czy lubisz tryb spokojny i noc, oraz które wskazówki już były. To wszystko jest tylko dla gry.',
      ],
      also: 'prywatność ciasteczka dane śledzenie cookie',
    },
  ],
});
