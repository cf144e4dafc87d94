import type { playerWords } from '../en/players.ts';
import { polishCount } from './counted.ts';

const words: typeof playerWords = {
  menu: (user) => `Więcej: ${user}`,
  view: 'Zobacz stronę trenera',
  asOthers: 'Jak widzą cię inni',
  listings: 'Wszystkie ogłoszenia',
  report: 'Zgłoś…',
  block: 'Zablokuj…',
  unblock: 'Odblokuj',
  cancel: 'Anuluj',

  page: {
    loading: 'Pobieramy stronę trenera',
    failed: { title: 'Nie udało się wczytać strony', text: 'Serwer nie odpowiedział.' },
    unknownTitle: 'Nikt się tak nie nazywa',
    unknownText: (name) =>
      name === ''
        ? 'W adresie nie ma nazwy gracza.'
        : `Nie ma strony o nazwie ${name}. Nazwa mogła się zmienić, konto mogło zniknąć albo strona jest prywatna.`,
    toMarket: 'Szukaj wymian',
    visitor: (user) =>
      `Kto gra, może walczyć i wymieniać się z graczem ${user}. To nic nie kosztuje, a spróbować można bez konta.`,
    own: 'Tak widzą cię inni.',
    private: 'Twoja strona jest prywatna: widzisz ją tylko ty. Inni czytają tu, że nikt się tak nie nazywa.',
    toAccount: 'Zmień to na koncie',
    favourites: 'Ulubieńcy',
    level: (level) => `Poziom ${level}`,
    badges: 'Odznaki',
    noBadge: (user) => `Jeszcze bez odznak: ${user}.`,
    records: 'Rekordy',
    noRarest: 'Jeszcze nikogo nie złapano.',
    trades: 'Wymiany',
    allWon: 'Wygrane walki',
    toProfile: 'Twój profil',
    listings: 'Do wymiany',
    battle: 'Walcz',
    trade: (count) => `Zobacz ${polishCount(count, 'ogłoszenie', 'ogłoszenia', 'ogłoszeń')}`,
    blocked: (user) =>
      `${user}: zablokowano. Nie widzicie swoich ogłoszeń, nie składacie sobie ofert i nie walczycie.`,
    closed: (user) => `${user}: na razie nie możecie się wymieniać ani walczyć.`,
    nothing: (user) => `${user} nie ma teraz nic do wymiany.`,
  },

  reporting: {
    title: (user) => `Zgłoś: ${user}`,
    text: 'Operator gry przeczyta to i zdecyduje. Nikt inny nie dowie się, od kogo jest zgłoszenie.',
    about: 'Czego dotyczy?',
    name: 'Nazwy',
    listing: (name) => `Ogłoszenia: ${name}`,
    nickname: 'Przydomka stworka',
    whichNickname: 'Którego przydomka?',
    reason: 'Powód',
    choose: 'Wybierz powód',
    reasons: {
      name: 'Obraźliwa nazwa',
      impersonation: 'Podszywa się pod kogoś',
      spam: 'Zasypuje mnie lub innych ofertami',
      scam: 'Próbuje oszukać przy wymianie',
      cheating: 'Oszukuje w grze',
      other: 'Coś innego',
    },
    more: (most) =>
      `Co powinien wiedzieć operator? Najwyżej ${polishCount(most, 'znak', 'znaki', 'znaków')} albo nic.`,
    send: 'Wyślij zgłoszenie',
    sent: 'Zgłoszenie wysłane. Dziękujemy!',
  },

  blocking: {
    title: (user) => `Zablokować? (${user})`,
    text: 'Nie będziecie widzieć swoich ogłoszeń, składać sobie ofert ani ze sobą walczyć. Otwarte oferty między wami wygasną.',
    undo: 'Odblokować możesz w każdej chwili: lista blokad jest na stronie twojego konta.',
    confirm: 'Zablokuj',
    done: (user) => `Zablokowano: ${user}`,
    undone: (user) => `Odblokowano: ${user}`,
  },

  blocked: {
    title: 'Zablokowani gracze',
    text: 'Ty i oni nie widzicie swoich ogłoszeń, nie składacie sobie ofert i nie walczycie.',
    loading: 'Pobieramy zablokowanych graczy',
    failed: 'Nie udało się pobrać zablokowanych graczy.',
    none: 'Nikogo tu nie ma. Blokuje się trzema kropkami obok nazwy.',
    since: (day) => `od ${day}`,
    count: (count, most) => `${count} z najwyżej ${most}`,
  },
};
export default words;
