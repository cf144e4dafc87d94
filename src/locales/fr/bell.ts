import type { Notice } from '../../../contract/shapes/trade.ts';
import type { bellWords } from '../en/bell.ts';
import { calledName, playerName, playerNameFirst } from '../en/names.ts';

type Said = Pick<Notice, 'user' | 'pokemon'>;

const kinds = {
  offer: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} fait une offre pour ton ${calledName(pokemon)}`,
  withdrawn: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} a repris une offre pour ton ${calledName(pokemon)}`,
  accepted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} a dit oui : ${calledName(pokemon)} est à toi`,
  rejected: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} a refusé ton offre pour ${calledName(pokemon)}`,
  voided: ({ user, pokemon }: Said) =>
    `${calledName(pokemon)} est parti chez quelqu’un d’autre (avant : ${playerName(user.name)})`,
  unlisted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} a retiré ${calledName(pokemon)} des échanges`,
  changed: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} a donné d’autres attaques à ${calledName(pokemon)} : ton offre a pris fin`,
  wanted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} propose ${calledName(pokemon)}, que tu cherches`,
} as const;

const more = (count: number) =>
  count === 1 ? 'et encore une notification' : `et ${count} autres notifications`;

const words: typeof bellWords = {
  label: (unread) => (unread > 0 ? `Notifications, ${unread} à lire` : 'Notifications'),
  title: 'Notifications',
  loading: 'Chargement de tes notifications',
  failed: 'Tes notifications n’ont pas pu être chargées.',
  none: 'Rien ne s’est encore passé. Ici, tu liras ce que deviennent tes échanges.',
  readAll: 'Tout marquer comme lu',
  notRead: 'Le marquage n’a pas marché.',
  older: 'Plus anciennes',
  unread: 'À lire',
  more,
  offered: (names) => `Proposé : ${names.join(', ')}`,
  kinds,
  told: (notice) => {
    const said = kinds[notice.kind](notice);
    if (notice.folded === 0) return said;
    const all = notice.folded > 1 ? `${said}, ${more(notice.folded - 1)}` : said;
    return `${all}. Les suivantes de ${playerName(notice.user.name)} viendront groupées.`;
  },
};
export default words;
