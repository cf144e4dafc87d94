import { texts } from '../texts.ts';

/** Texts of the trial, which runs in the browser without a server. */
export const trialWords = texts('trial', {
  label: 'Trial',
  notice: 'Trial, saved in this browser',
  more: 'Details',
  title: 'The trial of Emberwild',
  absent: 'What you were looking for is not in the trial: it needs a server with other players.',
  text: 'You play the first region by yourself, without an account and without a server: with the same creatures, attacks and rules as everywhere else.',
  points: [
    'Everything is saved in this browser alone. Whoever clears its data clears the game.',
    'Nothing can be moved to an account: a server believes no browser what it says about its creatures.',
    'Trades, battles against the teams of other players, accounts and notices need a server with other players.',
    'Quests, research, the tutor and tournaments are in the full game only.',
  ],
  stopped: 'The trial has stopped. Please reload the page.',
  failed: 'The trial could not do that. Please try again.',
  noPlace: 'This is not in the trial: it needs a server with other players.',
  noOthers: 'There are no other players in this trial',
  player: 'Trial player',
  play: 'Play on',
  erase: 'Start over',
  ask: 'Start over?',
  askText: 'Your creatures, coins and badges of this trial are deleted. Nobody can undo this.',
  keep: 'Keep them',
  eraseAll: 'Delete and start over',
});
