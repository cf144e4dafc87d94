import type { marketWords } from '../en/market.ts';
import { polishCount, polishList } from './counted.ts';
import { polishKind, polishType } from './ids.ts';

const typesOf = (types: string) => types.split('/').map(polishType).join('/');

const creatures = (count: number) => polishCount(count, 'stworka', 'stworki', 'stworków');

const words: typeof marketWords = {
  title: 'Szukaj wymian',
  fetching: 'Przeglądamy ogłoszenia',
  name: 'Nazwa',
  type: 'Typ',
  anyType: 'Wszystkie typy',
  kind: 'Odmiana',
  anyKind: 'Wszystkie odmiany',
  kinds: { 1: 'Zwykły', 2: 'Mroczny', 3: 'Lśniący' },
  least: 'Poziom od',
  most: 'Poziom do',
  owner: 'Właściciel',
  sort: 'Sortuj',
  sorts: {
    newest: 'Od najnowszych',
    '-newest': 'Od najstarszych',
    level: 'Od najniższego poziomu',
    '-level': 'Od najwyższego poziomu',
    name: 'Nazwa od A',
    '-name': 'Nazwa od Z',
  },
  more: (most) => `Jest ich więcej niż ${most}. Zawęź wyszukiwanie, aby zobaczyć inne.`,
  noneTitle: 'Nikt takiego nie wystawia',
  noneText: 'Poszukaj czegoś innego albo wystaw jednego ze swoich i zobacz, kto złoży ofertę.',
  anybody: 'Wyczyść wyszukiwanie',
  put: 'Wystaw do wymiany',

  ownedBy: (user) => `Właściciel: ${user}`,
  alsoOf: (user) => `Wszystkie: ${user}`,
  offer: 'Złóż ofertę',

  chooseTitle: (name) => `Co dajesz? (${name})`,
  chooseText: (most) => `Wybierz najwyżej ${creatures(most)}. Idą razem albo wcale.`,
  own: 'Twoje stworki spoza drużyny',
  ownName: 'Szukaj wśród swoich',
  fetchingOwn: 'Pobieramy twoje pokemony',
  noOwn: 'Żaden z twoich nie jest wolny. Zabierz najpierw kogoś z drużyny, a będziesz mieć co dać.',
  looksFor: (user) => `${user} szuka tych`,
  noOwnLike: 'Żaden z twoich tak się nie nazywa.',
  notFetched: 'Nie udało się pobrać twoich stworków.',
  listed: 'Do wymiany: najpierw trzeba by go wycofać',
  offered: 'Już w ofercie',
  favourite: 'Jeden z twoich ulubieńców',
  chosen: (count, most) => `Wybrano: ${count} z ${most}`,
  cancel: 'Anuluj',
  compare: 'Porównaj obie strony',

  compareTitle: 'Czy o taką wymianę ci chodzi?',
  compareText: (user) =>
    `${user} zdecyduje. Do tego czasu to, co dajesz, zostaje u ciebie, ale nie może wejść do drużyny ani ewoluować.`,
  takesBack: (names) =>
    names.length === 1
      ? `${names[0]} jest do wymiany. Gdy go zaoferujesz, zostanie najpierw wycofany, a oferty za niego wygasną.`
      : `Do wymiany są: ${names.join(', ')}. Gdy je zaoferujesz, zostaną najpierw wycofane, a oferty za nie wygasną.`,
  tookBack: (names) => `Już nie do wymiany: ${names.join(', ')}.`,
  changed: (name) =>
    `${name} wygląda teraz inaczej niż przed chwilą. Obejrzyj go jeszcze raz, zanim złożysz ofertę.`,
  gone: (name) => `${name} nie jest już do wymiany. U ciebie nic się nie zmieniło.`,
  get: 'Dostajesz',
  give: 'Dajesz',
  differences: (name) => `Czym się różni ${name}`,
  same: 'Bez różnic w odmianie, poziomie, typach i atakach',
  kindDiffers: (mine, theirs) => `Odmiana: ${polishKind(mine)}, nie ${polishKind(theirs)}`,
  levelHigher: (by) => `o ${polishCount(by, 'poziom', 'poziomy', 'poziomów')} wyżej`,
  levelLower: (by) => `o ${polishCount(by, 'poziom', 'poziomy', 'poziomów')} niżej`,
  typesDiffer: (mine, theirs) => `Typ: ${typesOf(mine)}, nie ${typesOf(theirs)}`,
  movesMore: (names) => `Zna: ${names.join(', ')}`,
  movesLess: (names) => `Nie zna: ${names.join(', ')}`,
  back: 'Wybierz inne',
  confirm: 'Zaproponuj wymianę',
  made: 'Oferta złożona',
  notMade: 'Nie udało się złożyć oferty',
  wanted: {
    title: 'Twoja lista życzeń',
    text: 'Dzwonek powie ci, gdy ktoś wystawi to, czego szukasz.',
    none: 'Jeszcze nic. Powiedz, kogo szukasz.',
    loading: 'Pobieramy twoją listę życzeń',
    name: 'Gatunek',
    add: 'Dodaj do listy',
    least: 'Dowolny poziom',
    from: (level) => `od poziomu ${level}`,
    wish: (creature, from) => `${creature} ${from}`,
    any: 'Dowolny gatunek',
    anyOf: (kind) => `dowolny ${polishKind(kind)}`,
    normal: (name) => `zwykły ${name}`,
    tooLittle: 'Wybierz gatunek, odmianę albo jedno i drugie.',
    remove: (what) => `Usuń: ${what}`,
    removeShort: 'Usuń',
    failed: 'Nie udało się pobrać twojej listy życzeń.',
    notSaved: 'Nie udało się zmienić listy życzeń',
  },
  matches: {
    title: 'Możesz się wymienić już teraz',
    text: 'Wystawiają to, czego szukasz, a szukają tego, co wystawiasz.',
    wants: (user, names) => `${user} szuka u ciebie: ${polishList(names, 'lub')}`,
    all: (count) => `Pokaż wszystkie (${count})`,
  },
  fresh: 'Tak jest teraz. Spójrz jeszcze raz, zanim złożysz ofertę.',
};
export default words;
