import { files, server } from './files.ts';
import { of, type Row, rowOf } from './row.ts';

const row = rowOf(8);

/** Section 8, from putting creatures in trade on. */
export const moreErrors: readonly Row[] = [
  row(
    "Move to trade: success 'Moved to trade'",
    of(files.owned, 'Put for trade moves the creature to trade, says so and loads the list again'),
  ),
  row(
    "Move to trade: failure 'Could not move pokemon for trade' (also logged)",
    of(files.owned, 'a creature that cannot be listed says so and why, and it is logged'),
  ),
  row(
    "Gym details load failure: 'Oops! not able to get gyms at this moment'",
    of(files.gym, 'that does not come says so, and is asked for again'),
  ),
  row(
    "Gym battle start failure: 'Failed to start battle'",
    of(files.gym, 'that %s says so, and can be pressed again'),
  ),
  row("Market: 'Not enough coins!'", of(files.mart, 'above the coins held is not made')),
  row(
    "Market: 'Please add quantities'",
    of(
      files.mart,
      'of nothing asks for quantities, and makes no call',
      'of %s pieces asks for quantities too',
    ),
  ),
  row(
    "Market: purchase failure shows the server's message",
    of(files.mart, 'that is refused shows the server’s message, and how things stand now'),
  ),
  row(
    "Market: success 'Purchase successfull'",
    of(files.mart, 'that succeeds replaces the display, clears the quantities and tells the other screens'),
  ),
  row(
    "Trades: 'Could not trade at this time' (accept failure)",
    of(
      files.trades,
      'after a lost reply the next try carries the same key, so that nothing is traded twice',
      'an offer that is no longer what was seen is refused with the reason and a fresh view',
    ),
  ),
  row(
    "Trades: 'Could not trade at this time' (reject failure)",
    of(files.trades, 'rejecting what is gone says Could not trade at this time'),
  ),
  row(
    "Trades: 'Could not trade at this time' (remove offer failure)",
    of(files.offers, 'what cannot be taken back says Could not trade at this time, and why'),
  ),
  row(
    "Trades: 'Failed to remove from trade'",
    of(files.trades, 'what cannot be removed says so, also where it is gone from the list'),
  ),
  row(
    "Trades: 'Not able to save right now' (team update failure)",
    of(files.trades, 'a save that fails says Not able to save right now and keeps what was chosen'),
    of(files.offers, 'a save that fails says Not able to save right now'),
  ),
  row(
    "Trades: 'You do not have an offers' (count 0 or less)",
    of(files.paging, '%s with a count of %i says You do not have an offers'),
    of(files.trades, 'without listings it says You do not have an offers, and leads on'),
    of(files.offers, 'without offers it says You do not have an offers, and leads to Find Trades'),
  ),
  row(
    "Trades: success 'Trade successfull'",
    of(files.trades, 'Accept offer trades, shows who has come and loads the list again'),
  ),
  row(
    "Trades: success 'Offer was rejected'",
    of(files.trades, 'Reject offer turns it down and loads the list again'),
  ),
  row(
    "Trades: success 'Removed from trade'",
    of(files.trades, 'Remove from trade says so and loads the list again'),
  ),
  row(
    "Trades: success 'Removed the offer'",
    of(
      files.offers,
      'Remove all the offers takes the whole group back and loads the list again',
      'Remove From offer? takes back one creature',
    ),
  ),
  row(
    "Trades: success 'Saved'",
    of(files.trades, 'Save is there only when moves changed, with a spinner until they are saved'),
    of(files.offers, 'Save is there only when moves changed; it warns of what becomes of the offer'),
  ),
  row(
    'Silent failure: loading the team list',
    of(files.silent, '%s fails without a toast'),
    of(files.team, 'a team that cannot be had shows no toast, but a way to try again'),
  ),
  row(
    'Silent failure: loading the owned list',
    of(files.silent, '%s fails without a toast'),
    of(files.owned, 'a list that cannot be had shows no toast, but a way to try again'),
  ),
  row(
    'Silent failure: replace',
    of(files.silent, '%s fails without a toast'),
    of(files.change, 'a failure shows no toast; the page says why, and everything stays'),
  ),
  row(
    'Silent failure: user-battle start from the helper screen',
    of(files.silent, '%s fails without a toast'),
    of(files.userBattle, 'that is %s leads home and says nothing'),
  ),
  row(
    'Silent failure: mart load',
    of(files.silent, '%s fails without a toast'),
    of(files.mart, 'that cannot be had says so without a toast, and can be asked for again'),
  ),
  row(
    'Silent failure: training start',
    of(files.silent, '%s fails without a toast'),
    of(files.training, 'that is refused says nothing, and can be pressed again'),
  ),
  row(
    'Silent failure: profile load on the maps screen apart from its redirect to /login',
    of(files.silent, '%s fails without a toast'),
    of(files.map, 'sends whoever the server does not know to the login screen'),
  ),
  row(
    // As decided: JSON with a message, whatever the status.
    'Other HTTP status handling: not shown',
    of(
      server('transport'),
      'comes as JSON for the wrong method and for an address that cannot be decoded',
      'tells nothing of what went wrong inside',
      'is 503 while the database is away, and never an answer that was made up',
    ),
  ),
];
