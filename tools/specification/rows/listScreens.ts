import { files } from '../files.ts';
import { of, type Row, rowOf } from '../row.ts';

const row = rowOf(2);

const teamEnds = 'Move Up is impossible at the first place and Move Down at the last';
const ownSave =
  'Save is shown only when moves changed, sends the one creature without the flag, and goes again';
const replaced = 'shows who is to be replaced, and the creatures outside of the team under From';
const paged = 'PREV is disabled at offset 0, NEXT where offset plus 10 reaches the count';
const onlyTheirs = 'Put for trade is hidden for team members, Replace from team is only theirs';
const leader = 'shows each leader with type, levels, number of creatures, words and prize';
const martList = 'has the four columns, and the items that can be shown in the order of the server';
const martRow = 'shows in each row how many are in the bag and what one costs; quantities are empty';
const martTitle = 'says that it fetches mart details, and then shows title and coins';
const listing = 'a card shows picture, kind, name, level, experience, type and the four attacks';
const underCard = 'under the card stands who has offered a trade, with the creatures and both answers';
const tradeSave = 'Save is there only when moves changed, with a spinner until they are saved';
const tradeReplace = 'Replace is there only for who is in the team, and leads to /changeTeam';
const groups = 'offers are grouped by the creature offered to, with its owner';

/** Section 2: team, owned creatures, gyms, training, market, trades and offers. */
export const listScreens: readonly Row[] = [
  row(
    "Your Team: heading 'Your Team', members in team order",
    of(files.team, [
      'members stand in team order under the heading Your Team',
      "expect(names()).toEqual(['Kindlam', 'Podkin', 'Puddlip'])",
      "await screen.findByRole('heading', { level: 1, name: 'Your Team' })",
    ]),
  ),
  row(
    'Your Team: each with Move Up and Move Down',
    of(files.team, [
      teamEnds,
      "expect(isOn(first.getByRole('button', { name: 'Move Down' }))).toBe(true)",
      "expect(isOn(last.getByRole('button', { name: 'Move Up' }))).toBe(true)",
    ]),
  ),
  row(
    'Your Team: each with Replace, and Evolve only if canEvolve',
    of(files.evolve, [
      'Evolve is there only for who can evolve',
      "await screen.findByRole('button', { name: 'Replace' })",
      "expect(screen.queryByRole('button', { name: 'Evolve' })).toBeNull()",
    ]),
  ),
  row(
    'Your Team: a Save button',
    of(files.team, [
      'Save sends the whole team with its new order and moves, and says Saved',
      "await screen.findByText('Saved')",
      "screen.getByRole('button', { name: 'Save' })",
    ]),
  ),
  row(
    "Choose a replacement: heading, the creature being replaced, then a 'From' list",
    of(files.change, [
      replaced,
      "await screen.findByRole('heading', { level: 1, name: 'Choose a replacement' })",
      "await screen.findByRole('heading', { level: 2, name: 'From' })",
      "expect(within(replaced).getByRole('heading', { name: 'Kindlam' })).toBeDefined()",
    ]),
  ),
  row(
    'Choose a replacement: owned creatures not in the team, each with a Select link',
    of(files.change, [replaced, "await screen.findByRole('article', { name: 'Podkin' })"]),
    of(files.change, [
      'Select replaces, clears what was stored and goes back to the team',
      "expect(sent(server)).toEqual([{ from: 'a', to: 'b' }])",
    ]),
  ),
  row(
    'Choose a replacement: Prev and Next buttons',
    of(files.change, [
      'NEXT follows the same rule as everywhere',
      "expect(button('PREV').disabled).toBe(true)",
      "expect(button('NEXT').disabled).toBe(true)",
    ]),
  ),
  row(
    "Choose a replacement: if no creature was stored it shows 'Nothing here.'",
    of(files.change, [
      'without a stored creature it says Nothing here.',
      "await screen.findByText('Nothing here.')",
    ]),
  ),
  row(
    "Owned creatures: heading 'YOUR POKEMONS'; while loading 'Fetching your pokemons'",
    of(files.owned, [
      'while loading it says Fetching your pokemons',
      "await screen.findByText('Fetching your pokemons')",
      "await screen.findByRole('heading', { level: 1, name: 'YOUR POKEMONS' })",
    ]),
  ),
  row(
    "Owned creatures: 'Put for trade' (hidden for team members), 'Replace from team' (only for team members)",
    of(files.owned, [
      onlyTheirs,
      "expect(outside.getByRole('button', { name: 'Put for trade' })).toBeDefined()",
      "expect(inTeam.queryByRole('button', { name: 'Put for trade' })).toBeNull()",
      "expect(inTeam.getByRole('button', { name: 'Replace from team' })).toBeDefined()",
      "expect(outside.queryByRole('button', { name: 'Replace from team' })).toBeNull()",
    ]),
  ),
  row(
    'Owned creatures: Evolve (only if canEvolve)',
    of(files.owned, [
      'in the list too, Evolve is there only for who can evolve',
      "expect((await row('Trufflet')).getByRole('button', { name: 'Evolve' })).toBeDefined()",
    ]),
  ),
  row(
    'Owned creatures: Save (only when moves changed)',
    of(files.owned, [
      ownSave,
      "expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()",
      "podkin.getByRole('button', { name: 'Save' })",
    ]),
  ),
  row(
    'Owned creatures: PREV and NEXT',
    of(files.owned, [
      paged,
      "expect(disabled('PREV')).toBe(true)",
      "screen.getByRole('button', { name: 'NEXT' })",
    ]),
  ),
  row(
    'Gym: tabs per region',
    of(files.gym, [
      'has a tab for each region, and says how the locked ones open',
      "expect(tabs.map(({ textContent }) => textContent)).toEqual(['Greenreach1/2', 'HarkmoorLocked'])",
    ]),
  ),
  row(
    'Gym: leader cards with portrait, name, a Battle button',
    of(files.gym, [leader, "ivo.getByText('portraits/b')", "await card('Ivo')"]),
    of(files.gym, [
      'stamps whoever is beaten, who may be challenged again for less',
      "expect((await battle('Hazel')).disabled).toBe(false)",
    ]),
  ),
  row(
    "Gym: a 'Defeated' stamp for beaten leaders",
    of(
      files.gym,
      ['stamps whoever is beaten, who may be challenged again for less', "hazel.getByText('Defeated')"],
      [leader, "expect(ivo.queryByText('Defeated')).toBeNull()"],
    ),
  ),
  row(
    "Gym: while loading 'Fetching gym details'",
    of(files.gym, [
      'says that it fetches gym details, under its heading',
      "await screen.findByText('Fetching gym details')",
    ]),
  ),
  row(
    "Training: 'Select Type' dropdown filled from a fixed list of types",
    of(files.training, [
      'offers the eighteen types, none of them chosen',
      "expect(options.map(({ value }) => value)).toEqual(['', ...CREATURE_TYPES])",
    ]),
    of(files.silent, [
      '%s fails without a toast',
      'expect(notices).toEqual([])',
      "await screen.findByRole('combobox', { name: 'Select Type' })",
    ]),
  ),
  row(
    "Training: a 'Start Training' button, disabled while the request runs",
    of(files.training, [
      'is disabled while the request runs, and leads to the stored battle',
      'await waitFor(() => expect(button().disabled).toBe(true))',
    ]),
    of(files.silent, [
      '%s fails without a toast',
      'expect(notices).toEqual([])',
      "await press('Start Training')",
    ]),
  ),
  row(
    "Market: loading text 'Fetching mart details', then title 'Market'",
    of(files.mart, [
      martTitle,
      "await screen.findByText('Fetching mart details')",
      "await screen.findByRole('heading', { level: 1, name: 'Market' })",
    ]),
  ),
  row(
    'Market: You have N coins to spend.',
    of(files.mart, [martTitle, "screen.getByText('You have 500 coins to spend.')"]),
  ),
  row(
    'Market: a table with columns Item, Quantity, In Bag, Cost',
    of(files.mart, [martList, "expect(heads).toEqual(['Item', 'Quantity', 'In Bag', 'Cost'])"]),
  ),
  row(
    'Market: each row: name, description',
    of(files.mart, [martList, "items[0]?.getByText('Ultra ball')", "items[0]?.getByText('Amber glass.')"]),
  ),
  row(
    'Market: each row: an icon',
    of(files.mart, [
      martList,
      "expect(container.querySelectorAll('th[scope=row] :is(img, [title])')).toHaveLength(3)",
    ]),
  ),
  row(
    'Market: each row: number input for quantity (placeholder 0), count in bag, price',
    of(files.mart, [
      martRow,
      "expect([field.value, field.placeholder, field.type]).toEqual(['', '0', 'number'])",
      "expect([bag, cost]).toEqual(['10', '40'])",
    ]),
  ),
  row(
    'Market: only items flagged canShow are listed, in the order the server gives',
    of(files.mart, [martList, 'expect(items).toHaveLength(3)']),
    of(files.martOrder, [
      'lists what can be shown, in the order of the server',
      "expect(wares.map(({ key }) => key)).toEqual(['gball', 'nball'])",
    ]),
  ),
  row(
    'Market: the button reads Purchase for N coins',
    of(files.mart, [
      'above the coins held is not made',
      "await screen.findByText('Not enough coins!')",
      "await button('Purchase for 520 coins')",
    ]),
  ),
  row(
    "Market: 'Purchasing please wait' while busy",
    of(files.mart, [
      'in flight says so, and a second press buys nothing more',
      "expect((await button('Purchasing please wait')).disabled).toBe(true)",
    ]),
  ),
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
