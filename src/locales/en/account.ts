import { texts } from '../texts.ts';

const several = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Texts of the account, of the recovery codes and of the form for a forgotten password. */
export const accountWords = texts('account', {
  title: 'Account',
  toAccount: 'Account and password',
  back: 'Back to your profile',
  loading: 'Fetching your account',
  failed: {
    title: 'Your account is out of reach',
    text: 'The server did not answer. Nothing has changed.',
  },
  cancel: 'Cancel',

  fields: {
    password: 'Your password',
    newPassword: 'New password',
    again: 'Re-enter new password',
  },

  password: {
    title: 'Password',
    text: 'Whoever is logged in to your account somewhere else is logged out when you change it.',
    change: 'Change password',
    dialog: 'All other sessions of your account end. You stay logged in here.',
    done: 'Password changed. All other sessions have ended.',
  },

  codes: {
    title: 'Recovery codes',
    text: 'A recovery code lets you choose a new password when you have forgotten the old one. Each works once.',
    left: (count: number, made: string) => `${several(count, 'code', 'codes')} left, made on ${made}.`,
    none: 'You have no recovery codes. Without one, a forgotten password is lost.',
    renew: 'Make new codes',
    dialog: 'The codes that you have now become void.',
    done: 'Here are your new codes. The old ones are void.',
    fresh: 'Your new recovery codes',
    once: 'They are shown only now. Write them down or save them, where nobody else finds them.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'They could not be copied. Please write them down.',
    download: 'Download',
    fileName: 'emberwild-recovery-codes.txt',
    file: (player: string, codes: readonly string[]) =>
      `Recovery codes of ${player} in Emberwild. Each works once.\n\n${codes.join('\n')}\n`,
    kept: 'I have kept them',
    notice: 'Eight recovery codes wait for you. They help when you forget your password.',
    show: 'Show them',
    skip: 'Not now',
    skipped: 'You can make new ones in your profile, under Account.',
  },

  sessions: {
    title: 'Sessions',
    text: 'Where you are logged in.',
    current: 'This one',
    device: (browser: string, system: string) =>
      browser && system ? `${browser} on ${system}` : browser || system || 'Unknown browser',
    created: (day: string) => `Logged in ${day}`,
    used: (time: string) => `last used ${time}`,
    endOthers: 'End all others',
    only: 'You are logged in nowhere else.',
    ended: 'All other sessions have ended',
  },

  page: {
    title: 'Trainer page',
    text: 'Whoever has its address sees your card, badges, favourites and records on it, also without an account. Team, coins and items stay hidden.',
    view: 'View your page',
    private: 'Private: nobody else sees my page',
    shown: 'Others see your page again',
    hidden: 'Your page is private',
  },

  data: {
    title: 'Your data',
    text: 'Everything that the game stores about you, as a JSON file.',
    download: 'Download your data',
    fileName: (player: string) => `emberwild-${player.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`,
  },

  deletion: {
    title: 'Delete account',
    text: 'Your creatures, items, coins and records are gone for good, and your name is free for others. Your listings and offers end. Trades stay in the histories of the players you traded with, without your name.',
    open: 'Delete account…',
    dialog: 'Nobody can undo this. Enter your password to delete your account with everything in it.',
    confirm: 'Delete for good',
    done: 'Your account is deleted. Farewell!',
  },

  recover: {
    title: 'Forgotten password',
    text: 'Choose a new password with one of your recovery codes. You got them when you signed up, or made them in your profile.',
    code: 'Recovery code',
    submit: 'Set new password',
    back: 'Back to login',
    done: 'Your new password is set. Log in with it.',
    lost: 'No codes left? Ask whoever runs this server: they can give you a new password.',
  },
});
