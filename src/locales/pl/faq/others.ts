import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { polishCount } from '../counted.ts';

/** Questions about other players, and about what the operator does. */
export const polishOthersChapter = ({ mostBlocked, mostReports, mostAppeals }: FaqFacts): FaqChapter => ({
  id: 'others',
  title: 'Inni gracze',
  questions: [
    {
      id: 'card',
      question: 'Co inni widzą o mnie, a ja o nich?',
      answer: [
        'Stronę trenera: nazwę i wygląd, ile jest stworków, gatunków i ogłoszeń, od kiedy, odznaki i osiągnięcia, do sześciu ulubieńców, najrzadszą zdobycz, liczbę wygranych walk i wymian. Stronę innego gracza otworzysz trzema kropkami obok nazwy w wyszukiwarce wymian, w ofercie lub w dawnych wymianach, albo nazwą przeciwnika wśród dawnych walk. Drużyna, monety i rzeczy zostają ukryte.',
        'Twój profil prowadzi do twojej strony, jak widzą ją inni; jej adres możesz dać każdemu, także komuś, kto nie gra. Na koncie możesz uczynić ją prywatną: inni czytają wtedy, że nikt się tak nie nazywa.',
        {
          links: [
            { to: '/profile', text: 'Twój profil' },
            { to: '/account', text: 'Twoje konto' },
          ],
        },
      ],
      also: 'profil publiczny strona karta przeciwnik widoczny prywatność',
    },
    {
      id: 'report',
      question: 'Ktoś ma obraźliwą nazwę albo zasypuje ofertami. Co robić?',
      answer: [
        'Naciśnij trzy kropki obok nazwy i wybierz „Zgłoś”. Powiedz, czy chodzi o nazwę, ogłoszenie czy przydomek stworka, wybierz powód i dodaj kilka słów, jeśli pomogą. Operator gry czyta każde zgłoszenie; nikt inny nie dowie się, od kogo jest.',
        `To samo można zgłosić tylko raz, a otwartych zgłoszeń może być naraz ${mostReports}. Kto ci przeszkadza, tego możesz też zablokować.`,
      ],
      also: 'zgłoszenie nadużycie moderator obraza spam oszustwo nękanie report',
    },
    {
      id: 'block',
      question: 'Jak się kogoś pozbyć?',
      answer: [
        `Zablokuj gracza trzema kropkami obok nazwy albo na karcie trenera. Nie widzicie wtedy swoich ogłoszeń, nie składacie sobie ofert i nie walczycie, a otwarte oferty między wami wygasają. Zablokować możesz ${polishCount(mostBlocked, 'gracza', 'graczy', 'graczy')}. Strona konta ich wylicza i pozwala każdego odblokować.`,
        { links: [{ to: '/account', text: 'Twoje konto' }] },
      ],
      also: 'zablokować odblokować ignoruj oferty denerwujące block',
    },
    {
      id: 'suspended',
      question: 'Co znaczy, że konto jest zawieszone?',
      answer: [
        'Operator postanowił, że ten gracz przez pewien czas, albo na dobre, nie może grać. Strona logowania mówi, dlaczego i do kiedy. Stworki, rzeczy i monety zostają; ogłoszenia znikają i wracają po zawieszeniu; otwarte oferty wygasają. W czasie zawieszenia można wciąż zapisać swoje dane i usunąć konto.',
      ],
      also: 'ban zbanowany zawieszenie zablokowany ostrzeżenie kara operator',
    },
    {
      id: 'appeal',
      question: 'Moje konto zawieszono, a uważam, że niesłusznie.',
      answer: [
        `Odwołaj się: zaloguj się, a pod powodem możesz napisać, dlaczego zawieszenie powinno zostać zdjęte. Otwarte może być jedno odwołanie naraz, a od jednego zawieszenia można odwołać się ${polishCount(mostAppeals, 'raz', 'razy', 'razy')}. Operator odpowie; zaloguj się później, aby przeczytać.`,
      ],
      also: 'odwołanie cofnąć ban sprzeciw pomyłka appeal',
    },
  ],
});
