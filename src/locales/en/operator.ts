import { MOST_APPEALS, type ReportReason } from '../../../contract/shapes/operating/moderation.ts';
import type { OperatorAct, ReportOutcome } from '../../../contract/shapes/operating/operator.ts';
import { texts } from '../texts.ts';

const several = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

/** A time in seconds, rounded up to minutes if it is long. */
const wait = (seconds: number) =>
  seconds > 90
    ? several(Math.ceil(seconds / 60), 'minute', 'minutes')
    : several(seconds, 'second', 'seconds');

/** Texts of the operator's page. What a player will read is in `moderation.ts`. */
export const operatorWords = texts('operator', {
  title: 'Operator',
  forget: 'Forget the token',
  forgotten: 'The token is gone from this tab.',

  token: {
    title: 'Operator',
    text: 'This page is for whoever runs this server. It asks for the server’s ADMIN_TOKEN, keeps it in this tab only, and forgets it when you close the tab.',
    label: 'Operator’s token',
    enter: 'Enter',
    malformed: 'A token has 1 to 256 letters, digits and signs, and no spaces.',
    wrong: 'The server does not accept this token. Compare it with ADMIN_TOKEN of the server.',
    tooMany: (seconds: number) =>
      `Too many wrong tokens came from your address. Try again in ${wait(seconds)}.`,
    none: 'This server has no operator’s token. Set ADMIN_TOKEN and start it again.',
    ended: 'The server no longer accepts the token. Enter the new one.',
  },

  sections: 'What needs you',
  tabs: { reports: 'Reports', appeals: 'Appeals', player: 'Player', audit: 'Audit log' },
  failed: 'That could not be loaded',
  stale: 'What you see may be old.',
  cancel: 'Cancel',

  reports: {
    title: 'Open reports',
    closedTitle: 'Closed reports',
    loading: 'Fetching reports',
    closed: 'Show closed ones',
    none: 'No report is open.',
    noneClosed: 'No report was closed in the last 90 days.',
    number: (id: string) => `Report ${id}`,
    select: (id: string) => `Select report ${id}`,
    pick: 'Select',
    all: 'Select all on this page',
    selected: (count: number) => `${several(count, 'report', 'reports')} selected`,
    severalPlayers: 'They are about several players: you can only close them.',
    clear: 'Select none',
    name: 'Reported name',
    listing: 'Reported listing',
    nickname: 'Reported creature',
    formerly: (name: string) => `at that time named ${name}`,
    by: 'Reported by',
    nothing: 'The reporter wrote nothing.',
    reasons: {
      name: 'Offensive name',
      impersonation: 'Pretends to be somebody else',
      spam: 'Spam',
      scam: 'Scam',
      cheating: 'Cheating',
      other: 'Something else',
    } satisfies Record<ReportReason, string>,
    outcomes: {
      dismissed: 'Closed without an act',
      warned: 'Warned',
      suspended: 'Suspended',
      renamed: 'Got a new name',
      unnamed: 'Nickname taken away',
    } satisfies Record<ReportOutcome, string>,
  },

  appeals: {
    title: 'Appeals',
    loading: 'Fetching appeals',
    none: 'No appeal is waiting.',
    number: (id: string) => `Appeal ${id}`,
    suspended: 'Suspended because',
    lift: 'End the suspension',
    decline: 'Decline',
  },

  player: {
    title: 'Look up a player',
    label: 'Name or id of a player',
    find: 'Look up',
    loading: 'Looking up',
    none: 'There is no player of this name or id. A player who got a new name is found by the new one.',
    id: 'Id',
    since: 'Player since',
    warnings: (count: number) => several(count, 'warning', 'warnings'),
    suspensions: (count: number) => several(count, 'suspension', 'suspensions'),
    open: (count: number) => several(count, 'open report', 'open reports'),
    endless: 'Suspended without an end',
    until: (moment: string) => `Suspended until ${moment}`,
    reason: 'Reason of the suspension',
    acts: 'Acts about this player',
  },

  audit: {
    title: 'Audit log',
    loading: 'Fetching the audit log',
    none: 'No operator has done anything yet.',
    noneAbout: 'No operator has done anything about this player.',
    acts: {
      grant: 'Granted',
      warn: 'Warned',
      message: 'Wrote to',
      suspend: 'Suspended',
      lift: 'Ended the suspension of',
      rename: 'Gave a new name to',
      unname: 'Took a nickname away from',
      dismiss: 'Closed reports without an act',
      declineAppeal: 'Declined an appeal of',
      resetPassword: 'Made a new password for',
    } satisfies Record<OperatorAct, string>,
    renamed: (name: string) => `now ${name}`,
    somebody: 'a former player',
    from: (address: string) => `from ${address}`,
    noAddress: 'on the server',
    details: {
      text: 'Text',
      reason: 'Reason',
      until: 'Until',
      reports: 'Reports',
      replaces: 'Replaces suspension',
      appeal: 'Appeal',
      coins: 'Coins',
      items: 'Items',
      creatures: 'Creatures',
      nickname: 'Nickname',
      pokemon: 'Creature',
    } as Readonly<Record<string, string>>,
    endless: 'without an end',
  },

  acts: {
    warn: 'Warn',
    message: 'Write',
    suspend: 'Suspend',
    rename: 'New name',
    unname: 'Take the nickname away',
    dismiss: (count: number) => (count === 1 ? 'Close report' : 'Close reports'),
    lift: 'End the suspension',
    seen: (player: string) => `What ${player} will see`,
    when: {
      warn: 'On every page, at once, until it is confirmed:',
      suspend: 'At the next login; all sessions end now:',
      rename: 'On every page, at once, until it is confirmed:',
      lift: 'With the next login:',
      decline: 'At the next login:',
    },
    answers: (ids: readonly string[]) =>
      ids.length === 0
        ? 'It answers no report.'
        : `It answers ${ids.length === 1 ? 'report' : 'reports'} ${ids.join(', ')}.`,
    yourWords: '(your words)',
    empty: 'Write a few words first.',
    again: 'Everything has been loaded anew. Close this and look again before you decide.',
  },

  warn: {
    title: (player: string) => `Warn ${player}`,
    text: 'Message to the player',
    confirm: 'Send the warning',
    done: (player: string) => `${player} has been warned.`,
  },

  message: {
    title: (player: string) => `Write to ${player}`,
    text: 'Message to the player',
    effects: 'It is no warning, and is counted as none.',
    confirm: 'Send the message',
    done: (player: string) => `The message to ${player} was sent.`,
  },

  suspend: {
    title: (player: string) => `Suspend ${player}`,
    present: (until: string | null, reason: string) =>
      `The player is suspended already, ${until === null ? 'without an end' : `until ${until}`}: “${reason}” This replaces that suspension.`,
    replace: 'Replace the suspension',
    reason: 'Reason, which the player will read',
    length: 'For how long',
    days: (count: number) => several(count, 'day', 'days'),
    moment: 'Until a moment',
    endless: 'Without an end',
    until: 'Until (your time)',
    past: 'Choose a moment in the future.',
    effects: 'Sessions and open offers end. Listings are hidden and come back when the suspension ends.',
    confirm: 'Suspend',
    done: (player: string) => `${player} is suspended.`,
  },

  rename: {
    title: (player: string) => `A new name for ${player}`,
    name: 'New name (empty: Trainer and a number)',
    neutral: 'Trainer and a number',
    text: 'Message to the player (may be empty)',
    effects: 'Nobody can take the former name. The player can still log in by it.',
    confirm: 'Give the new name',
    done: (player: string, name: string) => `${player} is now ${name}.`,
  },

  unname: {
    title: (nickname: string) => `Take the nickname ${nickname} away`,
    text: 'Message to the player (may be empty)',
    effects: 'Nobody can use it again, for a creature or an account. Battles that have begun keep it.',
    confirm: 'Take it away',
    done: (nickname: string) => `The nickname ${nickname} is gone.`,
  },

  lift: {
    title: (player: string) => `End the suspension of ${player}`,
    text: 'Message to the player (may be empty)',
    effects: 'The listings come back. An open appeal counts as granted.',
    confirm: 'End the suspension',
    done: (player: string) => `${player} is no longer suspended.`,
  },

  decline: {
    title: (player: string) => `Decline the appeal of ${player}`,
    text: 'Answer to the player',
    effects: `The suspension stays. A player can appeal ${MOST_APPEALS} times against one suspension.`,
    confirm: 'Decline the appeal',
    done: (player: string) => `The appeal of ${player} is declined.`,
  },

  dismiss: {
    title: (count: number) => `Close ${several(count, 'report', 'reports')} without an act`,
    effects: (ids: readonly string[]) =>
      `${ids.length === 1 ? 'Report' : 'Reports'} ${ids.join(', ')}. Nobody is told: neither who reported nor who was reported.`,
    text: 'Note for the audit log (may be empty)',
    confirm: (count: number) => `Close ${several(count, 'report', 'reports')}`,
    done: (closed: number) => `${several(closed, 'report', 'reports')} closed.`,
    some: (closed: number, asked: number) =>
      `${closed} of ${several(asked, 'report', 'reports')} closed: another operator was faster with the others.`,
  },
});
