import type { Notice } from '../../../contract/shapes/trade.ts';
import type { bellWords } from '../en/bell.ts';
import { calledName, playerName, playerNameFirst } from '../en/names.ts';

type Said = Pick<Notice, 'user' | 'pokemon'>;

const kinds = {
  offer: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} ha fatto un’offerta per il tuo ${calledName(pokemon)}`,
  withdrawn: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} ha ritirato un’offerta per il tuo ${calledName(pokemon)}`,
  accepted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} ha accettato: ${calledName(pokemon)} è tuo`,
  rejected: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} ha rifiutato la tua offerta per ${calledName(pokemon)}`,
  voided: ({ user, pokemon }: Said) =>
    `${calledName(pokemon)} di ${playerName(user.name)} è andato a qualcun altro`,
  unlisted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} ha tolto ${calledName(pokemon)} dagli scambi`,
  changed: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} ha dato a ${calledName(pokemon)} altre mosse: la tua offerta è decaduta`,
  wanted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} mette in scambio ${calledName(pokemon)}, proprio quello che cerchi`,
} as const;

const more = (count: number) => (count === 1 ? 'e un altro avviso' : `e altri ${count} avvisi`);

const words: typeof bellWords = {
  label: (unread) => (unread > 0 ? `Avvisi, ${unread} da leggere` : 'Avvisi'),
  title: 'Avvisi',
  loading: 'Arrivano i tuoi avvisi',
  failed: 'I tuoi avvisi non sono arrivati.',
  none: 'Ancora nessuna novità. Qui leggi come vanno i tuoi scambi.',
  readAll: 'Segna tutto come letto',
  notRead: 'Non è stato possibile segnarli come letti.',
  older: 'Più vecchi',
  unread: 'Da leggere',
  more,
  offered: (names) => `Offerta: ${names.join(', ')}`,
  kinds,
  told: (notice) => {
    const said = kinds[notice.kind](notice);
    if (notice.folded === 0) return said;
    const all = notice.folded > 1 ? `${said}, ${more(notice.folded - 1)}` : said;
    return `${all}. Gli altri avvisi di ${playerName(notice.user.name)} arrivano in una riga sola.`;
  },
};
export default words;
