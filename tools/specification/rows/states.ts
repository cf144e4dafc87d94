import { browser, files, server } from '../files.ts';
import { of, type Row, rowOf } from '../row.ts';

const row = rowOf(4);

const login = 'sends name and password and goes home, replacing history';
const form = 'has inputs for name and password, Login and Signup; Signup shows Continue and Cancel';
const starter = 'a new player chooses a starter, which is sent in small letters';
const oneBattle = 'starts one battle, however often it is pressed';
const wonWild = 'of a won wild battle offers the way to the maps only';
const lostMade = 'of a lost %s battle leads to the gyms with Battle Again, and starts nothing by itself';
const caught = 'of a catch shows the creature in capitals and the way back';
const flow = 'rules/battle/turn/flow.test.ts';

/** Section 4: accounts, home, the map and battles. */
export const states: readonly Row[] = [
  row(
    'Auth: logged in means a non-empty token stored locally; nothing else validates it on the client',
    of(files.login, [
      'is skipped by whoever has a token',
      "await waitFor(() => expect(place.pathname).toBe('/home'))",
      'loggedIn()',
    ]),
    of(files.app, ['%s sends a visitor to /login', "expect(place.pathname).toBe('/login')"]),
  ),
  row(
    'Auth: after login the token is stored and the player goes to /home',
    of(files.login, [
      login,
      "expect(localStorage.getItem('access_token')).toBe('abc')",
      "expect(place.pathname).toBe('/home')",
    ]),
  ),
  row(
    'Auth: after signup the token is stored and the player goes to /home',
    of(files.login, [
      'asks for the password again, and Continue sends it',
      "await screen.findByText('Welcome back!')",
      "expect(localStorage.getItem('access_token')).toBe('abc')",
    ]),
  ),
  row(
    'Auth: replacing history',
    of(files.app, [
      'logging in goes home without a further step in the history',
      'expect(pushed).not.toHaveBeenCalled()',
      "expect(location.pathname).toBe('/home')",
    ]),
  ),
  row(
    'Auth: a failed profile fetch clears the token and the home screen goes to /login',
    of(files.home, [
      'a profile that is refused with %i ends the session and leads to the login screen',
      "expect(localStorage.getItem('access_token')).toBeNull()",
      "await waitFor(() => expect(place.pathname).toBe('/login'))",
    ]),
  ),
  row(
    'Signup: first press of Signup shows the confirm field',
    of(files.login, [form, "main.getByLabelText('Re-enter password')", "await press('Signup')"]),
  ),
  row(
    'Signup: Continue submits',
    of(files.login, [
      'asks for the password again, and Continue sends it',
      "expect(server.sent[0]).toMatchObject({ path: '/api/auth/signup',",
    ]),
  ),
  row(
    'Signup: Cancel reverts to login mode',
    of(files.login, [
      'goes back to login with Cancel, which clears the second password',
      "expect(screen.queryByLabelText('Re-enter password')).toBeNull()",
    ]),
  ),
  row(
    'Home: pokemonCount 0 leads to starter selection',
    of(files.home, [starter, "await screen.findByRole('radiogroup')"]),
  ),
  row(
    'Home: after a successful selection pokemonCount becomes the number of creatures returned',
    of(files.home, [starter, 'expect(bridge.getState().session.profile?.pokemonCount).toBe(1)']),
  ),
  row(
    'Home: otherwise welcome-back view',
    of(files.home, [
      'a player is welcomed back and led to the maps',
      "await screen.findByText('Welcome back!')",
    ]),
  ),
  row(
    'Map: one move in flight at a time',
    of(files.world, ['is not asked for twice while one is under way', 'expect(moves(server)).toBe(1)']),
  ),
  row(
    'Map: a move is allowed only if the direction is available',
    of(files.world, ['is not asked for where the way is blocked', 'expect(moves(server)).toBe(0)']),
    of(server('maps/walking'), [
      'attack 25: towards a blocked cell is refused and changes nothing',
      "expect([status, refusal.code]).toEqual([409, 'conflict'])",
    ]),
  ),
  row(
    'Map: after a move, position and available directions update',
    of(files.world, [
      'shows after a step where the player stands now and the ways on',
      'expect(world()).toMatchObject({ cell: { x: 10, y: 9 }, available: { ...none, s: true } })',
    ]),
  ),
  row(
    'Map: after a move, any wild encounter updates',
    of(files.world, ['stops when a creature appears', "expect(world().encounter?.name).toBe('Podkin')"]),
  ),
  row(
    'Map: Try to Catch starts a wild battle once at a time',
    of(files.world, [
      oneBattle,
      'expect(results).toEqual([true, false])',
      "expect(server.paths().filter((path) => path.endsWith('startWildBattle'))).toHaveLength(1)",
    ]),
  ),
  row(
    'Map: if battleDetails has a page, details are stored and the player goes to /battle',
    of(
      files.world,
      [oneBattle, "expect(JSON.parse(sessionStorage.getItem('battle') ?? '{}').page).toBe('selection')"],
      [
        'that is answered without a page stores nothing and leads nowhere',
        "expect(sessionStorage.getItem('battle')).toBeNull()",
        'expect(await startWildBattle()).toBe(false)',
      ],
    ),
    of(files.map, ['leads into the battle', "expect(place.pathname).toBe('/battle')"]),
  ),
  row(
    'Battle pages: selection -> battle',
    of(server('battles/battles'), [
      'leads from the selection into the battle',
      "expect(details).toMatchObject({ page: 'battle', selectedPokemonId: myState[0]!.id })",
    ]),
  ),
  row(
    'Battle pages: battle -> roundResults -> (battle again, or win, lose)',
    of(server('battles/battles'), [
      'plays a round and waits for Continue',
      "expect(details).toMatchObject({ page: 'roundResults', round: 1 })",
      "expect(['battle', 'win', 'lose']).toContain(",
    ]),
  ),
  row(
    'Battle pages: battle -> caught',
    of(server('battles/catching'), [
      'spends the ball and brings the creature into the team and the pokedex',
      "expect(details).toMatchObject({ page: 'caught',",
    ]),
  ),
  row(
    'Selecting a creature moves the state to the returned battleDetails',
    of(files.battle, [
      'sends the id of the chosen creature',
      "await screen.findByRole('button', { name: 'Attack' })",
    ]),
  ),
  row(
    'Attacking returns new battleDetails',
    of(files.battleActions, [
      'sends the slot counted from 1 and the round that the player sees',
      "expect(slice().battle?.page).toBe('roundResults')",
      "expect(stored()?.page).toBe('roundResults')",
    ]),
  ),
  row(
    'If the active creature has hp at or below 0 the first team creature with hp above 0 is auto-selected',
    of(flow, [
      'leads to the selection with the first standing creature preselected',
      "expect(viewBattle(testBook, after)).toMatchObject({ page: 'selection', selectedPokemonId: 'd', dReceived: null })",
    ]),
    of(server('battles/battles'), [
      'attack 33: refuses a fainted creature',
      'expect(details.selectedPokemonId).toBe(myState[1]!.id)',
    ]),
    of(files.battle, [
      'lists the team in its order, without the fainted, the first one chosen',
      'expect(radios.map(({ value, disabled, checked }) => [value, disabled, checked])).toEqual',
      "['b', false, true]",
    ]),
  ),
  row(
    'Otherwise the active one stays',
    of(flow, [
      'leads back to the battle while both stand, and tells nothing new',
      "expect(viewBattle(testBook, after).selectedPokemonId).toBe('a')",
    ]),
  ),
  row(
    'Continue fetches the next battleDetails',
    of(files.battle, [
      'a tap on the picture goes on from the results, and attacks nobody',
      "expect(acted(server).map(({ path }) => path)).toEqual(['/api/game/battleContinue'])",
      "await screen.findByRole('button', { name: 'Attack' })",
    ]),
  ),
  row(
    'Battle Again restarts a gym battle (by gymId)',
    of(files.battleActions, [
      'sends the gym’s id after a gym battle',
      "expect(server.sent[0]?.body).toEqual({ id: 'gym-1' })",
    ]),
  ),
  row(
    "Battle Again restarts a user battle (by opponent user's name)",
    of(files.battleActions, [
      'sends the user’s name after a user battle',
      "expect(server.sent[0]?.body).toEqual({ name: 'rival' })",
    ]),
  ),
  row(
    'Battle Again replaces the stored state if the reply has a page',
    of(
      files.battleActions,
      ['sends the gym’s id after a gym battle', "expect(slice().battle?.page).toBe('selection')"],
      ['that is answered without a page leaves the battle as it is', "expect(stored()?.page).toBe('lose')"],
    ),
  ),
  row(
    'Other outcomes go to /gymbattle',
    of(files.battle, [lostMade, "await waitFor(() => expect(place.pathname).toBe('/gymbattle'))"]),
  ),
  row(
    'Other outcomes go to /map (wild win and caught go to maps)',
    of(
      files.battle,
      [
        wonWild,
        "await waitFor(() => expect(place).toMatchObject({ pathname: '/map', state: { mapName: 'green_land' } }))",
      ],
      [caught, "await waitFor(() => expect(place.pathname).toBe('/map'))"],
    ),
  ),
  row(
    'Stored battle state is cleared when leaving win or lose',
    of(
      files.battle,
      [wonWild, "await waitFor(() => expect(sessionStorage.getItem('battle')).toBeNull())"],
      [lostMade, "await waitFor(() => expect(sessionStorage.getItem('battle')).toBeNull())"],
    ),
  ),
  row(
    'Only one select, attack or ball action may be in flight; duplicates are ignored',
    of(files.battleActions, [
      'is one at a time, of whatever kind',
      'expect(server.sent).toHaveLength(1)',
      "await Promise.all([attack(1), throwBall('nball'), choose('mine'), proceed()])",
    ]),
  ),
  row(
    'Outcome screens: won (all battle types)',
    of(files.battle, [
      'of another won battle offers another one: %j',
      "expect(screen.getByRole('button', { name: 'Battle Again?' })).toBeTruthy()",
    ]),
    of(files.battle, [
      'of training and of a gold battle names the team, and no wild creature: %j',
      'expect(screen.queryByText(/Wild/)).toBeNull()',
    ]),
    of(files.battle, [wonWild, "await screen.findByRole('heading', { name: 'Won' })"]),
  ),
  row(
    'Outcome screens: caught (wild only)',
    of(files.battle, [caught, "await screen.findByText('Congratulations! You have caught Wild PODKIN')"]),
    of(server('battles/training'), [
      'attack 24: has nobody to catch but in the wild',
      "expect((await player.ask(catchPokemon, { ballType: 'nball' })).status).toBe(409)",
    ]),
    of(server('battles/gyms'), [
      'attack 24: no ball is spent on a leader’s creature',
      "expect((await player.ask(catchPokemon, { ballType: 'mball' })).status).toBe(409)",
    ]),
  ),
  row(
    'Experience gained is the same total for every team member',
    of(flow, [
      'wins the battle when all opponents have fainted',
      "expect(told(after)).toEqual(['end player', 'experience a 1000', 'experience b 1000'])",
    ]),
    of(server('battles/battles'), [
      'gives every team member the experience and the player the coins, with a row in the ledger',
      'expect(after[1]!.exp).toBe(before[1]!.exp + details.totalExp)',
    ]),
  ),
  row(
    'Gym: on success with a page, details are stored and the user goes to /battle (replace navigation)',
    of(files.gym, [
      'disables all of them and shows Loading on the chosen leader, then leads to the stored battle',
      "expect(JSON.parse(sessionStorage.getItem('battle') ?? 'null')).toMatchObject({ gymId: 'b' })",
      "await waitFor(() => expect(place.pathname).toBe('/battle'))",
    ]),
    of(browser('battles/gymbattle'), [
      'going back from a battle leads past the gyms, and it is left only with consent',
      'await expect(page).toHaveURL(/\\/maps$/)',
      'await page.goBack()',
    ]),
  ),
];
