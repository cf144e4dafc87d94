import type { ReportReason } from '../../../contract/shapes/operating/moderation.ts';
import { texts } from '../texts.ts';

/** Texts about other players: their pages, reports and blocks. */
export const playerWords = texts('players', {
  menu: (user: string) => `More about ${user}`,
  view: 'View trainer page',
  asOthers: 'How others see you',
  listings: 'All listings',
  report: 'Report…',
  block: 'Block…',
  unblock: 'Unblock',
  cancel: 'Cancel',

  page: {
    loading: 'Fetching the trainer page',
    failed: { title: 'This trainer page is out of reach', text: 'The server did not answer.' },
    unknownTitle: 'Nobody has this name',
    unknownText: (user: string) =>
      user === ''
        ? 'The address names no player.'
        : `There is no page of a player called ${user}. The name may have changed, the account may be gone, or its player keeps the page private.`,
    toMarket: 'Find Trades',
    visitor: (user: string) =>
      `Whoever plays can battle ${user} and trade. It costs nothing, and can be tried without an account.`,
    own: 'This is how other players see you.',
    private: 'Your page is private: only you see it. Others read here that nobody has this name.',
    toAccount: 'Change it in your account',
    favourites: 'Favourites',
    level: (level: number) => `Level ${level}`,
    badges: 'Badges',
    noBadge: (user: string) => `No leader has lost to ${user} yet.`,
    records: 'Records',
    noRarest: 'Nothing caught yet.',
    trades: 'Trades',
    allWon: 'Battles won',
    toProfile: 'Your profile',
    listings: 'In trade',
    battle: 'Battle',
    trade: (count: number) =>
      count === 1 ? 'See the listing' : `See ${count.toLocaleString('en')} listings`,
    blocked: (user: string) =>
      `You have blocked ${user}. You see no listings of each other, make each other no offers and do not battle.`,
    closed: (user: string) => `You can neither trade with ${user} nor battle ${user} at the moment.`,
    nothing: (user: string) => `${user} has nothing in trade at the moment.`,
  },

  reporting: {
    title: (user: string) => `Report ${user}`,
    text: 'The operator of this game reads it and decides. Other players are not told who reported them.',
    about: 'What is it about?',
    name: 'The name',
    listing: (name: string) => `The listing of ${name}`,
    nickname: 'The nickname of a creature',
    whichNickname: 'Which nickname?',
    reason: 'Reason',
    choose: 'Choose a reason',
    reasons: {
      name: 'An offensive name',
      impersonation: 'Pretends to be somebody else',
      spam: 'Floods the market or me with offers',
      scam: 'Tries to trick others in trades',
      cheating: 'Cheats',
      other: 'Something else',
    } satisfies Record<ReportReason, string>,
    more: (most: number) => `What should the operator know? At most ${most} characters, or nothing.`,
    send: 'Send report',
    sent: 'Your report was sent. Thank you!',
  },

  blocking: {
    title: (user: string) => `Block ${user}?`,
    text: 'You no longer see each other’s listings, make each other no offers and do not battle each other. Open offers between you end.',
    undo: 'You can unblock at any time: your account page lists everybody whom you have blocked.',
    confirm: 'Block',
    done: (user: string) => `${user} is blocked`,
    undone: (user: string) => `${user} is no longer blocked`,
  },

  blocked: {
    title: 'Blocked players',
    text: 'You and these players do not see each other’s listings, make each other no offers and do not battle.',
    loading: 'Fetching the players whom you have blocked',
    failed: 'The players whom you have blocked could not be fetched.',
    none: 'You have blocked nobody. The three dots beside a player’s name let you.',
    since: (day: string) => `since ${day}`,
    count: (count: number, most: number) => `${count} of at most ${most}`,
  },
});
