import type { bellWords } from '../en/bell.ts';
import { calledName, playerName, playerNameFirst } from '../en/names.ts';
import { polishCount } from './counted.ts';

const kinds: (typeof bellWords)['kinds'] = {
  offer: ({ user, pokemon }) =>
    `${playerNameFirst(user.name)}: oferta za twojego stworka ${calledName(pokemon)}`,
  withdrawn: ({ user, pokemon }) =>
    `${playerNameFirst(user.name)}: cofnięta oferta za twojego stworka ${calledName(pokemon)}`,
  accepted: ({ user, pokemon }) => `${playerNameFirst(user.name)}: zgoda, ${calledName(pokemon)} jest twój`,
  rejected: ({ user, pokemon }) =>
    `${playerNameFirst(user.name)}: odrzucona twoja oferta za stworka ${calledName(pokemon)}`,
  voided: ({ user, pokemon }) => `${calledName(pokemon)} (${playerName(user.name)}) trafił do kogoś innego`,
  unlisted: ({ user, pokemon }) => `${playerNameFirst(user.name)}: ${calledName(pokemon)} już nie do wymiany`,
  changed: ({ user, pokemon }) =>
    `${playerNameFirst(user.name)}: ${calledName(pokemon)} ma inne ataki, twoja oferta wygasła`,
  wanted: ({ user, pokemon }) =>
    `${playerNameFirst(user.name)} wystawia stworka z twojej listy: ${calledName(pokemon)}`,
};

const more = (count: number) =>
  `i jeszcze ${polishCount(count, 'powiadomienie', 'powiadomienia', 'powiadomień')}`;

const words: typeof bellWords = {
  label: (unread) => (unread > 0 ? `Powiadomienia, nieprzeczytane: ${unread}` : 'Powiadomienia'),
  title: 'Powiadomienia',
  loading: 'Pobieramy powiadomienia',
  failed: 'Nie udało się pobrać powiadomień.',
  none: 'Jeszcze nic się nie wydarzyło. Tu przeczytasz, co słychać u twoich wymian.',
  readAll: 'Oznacz wszystkie jako przeczytane',
  notRead: 'Nie udało się oznaczyć ich jako przeczytane.',
  older: 'Starsze',
  unread: 'Nieprzeczytane',
  more,
  offered: (names) => `W ofercie: ${names.join(', ')}`,
  kinds,
  told: (notice) => {
    const said = kinds[notice.kind](notice);
    if (notice.folded === 0) return said;
    const all = notice.folded > 1 ? `${said}, ${more(notice.folded - 1)}` : said;
    return `${all}. Dalsze powiadomienia (${playerName(notice.user.name)}) przyjdą w jednym wierszu.`;
  },
};
export default words;
