import { playerName } from '../en/names.ts';
import type { tradeWords } from '../en/trades.ts';
import { numberWords } from '../format.ts';
import { polishCount, polishList } from './counted.ts';

const words: typeof tradeWords = {
  listings: 'Pokemony do wymiany',
  fetchingListings: 'Pobieramy pokemony do wymiany',
  offered: 'Pokemony w twoich ofertach',
  fetchingOffered: 'Pobieramy stworki z twoich ofert',

  hasOffered: (user) => `${user} proponuje wymianę`,
  accept: 'Przyjmij ofertę',
  reject: 'Odrzuć ofertę',
  unlist: 'Wycofaj z wymiany',
  replace: 'Zamień',
  save: 'Zapisz',
  removeAll: 'Cofnij wszystkie oferty',
  removeOne: 'Cofnąć z oferty?',

  noOffers: 'Nie masz żadnych ofert',
  traded: 'Wymiana udana',
  rejected: 'Oferta odrzucona',
  unlisted: 'Wycofano z wymiany',
  takenBack: 'Oferta cofnięta',
  saved: 'Zapisano',
  notTraded: 'Wymiana się teraz nie udała',
  notUnlisted: 'Nie udało się wycofać z wymiany',
  notSaved: 'Nie udało się teraz zapisać',

  accepting: {
    text: (name) => `Gdy powiesz „tak”, ${name} odejdzie i nikt tego nie cofnie.`,
    others: (name) => `Wszystkie inne oferty wtedy wygasną (${name}).`,
    gone: 'Ta oferta została tymczasem cofnięta. U ciebie nic się nie zmieniło.',
    cancel: 'Anuluj',
    confirm: 'Tak, wymieniam',
  },

  offersOf: (name) => `Oferty: ${name}`,
  waiting: 'Jeszcze żadnych ofert. Inni go znajdą, a dzwonek powie ci o ofercie.',
  changed: 'Ktoś tutaj nie jest już taki jak w chwili tej oferty.',
  changedForLister: 'Nie da się jej już przyjąć: odrzuć ją i poproś o nową.',
  changedForMaker: 'Nie da się jej już przyjąć: cofnij ją i złóż nową.',
  savingChanges: 'Oferty dotyczą ataków, które ma teraz. Gdy zapiszesz, wygasną.',
  offersEnded: (name, count) =>
    `${polishCount(count, 'oferta wygasła', 'oferty wygasły', 'ofert wygasło')} (${name}).`,
  savingOffered: 'Twoja oferta dotyczy ataków, które ma teraz. Gdy zapiszesz, nie da się jej już przyjąć.',
  unlistedText: 'Żaden z twoich nie jest do wymiany. Wystaw kogoś, a inni zaproponują swoje.',
  choose: 'Wystaw do wymiany',
  notOfferedText: 'Poszukaj tego, co chcesz mieć, i zaproponuj za to swoje.',
  find: 'Szukaj wymian',
  past: 'Dawne wymiany',

  arrivedTitle: (names) => `Teraz u ciebie: ${polishList(names)}`,
  arrivedText: (given, user) => `Nowy dom: ${user} (${given}).`,
  look: 'Obejrzyj swoje stworki',

  offeredFor: (name, user) => `Za: ${name} (${user})`,
  owner: (user) => `Właściciel: ${user}`,
  since: (moment) => `Oferta z: ${moment}`,
  toOffer: 'Zobacz w wyszukiwarce wymian',

  level: (level) => `Poziom ${level}`,
  exp: (exp) => `${numberWords(exp)} PD`,

  stale: 'To, co widać, może być nieaktualne.',
  failed: {
    title: 'Wymiany nie dotarły',
    text: 'Serwer nie odpowiedział. Wszystko, co wystawiasz i oferujesz, jest tam bezpieczne.',
  },

  owners: {
    button: 'Kto go miał',
    title: (name) => `Właściciele: ${name}`,
    loading: 'Sprawdzamy…',
    failed: 'Nie udało się pobrać właścicieli.',
    now: (since) => `od ${since}`,
    span: (since, until) => (since === until ? since : `${since} – ${until}`),
    present: 'Ma go teraz',
  },

  history: {
    title: 'Wymiany',
    loading: 'Pobieramy twoje wymiany',
    none: 'Jeszcze żadnej wymiany',
    noneText: 'Tu zostaje każda wymiana: z kim, kto odszedł i kto przyszedł.',
    find: 'Szukaj wymian',
    with: (user) => `Druga strona: ${playerName(user)}`,
    gave: 'Od ciebie',
    got: 'Dla ciebie',
  },
};
export default words;
