import type { en } from '../en.ts';

const words: typeof en = {
  game: 'Emberwild',
  heading: 'Emberwild RPG',
  skipToContent: 'Przejdź do treści',
  textMode: { on: 'Dostępność: włącz tryb tekstowy', off: 'Dostępność: wyłącz tryb tekstowy' },
  loading: 'Wczytywanie…',
  loadingPage: (title) => `${title}: wczytywanie`,

  menu: {
    label: 'Menu główne',
    open: 'Otwórz menu',
    close: 'Zamknij menu',
    home: 'Start',
    login: 'Zaloguj się',
    signup: 'Załóż konto',
    faq: 'Pytania',
    about: 'O grze',
    maps: 'Mapy',
    logout: 'Wyloguj się',
    profile: { label: 'Profil', pokemons: 'Twoje pokemony', mart: 'Pokemart', quests: 'Zadania' },
    pokemon: {
      label: 'Pokemony',
      team: 'Twoja drużyna',
      pokemons: 'Twoje pokemony',
      pokedex: 'Pokedex',
      attackdex: 'AttackDex',
      typechart: 'Tabela typów',
    },
    battle: {
      label: 'Walka',
      gym: 'Areny',
      user: 'Pojedynek',
      gold: 'Walka o złoto',
      exp: 'Trening',
    },
    trade: { label: 'Wymiana', traders: 'Twoje ogłoszenia', offers: 'Twoje oferty', find: 'Szukaj wymian' },
  },

  errors: {
    unknown: 'Coś poszło nie tak. Spróbuj ponownie.',
    server: import.meta.env.TRIAL
      ? 'Wersja próbna nie mogła tego zrobić. Spróbuj ponownie.'
      : 'Serwer nie mógł tego zrobić. Spróbuj ponownie.',
    offline: import.meta.env.TRIAL
      ? 'Nie udało się wczytać części gry. Sprawdź połączenie.'
      : 'Nie można połączyć się z serwerem. Sprawdź połączenie.',
    withId: (message, id) => `${message} (Błąd nr ${id})`,
    number: (id) => `Błąd nr ${id}`,
    late: 'Serwer zbyt długo nie odpowiada. Spróbuj ponownie.',
    foreign:
      'Ta odpowiedź nie przyszła z gry. Być może ta sieć wymaga najpierw zalogowania. Potem spróbuj ponownie.',
  },

  storage: {
    label: 'Twoja przeglądarka i ta gra',
    blocked:
      'Przeglądarka niczego dla tej strony nie zachowuje: ciasteczka są zablokowane. Możesz grać dalej w tej karcie, ale po jej zamknięciu lub ponownym wczytaniu nastąpi wylogowanie. Zezwól temu adresowi na ciasteczka, aby temu zapobiec.',
    full: 'Przeglądarka nie ma już miejsca dla tej strony. Możesz grać dalej w tej karcie, ale po jej zamknięciu może nastąpić wylogowanie. Usuń w ustawieniach przeglądarki dane innych stron i zaloguj się ponownie.',
    dismiss: 'Jasne',
  },

  offline: {
    lost: 'Nie można połączyć się z serwerem.',
    since: (when) => `To, co tu widzisz, pochodzi z: ${when}.`,
    again: 'Gra ruszy dalej, gdy tylko serwer odpowie.',
  },

  update: {
    text: 'Nowa wersja gry jest gotowa.',
    now: 'Aktualizuj',
    later: 'Później',
  },

  retry: {
    title: 'Ta strona nie dotarła',
    text: import.meta.env.TRIAL
      ? 'Nie udało się wczytać części gry. Twoje postępy są bezpieczne w tej przeglądarce.'
      : 'Nie udało się wczytać części gry. Twoje postępy są bezpieczne na serwerze.',
    button: 'Spróbuj ponownie',
    brokenTitle: 'Coś się zepsuło',
    brokenText: import.meta.env.TRIAL
      ? 'Gra się tego nie spodziewała. Twoje postępy są bezpieczne w tej przeglądarce. Wczytaj stronę ponownie.'
      : 'Gra się tego nie spodziewała. Twoje postępy są bezpieczne na serwerze. Wczytaj stronę ponownie; jeśli to się powtórzy, opowiedz operatorowi serwera, jak do tego doszło.',
    brokenId: (id) => `Numer ostatniego nieudanego zapytania, dla operatora: ${id}`,
    reload: 'Wczytaj stronę ponownie',
    home: 'Na stronę startową',
    goOn: 'Dalej bez wczytywania',
  },

  login: {
    username: 'Nazwa',
    password: 'Hasło',
    again: 'Powtórz hasło',
    login: 'Zaloguj się',
    signup: 'Załóż konto',
    continue: 'Dalej',
    cancel: 'Anuluj',
    shortUsername: 'Nazwa: co najmniej 5 znaków!',
    shortPassword: 'Hasło: co najmniej 5 znaków!',
    mismatch: 'Hasła się różnią',
    invalid: 'Zła nazwa lub złe hasło',
    pleaseLogin: 'Zaloguj się',
    ended: 'Twoja sesja się skończyła. Zaloguj się ponownie.',
    kept: (player) => `To, co niezapisane, czeka: ${player}.`,
    elsewhere: 'W innym oknie nastąpiło wylogowanie.',
    suspended: 'Twoje konto jest zawieszone.',
    tagline: 'Zbieraj. Odkrywaj. Walcz.',
    play: 'Graj',
  },

  changeTeam: 'Wybierz zastępstwo',
  account: 'Konto',
  player: 'Trener',
  settings: 'Ustawienia',
  recover: 'Nie pamiętasz hasła?',
  guest: 'Graj jako gość',
  workshop: 'Warsztat',
  operator: 'Operator',

  fullscreen: {
    start: 'Pełny ekran',
    end: 'Wyjdź z pełnego ekranu',
    refused: 'Przeglądarka nie zgodziła się na pełny ekran. Spróbuj przyciskiem u dołu strony.',
  },
  footer: {
    calm: 'Tryb spokojny',
    calmHint: 'Bez drżenia, błysków i wiercenia się.',
    theme: 'Motyw',
    themes: {
      system: { name: 'System', hint: 'Tak jak w systemie' },
      light: { name: 'Jasny', hint: 'Zawsze za dnia' },
      dark: { name: 'Ciemny', hint: 'Zawsze nocą' },
    },
    controls: 'Sterowanie',
    profile: 'Twój profil',
  },

  unknown: { title: 'Zguba w wysokiej trawie' },
};
export default words;
