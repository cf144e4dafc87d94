import type { Notice } from '../../../contract/shapes/trade.ts';
import { texts } from '../texts.ts';
import { calledName, playerName, playerNameFirst } from './names.ts';

type Said = Pick<Notice, 'user' | 'pokemon'>;

const kinds = {
  offer: ({ user, pokemon }: Said) => `${playerNameFirst(user.name)} offers for your ${calledName(pokemon)}`,
  withdrawn: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} took an offer for your ${calledName(pokemon)} back`,
  accepted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} accepted: ${calledName(pokemon)} is yours`,
  rejected: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} rejected your offer for ${calledName(pokemon)}`,
  voided: ({ user, pokemon }: Said) =>
    `${calledName(pokemon)} of ${playerName(user.name)} went to somebody else`,
  unlisted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} took ${calledName(pokemon)} out of trade`,
  changed: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} gave ${calledName(pokemon)} other moves: your offer for it has ended`,
  wanted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)} lists a ${calledName(pokemon)}, which you look for`,
} as const;

/** Of a line that stands for several notices of one player and shows the latest. */
const more = (count: number) => (count === 1 ? 'and one more notice' : `and ${count} more notices`);

/** Words of the bell: what has happened to the player's trades. */
export const bellWords = texts('bell', {
  label: (unread: number) => (unread > 0 ? `Notices, ${unread} unread` : 'Notices'),
  title: 'Notices',
  loading: 'Fetching your notices',
  failed: 'Your notices could not be fetched.',
  none: 'Nothing has happened yet. Here you read what becomes of your trades.',
  readAll: 'Mark all as read',
  notRead: 'They could not be marked as read.',
  older: 'Older ones',
  unread: 'Unread',
  more,
  offered: (names: readonly string[]) => `Offered: ${names.join(', ')}`,
  kinds,
  /** Text of the toast for a notice. */
  told: (notice: Notice) => {
    const said = kinds[notice.kind](notice);
    if (notice.folded === 0) return said;
    const all = notice.folded > 1 ? `${said}, ${more(notice.folded - 1)}` : said;
    return `${all}. More notices of ${playerName(notice.user.name)} come as one line.`;
  },
});
