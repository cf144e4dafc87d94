import { texts } from '../texts.ts';
import { playerName } from './names.ts';

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Texts of the player's listings and offers. Misspelt texts are spelt as in the specification. */
export const tradeWords = texts('trades', {
  listings: 'Pokemons in Trade',
  fetchingListings: 'Fetching pokemons in trade',
  offered: 'Pokemons You Offered',
  fetchingOffered: 'Fetching creatures you offered',

  hasOffered: (user: string) => `${user} has offered a trade`,
  accept: 'Accept offer',
  reject: 'Reject offer',
  unlist: 'Remove from trade',
  replace: 'Replace',
  save: 'Save',
  removeAll: 'Remove all the offers',
  removeOne: 'Remove From offer?',

  noOffers: 'You do not have an offers',
  traded: 'Trade successfull',
  rejected: 'Offer was rejected',
  unlisted: 'Removed from trade',
  takenBack: 'Removed the offer',
  saved: 'Saved',
  notTraded: 'Could not trade at this time',
  notUnlisted: 'Failed to remove from trade',
  notSaved: 'Not able to save right now',

  accepting: {
    text: (name: string) => `Once you say yes, ${name} goes, and nobody can take that back.`,
    others: (name: string) => `All other offers for ${name} end with it.`,
    gone: 'This offer was taken back meanwhile. Nothing of yours has changed.',
    cancel: 'Cancel',
    confirm: 'Yes, trade',
  },

  offersOf: (name: string) => `Offers for ${name}`,
  waiting: 'No offers yet. Others find it, and a bell tells you when somebody offers.',
  changed: 'Somebody here is no longer what it was when this offer was made.',
  changedForLister: 'It cannot be accepted any more: reject it, and ask for a new one.',
  changedForMaker: 'It cannot be accepted any more: take it back, and offer anew.',
  savingChanges: 'Its offers were made for the moves it has now. Once you save, they end.',
  offersEnded: (name: string, count: number) =>
    count === 1 ? `The offer for ${name} has ended.` : `The ${count} offers for ${name} have ended.`,
  savingOffered: 'Your offer was made with the moves it has now. Once you save, it cannot be accepted.',
  unlistedText: 'None of yours is in trade. Put one up, and others can offer theirs for it.',
  choose: 'Put one for trade',
  notOfferedText: 'Look for what you would like to have, and offer some of yours for it.',
  find: 'Find Trades',
  past: 'Past trades',

  arrivedTitle: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'is' : 'are'} yours now`,
  arrivedText: (given: string, user: string) => `${given} went to ${user}.`,
  look: 'Look at your creatures',

  offeredFor: (name: string, user: string) => `For ${name} of ${user}`,
  owner: (user: string) => `Owned by ${user}`,
  since: (moment: string) => `You offered on ${moment}`,
  toOffer: 'Look at it in Find Trades',

  level: (level: number) => `Level ${level}`,
  exp: (exp: number) => `${exp.toLocaleString('en')} exp`,

  stale: 'What you see may be out of date.',
  failed: {
    title: 'The trades did not come',
    text: 'The server did not answer. Everything that you listed and offered is safe there.',
  },

  owners: {
    button: 'Owners so far',
    title: (name: string) => `Owners of ${name}`,
    loading: 'Looking it up…',
    failed: 'Its owners could not be fetched.',
    now: (since: string) => `since ${since}`,
    span: (since: string, until: string) => (since === until ? since : `${since} to ${until}`),
    present: 'Has it now',
  },

  history: {
    title: 'Trades',
    loading: 'Fetching your trades',
    none: 'No trade yet',
    noneText: 'Every trade is kept here: with whom, what went and what came.',
    find: 'Find Trades',
    with: (user: string) => `With ${playerName(user)}`,
    gave: 'You gave',
    got: 'You got',
  },
});
