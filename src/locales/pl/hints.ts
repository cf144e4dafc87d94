import type { hintWords } from '../en/hints.ts';

const words: typeof hintWords = {
  label: 'Wskazówka',
  dismiss: 'Jasne',
  stop: 'Bez wskazówek',
  hints: {
    map: {
      title: 'W drogę',
      text: 'Dzikie stworki żyją w wysokiej trawie, w lasach, na piasku, nad wodą i wśród skał. Ścieżki są bezpieczne, a im dalej stąd, tym wszyscy silniejsi.',
    },
    encounter: {
      title: 'Ktoś tu jest',
      text: 'Spróbuj go złapać albo po prostu idź dalej. W walce nigdy nie tracisz stworka.',
    },
    battle: {
      title: 'Pierwsza walka',
      text: 'Wybierz, kto walczy, a potem w każdej rundzie atak. Gdy dziki osłabnie, rzuć kulą: szansa stoi obok. Manierka leczy, a napełnia ją studnia.',
    },
    caught: {
      title: 'Jest twój',
      text: 'Dołącza do drużyny, póki jest w niej miejsce; potem czeka w „Twoich pokemonach”. Możesz je zamieniać, gdy nie trwa walka.',
    },
    team: {
      title: 'Twoja drużyna',
      text: 'Walczą w tej kolejności i wszyscy uczą się na każdym zwycięstwie. Każdy atak to lista tego, co poznane; „Zapisz” utrwala zmiany.',
    },
    gyms: {
      title: 'Areny',
      text: 'Pokonaj wszystkie areny regionu, a otworzy się następny. Poziomy i nagrody są na kartach; porażka nic nie kosztuje.',
    },
    mart: {
      title: 'Kule i talizmany',
      text: 'Powiedz, ile czego chcesz, i zapłać raz. Talizmany działają, dopóki je nosisz.',
    },
    pokedex: {
      title: 'Kogo już znasz',
      text: 'Zapisany jest tu każdy, kogo spotkasz: gdzie żyje, kiedy przychodzi i czego się uczy.',
    },
    training: {
      title: 'Czas na naukę',
      text: 'Sparingpartnerzy wybranego typu dają więcej doświadczenia niż dzikie stworki, za to żadnych monet. Wybierz takich, których twoje ataki mocno bolą.',
    },
    gold: {
      title: 'Uważaj na stawkę',
      text: 'Stawkę płacisz na początku, a przy przegranej przepada. Niczego więcej stracić tu nie można.',
    },
  },
  settings: {
    title: 'Wskazówki',
    text: 'Każda część gry mówi ci raz, po co jest.',
    show: 'Pokazuj wskazówki',
    again: 'Pokaż wskazówki od nowa',
    forgotten: 'Zobaczysz wszystkie wskazówki jeszcze raz',
  },
};
export default words;
