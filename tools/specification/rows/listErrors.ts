import { files, server } from '../files.ts';
import { of, type Row, rowOf } from '../row.ts';
import { silent } from './silent.ts';

const row = rowOf(8);

const couldNotTrade = "await screen.findByText('Could not trade at this time')";
const notSaved = "await screen.findByText('Not able to save right now')";
const noOffers = "await screen.findByText('You do not have an offers')";

/** Section 8, from putting creatures in trade on. */
export const listErrors: readonly Row[] = [
  row(
    "Move to trade: success 'Moved to trade'",
    of(files.owned, [
      'Put for trade moves the creature to trade, says so and loads the list again',
      "await screen.findByText('Moved to trade')",
    ]),
  ),
  row(
    "Move to trade: failure 'Could not move pokemon for trade' (also logged)",
    of(files.owned, [
      'a creature that cannot be listed says so and why, and it is logged',
      "await screen.findByText('Could not move pokemon for trade')",
      'expect(console.error).toHaveBeenCalled()',
    ]),
  ),
  row(
    "Gym details load failure: 'Oops! not able to get gyms at this moment'",
    of(files.gym, [
      'that does not come says so, and is asked for again',
      "await screen.findByText('Oops! not able to get gyms at this moment')",
    ]),
  ),
  row(
    "Gym battle start failure: 'Failed to start battle'",
    of(files.gym, [
      'that %s says so, and can be pressed again',
      "await screen.findByText('Failed to start battle')",
    ]),
  ),
  row(
    "Market: 'Not enough coins!'",
    of(files.mart, ['above the coins held is not made', "await screen.findByText('Not enough coins!')"]),
  ),
  row(
    "Market: 'Please add quantities'",
    of(
      files.mart,
      [
        'of nothing asks for quantities, and makes no call',
        "await screen.findByText('Please add quantities')",
      ],
      ['of %s pieces asks for quantities too', "await screen.findByText('Please add quantities')"],
    ),
  ),
  row(
    "Market: purchase failure shows the server's message",
    of(files.mart, [
      'that is refused shows the server’s message, and how things stand now',
      "await screen.findByText('Your bag is torn')",
    ]),
  ),
  row(
    "Market: success 'Purchase successfull'",
    of(files.mart, [
      'that succeeds replaces the display, clears the quantities and tells the other screens',
      "await screen.findByText('Purchase successfull')",
    ]),
  ),
  row(
    "Trades: 'Could not trade at this time' (accept failure)",
    of(
      files.trades,
      [
        'after a lost reply the next try carries the same key, so that nothing is traded twice',
        couldNotTrade,
      ],
      ['an offer that is no longer what was seen is refused with the reason and a fresh view', couldNotTrade],
    ),
  ),
  row(
    "Trades: 'Could not trade at this time' (reject failure)",
    of(files.trades, ['rejecting what is gone says Could not trade at this time', couldNotTrade]),
  ),
  row(
    "Trades: 'Could not trade at this time' (remove offer failure)",
    of(files.offers, ['what cannot be taken back says Could not trade at this time, and why', couldNotTrade]),
  ),
  row(
    "Trades: 'Failed to remove from trade'",
    of(files.trades, [
      'what cannot be removed says so, also where it is gone from the list',
      "await screen.findByText('Failed to remove from trade')",
    ]),
  ),
  row(
    "Trades: 'Not able to save right now' (team update failure)",
    of(files.trades, [
      'a save that fails says Not able to save right now and keeps what was chosen',
      notSaved,
    ]),
    of(files.offers, ['a save that fails says Not able to save right now', notSaved]),
  ),
  row(
    "Trades: 'You do not have an offers' (count 0 or less)",
    of(files.paging, [
      '%s with a count of %i says You do not have an offers',
      noOffers,
      "['/trades', 0]",
      "['/trades', -1]",
      "['/offers', 0]",
      "['/offers', -1]",
    ]),
    of(files.trades, ['without listings it says You do not have an offers, and leads on', noOffers]),
    of(files.offers, [
      'without offers it says You do not have an offers, and leads to Find Trades',
      noOffers,
    ]),
  ),
  row(
    "Trades: success 'Trade successfull'",
    of(files.trades, [
      'Accept offer trades, shows who has come and loads the list again',
      "await screen.findByText('Trade successfull')",
    ]),
  ),
  row(
    "Trades: success 'Offer was rejected'",
    of(files.trades, [
      'Reject offer turns it down and loads the list again',
      "await screen.findByText('Offer was rejected')",
    ]),
  ),
  row(
    "Trades: success 'Removed from trade'",
    of(files.trades, [
      'Remove from trade says so and loads the list again',
      "await screen.findByText('Removed from trade')",
    ]),
  ),
  row(
    "Trades: success 'Removed the offer'",
    of(
      files.offers,
      [
        'Remove all the offers takes the whole group back and loads the list again',
        "await screen.findByText('Removed the offer')",
      ],
      ['Remove From offer? takes back one creature', "await screen.findByText('Removed the offer')"],
    ),
  ),
  row(
    "Trades: success 'Saved'",
    of(files.trades, [
      'Save is there only when moves changed, with a spinner until they are saved',
      "await screen.findByText('Saved')",
    ]),
    of(files.offers, [
      'Save is there only when moves changed; it warns of what becomes of the offer',
      "await screen.findByText('Saved')",
    ]),
  ),
  row(
    'Silent failure: loading the team list',
    silent('loading the team'),
    of(files.team, [
      'a team that cannot be had shows no toast, but a way to try again',
      "expect(screen.queryByText('Too busy')).toBeNull()",
    ]),
  ),
  row(
    'Silent failure: loading the owned list',
    silent('loading the owned'),
    of(files.owned, [
      'a list that cannot be had shows no toast, but a way to try again',
      "expect(screen.queryByText('Too busy')).toBeNull()",
    ]),
  ),
  row(
    'Silent failure: replace',
    silent('replacing a member'),
    of(files.change, [
      'a failure shows no toast; the page says why, and everything stays',
      "expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')",
    ]),
  ),
  row(
    'Silent failure: user-battle start from the helper screen',
    silent('looking for a user to battle'),
    of(files.userBattle, [
      'that is %s leads home and says nothing',
      "expect(screen.queryByText('There is no player of this name')).toBeNull()",
    ]),
  ),
  row(
    'Silent failure: mart load',
    silent('loading the mart'),
    of(files.mart, [
      'that cannot be had says so without a toast, and can be asked for again',
      "expect(screen.queryByText('Resting')).toBeNull()",
    ]),
  ),
  row(
    'Silent failure: training start',
    silent('starting a training'),
    of(files.training, [
      'that is refused says nothing, and can be pressed again',
      "expect(screen.queryByText('Not now')).toBeNull()",
    ]),
  ),
  row(
    'Silent failure: profile load on the maps screen apart from its redirect to /login',
    silent('loading the profile on the maps screen'),
    of(files.map, [
      'sends whoever the server does not know to the login screen',
      "await waitFor(() => expect(place.pathname).toBe('/login'))",
    ]),
  ),
  row(
    // As decided: JSON with a message, for every status.
    'Other HTTP status handling: not shown',
    of(
      server('operation/transport'),
      [
        'comes as JSON for the wrong method and for an address that cannot be decoded',
        "expect([status, refusal.code]).toEqual([400, 'invalid_payload'])",
      ],
      [
        'tells nothing of what went wrong inside',
        "expect(refusal).toMatchObject({ message: 'Something went wrong. Please try again.', code: 'internal' })",
      ],
      [
        'is 503 while the database is away, and never an answer that was made up',
        "expect([answer.status, answer.refusal.code]).toEqual([503, 'unavailable'])",
      ],
    ),
  ),
];
