import type { Notice } from '../../../contract/shapes/trade.ts';
import type { bellWords } from '../en/bell.ts';
import { calledName, playerName, playerNameFirst } from '../en/names.ts';

type Said = Pick<Notice, 'user' | 'pokemon'>;

const kinds = {
  offer: ({ user, pokemon }: Said) => `${playerNameFirst(user.name)} bietet für ${calledName(pokemon)}`,
  withdrawn: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} hat ein Angebot für ${calledName(pokemon)} zurückgezogen`,
  accepted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} hat zugestimmt: ${calledName(pokemon)} gehört dir`,
  rejected: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} hat dein Angebot für ${calledName(pokemon)} abgelehnt`,
  voided: ({ user, pokemon }: Said) =>
    `${calledName(pokemon)} ging an jemand anderen (bisher: ${playerName(user.name)})`,
  unlisted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} tauscht ${calledName(pokemon)} nicht mehr`,
  changed: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} hat ${calledName(pokemon)} andere Attacken gegeben: Dein Angebot dafür ist hinfällig`,
  wanted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} stellt ${calledName(pokemon)} zum Tausch, das du suchst`,
} as const;

const more = (count: number) =>
  count === 1 ? 'und noch eine Nachricht' : `und ${count} weitere Nachrichten`;

const words: typeof bellWords = {
  label: (unread) => (unread > 0 ? `Nachrichten, ${unread} ungelesen` : 'Nachrichten'),
  title: 'Nachrichten',
  loading: 'Deine Nachrichten werden geholt',
  failed: 'Deine Nachrichten ließen sich nicht holen.',
  none: 'Noch ist nichts passiert. Hier liest du, was aus deinen Tauschgeschäften wird.',
  readAll: 'Alle als gelesen markieren',
  notRead: 'Das Markieren hat nicht geklappt.',
  older: 'Ältere',
  unread: 'Ungelesen',
  more,
  offered: (names) => `Geboten: ${names.join(', ')}`,
  kinds,
  told: (notice) => {
    const said = kinds[notice.kind](notice);
    if (notice.folded === 0) return said;
    const all = notice.folded > 1 ? `${said}, ${more(notice.folded - 1)}` : said;
    return `${all}. Weitere Nachrichten von ${playerName(notice.user.name)} kommen gesammelt.`;
  },
};
export default words;
