import { files } from '../files.ts';
import { of, type Row, rowOf } from '../row.ts';

const row = rowOf(4);

const order = 'src/screens/creatures/team/order.test.ts';
const teamSave = 'Save sends the whole team with its new order and moves, and says Saved';
const ownSave =
  'Save is shown only when moves changed, sends the one creature without the flag, and goes again';
const evolving = 'Evolve replaces the creature in the list and says so; the scene can be skipped';
const asking = 'the dialog asks with pictures of before and after';
const select = 'Select replaces, clears what was stored and goes back to the team';
const gym = 'disables all of them and shows Loading on the chosen leader, then leads to the stored battle';
const training = 'is disabled while the request runs, and leads to the stored battle';
const bought = 'that succeeds replaces the display, clears the quantities and tells the other screens';

/** Section 4: teams, moves, evolving, gyms, training, the market and trades. */
export const listStates: readonly Row[] = [
  row(
    'Team order: Move Up/Down swaps a creature with its neighbour',
    of(order, [
      'Move Up and Move Down swap a creature with its neighbour',
      "expect(swapWithNeighbour(team, 1, -1)).toEqual(['Podkin', 'Kindlam', 'Puddlip'])",
      "expect(swapWithNeighbour(team, 1, 1)).toEqual(['Kindlam', 'Puddlip', 'Podkin'])",
    ]),
  ),
  row(
    'Team order: renumbers team_order',
    of(files.team, [
      teamSave,
      'expect(server.sentTo(SAVE).at(-1)).toMatchObject({',
      "{ id: 'b', team_order: 0, ...moves }",
      "{ id: 'a', team_order: 1, ...moves }",
    ]),
  ),
  row(
    'Team order: no move past either end',
    of(order, [
      'nobody moves past either end',
      'expect(swapWithNeighbour(team, 0, -1)).toEqual(team)',
      'expect(swapWithNeighbour(team, 2, 1)).toEqual(team)',
    ]),
  ),
  row(
    'Team order: Save on /team sends the whole team',
    of(files.team, [
      teamSave,
      'expect(server.sentTo(SAVE).at(-1)).toMatchObject({',
      'inTeam: true',
      "{ id: 'c', team_order: 2, ...moves, attack3: 'Bite' }",
    ]),
  ),
  row(
    'Moves: choosing a move from unlockedMoves sets slot 1-4',
    of(files.owned, [
      ownSave,
      'expect(server.sentTo(SAVE).at(-1)?.body).toEqual({',
      "attack1: 'Tackle', attack2: 'Ember', attack3: 'Bite', attack4: ''",
    ]),
    of(files.team, [
      'move pickers show type and accuracy',
      'expect(options.map(({ textContent }) => textContent)).toEqual([',
    ]),
  ),
  row(
    'Moves: on lists this marks the row changed and shows Save; after saving the row is unmarked',
    of(files.owned, [
      ownSave,
      "expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()",
      "await user.click(podkin.getByRole('button', { name: 'Save' }))",
    ]),
  ),
  row(
    'Evolve opens a confirm dialog (Evolve, Do you want to evolve X into Y, before/after images)',
    of(files.evolve, [
      asking,
      "expect(dialog.getByText('Do you want to evolve Kindlam into Emberam')).toBeDefined()",
      ".toEqual(['Kindlam', 'Emberam'])",
    ]),
  ),
  row(
    'Evolve: the dialog has Evolve and Cancel',
    of(
      files.evolve,
      ['Cancel evolves nobody', 'expect(server.paths()).not.toContain(EVOLVE)', "{ name: 'Cancel' }"],
      [
        evolving,
        "expect(server.sentTo(EVOLVE).at(-1)).toMatchObject({ body: { id: 'a' } })",
        "dialog.getByRole('button', { name: 'Evolve' })",
      ],
    ),
  ),
  row(
    'Evolve: confirming calls evolve and replaces the creature in the list with the evolved one',
    of(files.evolve, [
      evolving,
      "await screen.findByRole('heading', { name: 'Emberam' })",
      "expect(screen.queryByRole('heading', { name: 'Kindlam' })).toBeNull()",
    ]),
  ),
  row(
    'Evolve: toast <name> was evolved into <name>',
    of(files.evolve, [evolving, "await screen.findByText('Kindlam was evolved into Emberam')"]),
  ),
  row(
    'Replace: the chosen team creature is stored and the user goes to /changeTeam',
    of(files.team, [
      'Replace stores the creature under changeTeam and leads to /changeTeam',
      "expect(JSON.parse(sessionStorage.getItem('changeTeam') ?? '{}')).toMatchObject({ id: 'b', name: 'Podkin' })",
      "await waitFor(() => expect(place.pathname).toBe('/changeTeam'))",
    ]),
    of(files.owned, [
      'Replace from team stores the creature and leads to /changeTeam',
      "expect(JSON.parse(sessionStorage.getItem('changeTeam') ?? '{}')).toMatchObject({ id: 'a' })",
    ]),
  ),
  row(
    'Replace: selecting a replacement calls replace, clears the stored value and returns to /team',
    of(files.change, [
      select,
      "expect(sent(server)).toEqual([{ from: 'a', to: 'b' }])",
      "expect(sessionStorage.getItem('changeTeam')).toBeNull()",
      "await waitFor(() => expect(place.pathname).toBe('/team'))",
    ]),
  ),
  row(
    'Put for trade: the creature moves to trade and the list reloads',
    of(files.owned, [
      'Put for trade moves the creature to trade, says so and loads the list again',
      'await waitFor(() => expect(asked(server)).toHaveLength(2))',
      "expect(server.sent.find(({ path }) => path === TRADE)?.body).toEqual({ pokemons: ['b'] })",
    ]),
  ),
  row(
    "Gym: Battle disables all battle buttons and shows 'Loading' on the chosen leader",
    of(files.gym, [
      gym,
      "expect((await battle('Hazel')).disabled).toBe(true)",
      "name: 'Loading'",
      'expect(loading.disabled).toBe(true)',
    ]),
  ),
  row(
    "Gym: beaten leaders show 'Defeated'",
    of(files.gym, [
      'stamps whoever is beaten, who may be challenged again for less',
      "hazel.getByText('Defeated')",
    ]),
  ),
  row(
    'Training: idle, busy on start, back to idle',
    of(
      files.training,
      [training, 'await waitFor(() => expect(button().disabled).toBe(true))'],
      [
        'that is refused says nothing, and can be pressed again',
        'await waitFor(() => expect(button().disabled).toBe(false))',
      ],
    ),
  ),
  row(
    'Training: on success with a page go to /battle replacing history',
    of(
      files.training,
      [training, "await waitFor(() => expect(place.pathname).toBe('/battle'))"],
      ['leads to the battle without a further step in the history', 'expect(pushed).not.toHaveBeenCalled()'],
    ),
  ),
  row(
    'Market: loading, shown',
    of(files.mart, [
      'says that it fetches mart details, and then shows title and coins',
      "expect(screen.queryByText('Fetching mart details')).toBeNull()",
      "await screen.findByText('Fetching mart details')",
    ]),
  ),
  row(
    'Market: purchase is busy, then quantity inputs are cleared',
    of(
      files.mart,
      [
        'in flight says so, and a second press buys nothing more',
        "expect((await button('Purchasing please wait')).disabled).toBe(true)",
      ],
      [bought, "expect((await quantity('Basic ball')).value).toBe('')"],
    ),
  ),
  row(
    'Market: on success the returned mart details replace the display',
    of(files.mart, [
      bought,
      "await screen.findByText('You have 420 coins to spend.')",
      "expect((await row(/Basic ball/)).getAllByRole('cell')[1]?.textContent).toBe('12')",
    ]),
  ),
  row(
    'Trades and offers: loading, shown',
    of(files.trades, [
      'while loading it says Fetching pokemons in trade',
      "await screen.findByText('Fetching pokemons in trade')",
      "await card('shiny Kindlam')",
    ]),
    of(files.offers, [
      'while loading it says so, then shows Pokemons You Offered',
      "await screen.findByText('Fetching creatures you offered')",
      'await group()',
    ]),
  ),
  row(
    'Trades and offers: after accept the list reloads',
    of(files.trades, [
      'Accept offer trades, shows who has come and loads the list again',
      'expect(asked(server, LIST)).toHaveLength(2)',
    ]),
  ),
  row(
    'Trades and offers: after reject the list reloads',
    of(files.trades, [
      'Reject offer turns it down and loads the list again',
      "await waitFor(() => expect(screen.queryByRole('button', { name: 'Reject offer' })).toBeNull())",
    ]),
  ),
  row(
    'Trades and offers: after remove the list reloads',
    of(files.trades, [
      'Remove from trade says so and loads the list again',
      "await waitFor(() => expect(screen.queryByRole('article', { name: 'Podkin' })).toBeNull())",
    ]),
    of(files.offers, [
      'Remove all the offers takes the whole group back and loads the list again',
      "await waitFor(() => expect(screen.queryByRole('article', { name: 'Kindlam' })).toBeNull())",
    ]),
  ),
];
