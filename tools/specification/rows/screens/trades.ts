import { files } from '../../files.ts';
import { of, type Row, rowOf } from '../../row.ts';

const row = rowOf(2);

const paged = 'PREV is disabled at offset 0, NEXT where offset plus 10 reaches the count';

const listing = 'a card shows picture, kind, name, level, experience, type and the four attacks';

const underCard = 'under the card stands who has offered a trade, with the creatures and both answers';

const tradeSave = 'Save is there only when moves changed, with a spinner until they are saved';

const tradeReplace = 'Replace is there only for who is in the team, and leads to /changeTeam';

const groups = 'offers are grouped by the creature offered to, with its owner';

/** Section 2: trades and offers. */
export const trades: readonly Row[] = [
  row(
    "Trades: heading 'Pokemons in Trade'; loading text 'Fetching pokemons in trade'",
    of(files.trades, [
      'while loading it says Fetching pokemons in trade',
      "await screen.findByText('Fetching pokemons in trade')",
      "await screen.findByRole('heading', { level: 1, name: 'Pokemons in Trade' })",
    ]),
  ),
  row(
    'Trades: each card shows image, kind prefix, name, level, experience, type and the four attacks',
    of(files.trades, [
      listing,
      "expect(kindlam.getByRole('img', { name: 'shiny Kindlam' })).toBeDefined()",
      "expect(kindlam.getByText('Level 12')).toBeDefined()",
      'expect(kindlam.getByText(/1,800 exp/)).toBeDefined()',
      "expect(kindlam.getByText('fire')).toBeDefined()",
      "expect(kindlam.getAllByRole('combobox')).toHaveLength(4)",
    ]),
  ),
  row(
    "Trades: 'Remove from trade'",
    of(files.trades, [
      'Remove from trade says so and loads the list again',
      "await screen.findByText('Removed from trade')",
      "podkin.getByRole('button', { name: 'Remove from trade' })",
    ]),
  ),
  row(
    "Trades: 'Replace' (only if in team; stores it and goes to /changeTeam)",
    of(files.trades, [
      tradeReplace,
      "expect((await card('shiny Kindlam')).queryByRole('button', { name: 'Replace' })).toBeNull()",
      "await waitFor(() => expect(place.pathname).toBe('/changeTeam'))",
      "expect(JSON.parse(sessionStorage.getItem('changeTeam') ?? '{}')).toMatchObject({ id: 'b' })",
    ]),
  ),
  row(
    "Trades: 'Save' (only when changed, with a spinner until the change flag resets)",
    of(files.trades, [
      tradeSave,
      "expect(podkin.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true')",
      "await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())",
    ]),
  ),
  row(
    'Trades: incoming offers read <user> has offered a trade, with the offered creatures',
    of(files.trades, [
      underCard,
      "await screen.findByRole('region', { name: 'bob the trader has offered a trade' })",
      "expect(offered.getByRole('article', { name: 'Puddlip' })).toBeDefined()",
    ]),
  ),
  row(
    "Trades: buttons 'Accept offer' and 'Reject offer'",
    of(files.trades, [
      underCard,
      "expect(offered.getByRole('button', { name: 'Accept offer' })).toBeDefined()",
      "expect(offered.getByRole('button', { name: 'Reject offer' })).toBeDefined()",
    ]),
  ),
  row(
    'Trades: PREV and NEXT paging',
    of(files.trades, [
      'PREV and NEXT lead through pages of ten, which stand in the address',
      "expect(button('NEXT').disabled).toBe(true)",
      "expect(button('PREV').disabled).toBe(true)",
    ]),
  ),
  row(
    "Offers: heading 'Pokemons You Offered'",
    of(files.offers, [
      'while loading it says so, then shows Pokemons You Offered',
      "await screen.findByRole('heading', { level: 1, name: 'Pokemons You Offered' })",
    ]),
  ),
  row(
    'Offers: grouped by the creature offered to',
    of(files.offers, [
      groups,
      "expect(umbrawl.queryByRole('article', { name: 'Kindlam' })).toBeNull()",
      "expect(umbrawl.getByRole('article', { name: 'Solpavo' })).toBeDefined()",
    ]),
  ),
  row(
    "Offers: each group shows the target creature with its owner's username and the offered creatures",
    of(files.offers, [
      groups,
      "expect(podkin.getByRole('article', { name: 'Podkin' })).toBeDefined()",
      "expect(podkin.getByText('Owned by bob the trader')).toBeDefined()",
      "expect(podkin.getByRole('article', { name: 'dark Puddlip' })).toBeDefined()",
    ]),
  ),
  row(
    "Offers: 'Remove all the offers'",
    of(files.offers, [
      'Remove all the offers takes the whole group back and loads the list again',
      "expect(bodies(server, REMOVE)).toEqual([{ pokemons: ['a', 'b'] }])",
    ]),
  ),
  row(
    "Offers: 'Remove From offer?' per creature",
    of(files.offers, [
      'Remove From offer? takes back one creature',
      "expect(bodies(server, REMOVE)).toEqual([{ pokemons: ['a'] }])",
    ]),
  ),
  row(
    'Offers: Replace',
    of(files.offers, [
      'Replace is there only for who is in the team',
      "expect(screen.getAllByRole('button', { name: 'Replace' })).toHaveLength(1)",
    ]),
  ),
  row(
    'Offers: Save',
    of(files.offers, [
      'Save is there only when moves changed; it warns of what becomes of the offer',
      "await screen.findByText('Saved')",
      "expect(kindlam.queryByRole('button', { name: 'Save' })).toBeNull()",
    ]),
  ),
  row(
    'Offers: PREV and NEXT paging',
    of(files.offers, [
      paged,
      "expect(button('NEXT').disabled).toBe(true)",
      "expect(button('PREV').disabled).toBe(true)",
    ]),
  ),
];
