import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { polishCoins, polishCount, polishList } from '../counted.ts';

/** What newcomers ask first. */
export const polishBeginningChapter = ({
  starters,
  newcomer,
  name,
  password,
  teamSize,
  species,
}: FaqFacts): FaqChapter => ({
  id: 'beginning',
  title: 'Początek',
  questions: [
    {
      id: 'begin',
      question: 'Jak zacząć?',
      answer: [
        `Załóż konto, wybierz pierwszego stworka (jest ich do wyboru ${numberWords(starters)}) i otwórz Mapy. Chodź po wysokiej trawie, lasach, piasku, brzegach i skałach: tam żyją dzikie stworki.`,
        {
          links: [
            { to: '/signup', text: 'Załóż konto' },
            { to: '/maps', text: 'Otwórz mapy' },
          ],
        },
      ],
      also: 'start nowe konto pierwsze kroki starter',
    },
    {
      id: 'bag',
      question: 'Co mam na początku?',
      answer: [
        `Pierwszego stworka na poziomie ${newcomer.level}, do tego: ${polishCoins(newcomer.coins)}, ${polishList(newcomer.balls)}.`,
        `Twoja drużyna mieści ${polishCount(teamSize, 'stworka', 'stworki', 'stworków')}. Do odkrycia: ${polishCount(species, 'gatunek', 'gatunki', 'gatunków')}.`,
      ],
      also: 'monety kule ile stworków gatunki',
    },
    {
      id: 'password',
      question: 'Jakie mogę mieć nazwę i hasło?',
      answer: [
        `Nazwa ma od ${name.least} do ${name.most} znaków: litery od A do Z (polskie znaki i takie litery jak ø czy ß mile widziane), cyfry, kropki, kreski i pojedyncze odstępy. Nikt inny nie ma takiej samej ani łudząco podobnej: wielkość liter, odstępy i znaki nie robią różnicy, ani 0 zamiast o, ani 1 zamiast l czy i.`,
        `Hasło ma co najmniej ${polishCount(password.least, 'znak', 'znaki', 'znaków')}, jakie chcesz. Tyle wystarczy, ale więcej jest mądrzej: kto je zgadnie, gra jako ty. Trzy lub cztery słowa z rzędu łatwo zapamiętać, a trudno zgadnąć.`,
        'Gra nie pyta o adres e-mail, więc nie przyśle zapomnianego hasła: zachowaj kody ratunkowe, które dostajesz przy zakładaniu konta. Serwer trzyma hasło w postaci, z której nikt go nie odczyta.',
      ],
      also: 'konto bezpieczeństwo logowanie za krótkie znaki email password',
    },
    {
      id: 'walk',
      question: 'Jak się chodzi?',
      answer: [
        'Strzałkami (dwie naraz na ukos), W A S D, klawiaturą numeryczną, padem albo krzyżakiem na ekranie. Przytrzymaj kierunek, aby iść dalej. Albo dotknij czy kliknij miejsce na mapie: idziesz tam wolnym terenem, aż pojawi się stworek albo zrobisz krok samodzielnie. Szare kierunki są zamknięte. „Sterowanie” u dołu strony wylicza wszystkie klawisze i przyciski.',
      ],
      also: 'ruch sterowanie klawisze dotyk krzyżak kierunek walk',
    },
  ],
});
