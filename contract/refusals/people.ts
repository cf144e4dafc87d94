/** A number of which there may be no more. */
type Most = { readonly most: number };

/** Refusals of logins, accounts and guests. */
export const accountReasons = {
  pleaseLogin: 'Please login',
  wrongCredentials: 'Invalid username or password',
  wrongCode: 'Invalid username or recovery code',
  wrongPassword: 'This is not your password',
  wrongAdminToken: 'The admin token is wrong',
  nameTaken: 'This name, or one that looks like it, is taken',
  passwordThere: 'Your account has a password already',
  noGuests: 'This server has no guests. Please sign up.',
  guestsDoNotTrade: 'Guests cannot trade yet. Choose a password first: in your profile, under Account.',
  notSuspended: 'Your account is not suspended. Please log in.',
  suspended: ({ why }: { readonly why: string }) => `Your account is suspended: ${why}`,
  /** `until` is the moment as UTC in ISO 8601. */
  suspendedUntil: ({ why, until }: { readonly why: string; readonly until: string }) =>
    `Your account is suspended until ${until.slice(0, 16).replace('T', ' ')} UTC: ${why}`,
  appealOpen: 'Your appeal is waiting for an answer',
  appealsSpent: 'You cannot appeal against this suspension again',
  tradesChanged: 'Your trades have changed in the meantime. Please try again.',
};

/** Refusals between players, and of reports. */
export const peopleReasons = {
  noPlayer: 'There is no such player',
  noPlayerOfName: 'There is no player of this name',
  apart: 'You and this player do not trade or battle with each other',
  blockYourself: 'You cannot block yourself',
  blockedMost: ({ most }: Most) => `You have blocked ${most} players, which is the most. Unblock one first.`,
  notBlocked: 'You have not blocked this player',
  reportYourself: 'You cannot report yourself',
  noSuchCreature: 'This player has no such creature',
  reportedNotInTrade: 'This creature is no longer in trade',
  nicknameGone: 'This player calls no creature so any more',
  reportedAlready: 'You have reported this already. The operator will look at it.',
  manyReports: ({ most }: Most) =>
    `You have ${most} reports that the operator has not looked at yet. Please wait for an answer.`,
  manyReportsAbout: 'The operator has many reports about this player already and will look at them.',
};

/** A suspension that stands. */
type Standing = { readonly suspension: string };

/** Refusals of what the operator does. */
export const operatorReasons = {
  noBattleOfPlayer: 'There is no such player, or none who has battled',
  noAppeal: 'There is no such open appeal',
  pastEnd: 'The end of a suspension lies in the future',
  suspendedAlready: ({ suspension }: Standing) =>
    `This player is suspended already: suspension ${suspension}, without an end. Name it to replace it`,
  /** `until` is the moment as UTC in ISO 8601. */
  suspendedAlreadyUntil: ({ suspension, until }: Standing & { readonly until: string }) =>
    `This player is suspended already: suspension ${suspension}, until ${until}. Name it to replace it`,
  suspensionEnded: 'The suspension to be replaced has ended',
  noNickname: 'This creature has no nickname any more',
  noNeutralName: 'No neutral name was found. Please try again.',
  playerNotSuspended: 'This player is not suspended',
  reportAnswered: 'One of these reports has been answered meanwhile',
  manyMessages: ({ most }: Most) => `This player has not confirmed the last ${most} messages yet`,
};
