import { MOST_APPEALS } from '../../../contract/shapes/operating/moderation.ts';
import type { operatorWords } from '../en/operator.ts';
import { polishCount } from './counted.ts';

const reportsOf = (count: number) => polishCount(count, 'zgłoszenie', 'zgłoszenia', 'zgłoszeń');
/** A time in seconds, rounded up to minutes if it is long. */
const wait = (seconds: number) =>
  seconds > 90
    ? polishCount(Math.ceil(seconds / 60), 'minutę', 'minuty', 'minut')
    : polishCount(seconds, 'sekundę', 'sekundy', 'sekund');

const words: typeof operatorWords = {
  title: 'Operator',
  forget: 'Zapomnij token',
  forgotten: 'Tokena nie ma już w tej karcie.',

  token: {
    title: 'Operator',
    text: 'Ta strona jest dla osoby, która prowadzi ten serwer. Pyta o ADMIN_TOKEN serwera, trzyma go tylko w tej karcie i zapomina po jej zamknięciu.',
    label: 'Token operatora',
    enter: 'Wejdź',
    malformed: 'Token ma od 1 do 256 liter, cyfr i znaków, bez odstępów.',
    wrong: 'Serwer nie przyjmuje tego tokena. Porównaj go z ADMIN_TOKEN serwera.',
    tooMany: (seconds) => `Z twojego adresu przyszło za dużo złych tokenów. Spróbuj za ${wait(seconds)}.`,
    none: 'Ten serwer nie ma tokena operatora. Ustaw ADMIN_TOKEN i uruchom go ponownie.',
    ended: 'Serwer nie przyjmuje już tego tokena. Podaj nowy.',
  },

  sections: 'Co na ciebie czeka',
  tabs: { reports: 'Zgłoszenia', appeals: 'Odwołania', player: 'Gracz', audit: 'Dziennik' },
  failed: 'Nie udało się tego wczytać',
  stale: 'To, co widać, może być nieaktualne.',
  cancel: 'Anuluj',

  reports: {
    title: 'Otwarte zgłoszenia',
    closedTitle: 'Zamknięte zgłoszenia',
    loading: 'Pobieramy zgłoszenia',
    closed: 'Pokaż zamknięte',
    none: 'Nie ma otwartych zgłoszeń.',
    noneClosed: 'W ostatnich 90 dniach nie zamknięto żadnego zgłoszenia.',
    number: (id) => `Zgłoszenie ${id}`,
    select: (id) => `Wybierz zgłoszenie ${id}`,
    pick: 'Wybierz',
    all: 'Wybierz wszystkie na tej stronie',
    selected: (count) => `Wybrano: ${reportsOf(count)}`,
    severalPlayers: 'Dotyczą kilku graczy: można je tylko zamknąć.',
    clear: 'Nie wybieraj żadnego',
    name: 'Zgłoszona nazwa',
    listing: 'Zgłoszone ogłoszenie',
    nickname: 'Zgłoszony stworek',
    formerly: (name) => `wtedy pod nazwą ${name}`,
    by: 'Od',
    nothing: 'Bez opisu.',
    reasons: {
      name: 'Obraźliwa nazwa',
      impersonation: 'Podszywa się pod kogoś',
      spam: 'Spam',
      scam: 'Oszustwo przy wymianie',
      cheating: 'Oszukiwanie w grze',
      other: 'Coś innego',
    },
    outcomes: {
      dismissed: 'Zamknięte bez działania',
      warned: 'Ostrzeżenie',
      suspended: 'Zawieszenie',
      renamed: 'Nowa nazwa',
      unnamed: 'Odebrany przydomek',
    },
  },

  appeals: {
    title: 'Odwołania',
    loading: 'Pobieramy odwołania',
    none: 'Nie czeka żadne odwołanie.',
    number: (id) => `Odwołanie ${id}`,
    suspended: 'Powód zawieszenia',
    lift: 'Zakończ zawieszenie',
    decline: 'Odrzuć',
  },

  player: {
    title: 'Znajdź gracza',
    label: 'Nazwa lub id gracza',
    find: 'Szukaj',
    loading: 'Szukamy',
    none: 'Nie ma gracza o takiej nazwie ani id. Po zmianie nazwy szuka się nowej.',
    id: 'Id',
    since: 'W grze od',
    warnings: (count) => polishCount(count, 'ostrzeżenie', 'ostrzeżenia', 'ostrzeżeń'),
    suspensions: (count) => polishCount(count, 'zawieszenie', 'zawieszenia', 'zawieszeń'),
    open: (count) => polishCount(count, 'otwarte zgłoszenie', 'otwarte zgłoszenia', 'otwartych zgłoszeń'),
    endless: 'Zawieszenie bez końca',
    until: (moment) => `Zawieszenie do ${moment}`,
    reason: 'Powód zawieszenia',
    acts: 'Działania wobec tego gracza',
  },

  audit: {
    title: 'Dziennik',
    loading: 'Pobieramy dziennik',
    none: 'Żaden operator jeszcze nic nie zrobił.',
    noneAbout: 'Wobec tego gracza nic jeszcze nie zrobiono.',
    acts: {
      grant: 'Przyznano',
      warn: 'Ostrzeżenie',
      message: 'Wiadomość',
      suspend: 'Zawieszenie',
      lift: 'Koniec zawieszenia',
      rename: 'Nowa nazwa',
      unname: 'Odebrany przydomek',
      dismiss: 'Zgłoszenia zamknięte bez działania',
      declineAppeal: 'Odrzucone odwołanie',
      resetPassword: 'Nowe hasło',
    },
    renamed: (name) => `teraz ${name}`,
    somebody: 'ktoś, kto już nie gra',
    from: (address) => `z ${address}`,
    noAddress: 'na serwerze',
    details: {
      text: 'Tekst',
      reason: 'Powód',
      until: 'Do',
      reports: 'Zgłoszenia',
      replaces: 'Zastępuje zawieszenie',
      appeal: 'Odwołanie',
      coins: 'Monety',
      items: 'Rzeczy',
      creatures: 'Stworki',
      nickname: 'Przydomek',
      pokemon: 'Stworek',
    },
    endless: 'bez końca',
  },

  acts: {
    warn: 'Ostrzeż',
    message: 'Napisz',
    suspend: 'Zawieś',
    rename: 'Nowa nazwa',
    unname: 'Odbierz przydomek',
    dismiss: (count) => (count === 1 ? 'Zamknij zgłoszenie' : 'Zamknij zgłoszenia'),
    lift: 'Zakończ zawieszenie',
    seen: (player) => `Co zobaczy ${player}`,
    when: {
      warn: 'Na każdej stronie, od razu, aż do potwierdzenia:',
      suspend: 'Przy następnym logowaniu; wszystkie sesje kończą się teraz:',
      rename: 'Na każdej stronie, od razu, aż do potwierdzenia:',
      lift: 'Przy następnym logowaniu:',
      decline: 'Przy następnym logowaniu:',
    },
    answers: (ids) =>
      ids.length === 0
        ? 'Nie odpowiada na żadne zgłoszenie.'
        : `Odpowiada na ${ids.length === 1 ? 'zgłoszenie' : 'zgłoszenia'} ${ids.join(', ')}.`,
    yourWords: '(twoje słowa)',
    empty: 'Najpierw napisz kilka słów.',
    again: 'Wszystko zostało wczytane od nowa. Zamknij to i spójrz jeszcze raz, zanim zdecydujesz.',
  },

  warn: {
    title: (player) => `Ostrzeżenie: ${player}`,
    text: 'Wiadomość do gracza',
    confirm: 'Wyślij ostrzeżenie',
    done: (player) => `Ostrzeżenie wysłane: ${player}.`,
  },

  message: {
    title: (player) => `Wiadomość: ${player}`,
    text: 'Wiadomość do gracza',
    effects: 'To nie ostrzeżenie i nie liczy się jako ostrzeżenie.',
    confirm: 'Wyślij wiadomość',
    done: (player) => `Wiadomość wysłana: ${player}.`,
  },

  suspend: {
    title: (player) => `Zawieszenie: ${player}`,
    present: (until, reason) =>
      `Ten gracz jest już zawieszony, ${until === null ? 'bez końca' : `do ${until}`}: „${reason}” To zastąpi tamto zawieszenie.`,
    replace: 'Zastąp zawieszenie',
    reason: 'Powód, który gracz przeczyta',
    length: 'Na jak długo',
    days: (count) => polishCount(count, 'dzień', 'dni', 'dni'),
    moment: 'Do określonej chwili',
    endless: 'Bez końca',
    until: 'Do (twój czas)',
    past: 'Wybierz chwilę w przyszłości.',
    effects: 'Sesje i otwarte oferty się kończą. Ogłoszenia są ukryte i wracają po zawieszeniu.',
    confirm: 'Zawieś',
    done: (player) => `Zawieszono: ${player}.`,
  },

  rename: {
    title: (player) => `Nowa nazwa: ${player}`,
    name: 'Nowa nazwa (puste: Trainer i numer)',
    neutral: 'Trainer i numer',
    text: 'Wiadomość do gracza (może być pusta)',
    effects: 'Starej nazwy nikt nie może zająć. Gracz wciąż może się nią logować.',
    confirm: 'Nadaj nową nazwę',
    done: (player, name) => `${player} to teraz ${name}.`,
  },

  unname: {
    title: (nickname) => `Odbierz przydomek ${nickname}`,
    text: 'Wiadomość do gracza (może być pusta)',
    effects: 'Nikt nie użyje go ponownie, dla stworka ani konta. Trwające walki go zachowają.',
    confirm: 'Odbierz',
    done: (nickname) => `Przydomek odebrany: ${nickname}.`,
  },

  lift: {
    title: (player) => `Koniec zawieszenia: ${player}`,
    text: 'Wiadomość do gracza (może być pusta)',
    effects: 'Ogłoszenia wracają. Otwarte odwołanie liczy się jako uwzględnione.',
    confirm: 'Zakończ zawieszenie',
    done: (player) => `Zawieszenie zakończone: ${player}.`,
  },

  decline: {
    title: (player) => `Odrzucenie odwołania: ${player}`,
    text: 'Odpowiedź dla gracza',
    effects: `Zawieszenie zostaje. Od jednego zawieszenia można odwołać się ${polishCount(MOST_APPEALS, 'raz', 'razy', 'razy')}.`,
    confirm: 'Odrzuć odwołanie',
    done: (player) => `Odwołanie odrzucone: ${player}.`,
  },

  dismiss: {
    title: (count) => `Zamknij bez działania: ${reportsOf(count)}`,
    effects: (ids) =>
      `${ids.length === 1 ? 'Zgłoszenie' : 'Zgłoszenia'} ${ids.join(', ')}. Nikt się nie dowie: ani kto zgłosił, ani kogo.`,
    text: 'Notatka do dziennika (może być pusta)',
    confirm: (count) => `Zamknij: ${reportsOf(count)}`,
    done: (closed) => `Zamknięto: ${reportsOf(closed)}.`,
    some: (closed, asked) =>
      `Zamknięto ${closed} z ${asked}: przy pozostałych inny operator zdążył wcześniej.`,
  },
};
export default words;
