import type { creatureWords } from '../en/creatures.ts';
import { numberWords } from '../format.ts';
import { polishCount, polishForm, polishList } from './counted.ts';
import { polishType } from './ids.ts';

const creaturesOf = (count: number) => polishCount(count, 'stworek', 'stworki', 'stworków');

const words: typeof creatureWords = {
  team: 'Twoja drużyna',
  change: 'Wybierz zastępstwo',
  owned: 'TWOJE POKEMONY',

  fetching: 'Pobieramy twoje pokemony',
  fetchingTeam: 'Wołamy twoją drużynę',
  saved: 'Zapisano',
  notSaved: 'Nie udało się zapisać',
  traded: 'Wystawiono do wymiany',
  notTraded: 'Nie udało się wystawić pokemona do wymiany',
  evolved: (before, after) => `${before} to teraz ${after}`,

  moveUp: 'W górę',
  moveDown: 'W dół',
  replace: 'Zamień',
  evolve: 'Ewoluuj',
  save: 'Zapisz',
  undo: 'Cofnij',
  putForTrade: 'Wystaw do wymiany',
  replaceFromTeam: 'Zamień z drużyną',
  select: 'Wybierz',
  cancel: 'Anuluj',

  takeOut: 'Zabierz z drużyny',
  tookOut: (name) => `${name}: już poza drużyną`,
  notTakenOut: 'Nie udało się zabrać go z drużyny',
  leftText: (name) => `${name} czeka wśród twoich stworków i można go teraz wymienić.`,
  putBack: 'Przywróć',
  putIn: 'Weź do drużyny',
  joined: (name) => `${name} jest teraz w drużynie`,
  notJoined: 'Nie udało się wziąć go do drużyny',

  place: (place, size) => `Miejsce ${place} z ${size}`,
  moved: (name, place, size) => `${name}: teraz miejsce ${place} z ${size}.`,
  nickname: {
    button: 'Przydomek',
    title: (name) => `Przydomek (${name})`,
    text: 'Stoi obok gatunku i przeczyta go każdy, kto spotka tego stworka. Przy wymianie idzie razem z nim.',
    label: (most) => `Przydomek, najwyżej ${polishCount(most, 'znak', 'znaki', 'znaków')}`,
    save: 'Zapisz',
    remove: 'Odbierz',
    given: (name, nickname) => `${name} nazywa się teraz ${nickname}`,
    removed: (name) => `${name} nie ma już przydomka`,
  },

  boxes: {
    button: 'Skrzynki',
    title: 'Twoje skrzynki',
    text: 'Stworki w skrzynkach znajdzie się prędzej. Skrzynek nie widzi nikt inny, a wymiana wyjmuje z nich stworka.',
    none: 'Nie ma jeszcze skrzynki. Co chcesz trzymać razem?',
    one: (name, count) => `${name}: ${creaturesOf(count)}`,
    count: numberWords,
    show: 'Pokaż',
    showLabel: (name) => `Pokaż skrzynkę ${name}`,
    renameLabel: (name) => `Zmień nazwę skrzynki ${name}`,
    away: 'Schowaj',
    awayLabel: (name) => `Schowaj skrzynkę ${name}`,
    awayTitle: (name) => `Schować skrzynkę ${name}?`,
    awayText: (count) =>
      count === 0
        ? 'Jest pusta.'
        : `Kto w niej jest, zostaje twój, tylko bez skrzynki: razem ${numberWords(count)}.`,
    keep: 'Zostaw skrzynkę',
    label: (most) => `Nazwa, najwyżej ${polishCount(most, 'znak', 'znaki', 'znaków')}`,
    create: 'Nowa skrzynka',
    save: 'Zapisz',
    close: 'Zamknij',
    made: (name) => `Jest nowa skrzynka: ${name}`,
    renamed: (name) => `Skrzynka nazywa się teraz ${name}`,
    gone: (name) => `Skrzynka ${name} jest schowana`,
    full: (most) =>
      `Więcej niż ${polishCount(most, 'skrzynka', 'skrzynki', 'skrzynek')} nie można mieć. Schowaj którąś, aby zrobić miejsce.`,
    failed: 'Nie udało się pobrać skrzynek',
    put: (count) => (count < 2 ? 'Do skrzynki…' : `${count} do skrzynki…`),
    putOne: (name) => `Skrzynka: ${name}`,
    putMany: (count) => `Skrzynka: ${creaturesOf(count)}`,
    putText: 'Skrzynka mówi, gdzie na tej liście znaleźć stworka. Drużyny, walk i wymian to nie obchodzi.',
    where: 'Skrzynka',
    noBox: 'Bez skrzynki',
    inBox: (name) => `Skrzynka: ${name}`,
    moved: (name, box) => `${name} jest teraz w skrzynce ${box}`,
    movedMany: (count, box) => `W skrzynce ${box}: ${creaturesOf(count)} więcej`,
    out: (name) => `${name} jest teraz bez skrzynki`,
    outMany: (count) => `Bez skrzynki: ${creaturesOf(count)}`,
  },

  freeing: {
    several: 'Wybierz kilka',
    stop: 'Zakończ wybór',
    one: 'Wypuść…',
    choose: (name) => `Wybierz: ${name}`,
    chosen: 'Wybierz',
    full: (most) => `Naraz najwyżej ${most}.`,
    count: (count) => (count === 0 ? 'Jeszcze nikt nie wybrany' : `Wybrano: ${count}`),
    ask: (count) => (count < 2 ? 'Wypuść…' : `Wypuść ${count}…`),
    title: (count) => (count === 1 ? 'Wypuścić go na dobre?' : `Wypuścić na dobre: ${creaturesOf(count)}?`),
    text: 'Nikt nie może ich sprowadzić z powrotem. Poziom, ataki i przydomek odchodzą z nimi; Pokedex, odznaki i dawne wymiany zostają.',
    rare: 'Jest wśród nich ktoś rzadki.',
    keep: 'Zatrzymaj',
    confirm: 'Wypuść',
    gone: (names) => `${polishList(names)}: z powrotem na wolności. Dziękujemy i do zobaczenia!`,
    goneMany: (count) =>
      `${creaturesOf(count)} ${polishForm(count, 'wraca', 'wracają', 'wraca')} na wolność. Dziękujemy i do zobaczenia!`,
    stays: { team: 'W drużynie', favourite: 'Ulubieńcy zostają', trade: 'Do wymiany' },
  },

  inTeam: 'W drużynie',
  inTrade: 'Do wymiany',
  inOffer: 'W ofercie',
  toTrades: 'Zobacz oferty',
  toOffers: 'Zobacz swoją ofertę',
  toNext: (exp, left) => `${numberWords(exp)} PD, brakuje ${numberWords(left)}`,
  grown: (exp) => `${numberWords(exp)} PD, w pełni wyrośnięty`,
  stats: { attack: 'Atak', defense: 'Obrona', speed: 'Szybkość' },
  favourite: 'Ulubieniec',

  attacks: 'Ataki',
  slot: (slot) => `Atak ${slot}`,
  free: 'Wolne miejsce',
  attackFacts: (name, type, accuracy) => `${name} · ${polishType(type)} · ${accuracy}%`,

  unsaved: 'Niezapisane',
  allSaved: 'Wszystko zapisane',
  evolveQuestion: (before, after) => `Czy ${before} ma ewoluować w ${after}?`,
  skip: 'Pomiń',
  inBattle: 'Trwa walka. Dopóki się nie skończy, drużyna zostaje, jaka jest.',
  toBattle: 'Wróć do walki',
  reload: 'Wczytaj drużynę ponownie',

  leave: {
    title: 'Wyjść bez zapisywania?',
    text: (names) =>
      names.length === 0
        ? 'Nowa kolejność drużyny nie jest jeszcze zapisana.'
        : `Niezapisane zmiany: ${polishList(names)}.`,
    stay: 'Zostań',
    leave: 'Wyjdź',
    save: 'Zapisz i wyjdź',
  },

  keep: {
    replaceTitle: 'Zamienić ulubieńca?',
    replaceText: (from, to) =>
      `${from} to jeden z twoich ulubieńców. Czy ${to} naprawdę ma zająć jego miejsce?`,
    leaveTitle: 'Zabrać ulubieńca?',
    leaveText: (name) => `${name} to jeden z twoich ulubieńców. Naprawdę ma opuścić drużynę?`,
    tradeTitle: 'Wymienić ulubieńca?',
    tradeText: (name) =>
      `${name} to jeden z twoich ulubieńców, a ci zostają z tobą. Ma stracić serduszko i trafić do wymiany?`,
    keep: (name) => `${name} zostaje`,
    anyway: 'Tak, dalej',
  },

  replaced: 'Do zamiany',
  from: 'Z',
  nothing: 'Tu nic nie ma.',
  nothingText: 'Najpierw wybierz w drużynie, kogo zamienić.',
  toTeam: 'Do drużyny',
  keepsPlace: (name) => `${name} zostaje twój i czeka wśród twoich stworków.`,
  favouriteNote: 'To ulubieniec, więc zapytamy jeszcze raz.',

  tools: {
    name: 'Nazwa',
    type: 'Typ',
    anyType: 'Wszystkie typy',
    kind: 'Odmiana',
    anyKind: 'Wszystkie odmiany',
    box: 'Skrzynka',
    anyBox: 'Wszystkie skrzynki',
    kinds: { 1: 'Zwykłe', 2: 'Mroczne', 3: 'Lśniące' },
    only: 'Pokaż tylko',
    canEvolve: 'Mogą ewoluować',
    inTrade: 'Do wymiany',
    favourite: 'Ulubieńcy',
    sort: 'Sortuj',
    keys: {
      level: { name: 'Poziom', down: 'od najwyższego', up: 'od najniższego' },
      name: { name: 'Nazwa', down: 'od Z do A', up: 'od A do Z' },
      exp: { name: 'PD', down: 'od największych', up: 'od najmniejszych' },
      kind: { name: 'Odmiana', down: 'od najrzadszej', up: 'od zwykłej' },
      newest: { name: 'Najnowsze', down: 'od najstarszych', up: 'od najnowszych' },
    },
    sortedBy: (place, name, way) => `${place}. ${name}, ${way}`,
    sortHint: 'Do trzech. Kolejne naciśnięcie odwraca, jeszcze jedno usuwa.',
    clear: 'Wyczyść wszystko',
  },

  empty: {
    teamTitle: 'Nikt jeszcze z tobą nie idzie',
    ownedTitle: 'Nie masz jeszcze stworków',
    startText: 'Wybierz pierwszego na Starcie, a potem łap następne na mapach.',
    start: 'Wybierz pierwszego stworka',
    restTitle: 'Wszystkie twoje są w drużynie',
    restText: 'Złap na mapach jeszcze jednego: zajmie wtedy to miejsce.',
    toMaps: 'Na mapy?',
    filterTitle: 'Takiego nie masz',
    filterText: 'Wymagaj mniej, a znajdzie się więcej.',
    failed: {
      title: 'Nie przyszły',
      text: import.meta.env.TRIAL
        ? 'Nie udało się pobrać twoich stworków. Są bezpieczne w tej przeglądarce.'
        : 'Nie udało się pobrać twoich stworków. Są bezpieczne na serwerze.',
    },
  },
};
export default words;
