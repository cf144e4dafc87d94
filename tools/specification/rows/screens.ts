import { files } from '../files.ts';
import { of, type Row, rowOf } from '../row.ts';

const row = rowOf(2);

const forVisitors = (path: string, heading: string) =>
  of(files.everyScreen, [
    'a visitor finds at %s the screen %s, under the header of all screens',
    "await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(heading))",
    `['${path}', '${heading}']`,
  ]);
const forPlayers = (path: string, heading: string) =>
  of(files.everyScreen, [
    'a player finds at %s the screen %s, under the header of all screens',
    "await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(heading))",
    `['${path}', '${heading}']`,
  ]);
const dropdown = (name: string, ...entries: readonly string[]) =>
  of(files.app, [
    'of players has the dropdown %s: %j',
    "expect(Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual(entries)",
    `'${name}',`,
    ...entries,
  ]);
const form = 'has inputs for name and password, Login and Signup; Signup shows Continue and Cancel';
const starters = 'a new player chooses a starter, which is sent in small letters';
const chooser = 'leads to /map with the name of the picture';
const announced = (told: string) =>
  of(files.map, ['of kind %i is announced', 'await screen.findByText(text)', told]);

/** Section 2: routes, navigation, and the screens up to the map. */
export const screens: readonly Row[] = [
  row('/ and /home: home', forPlayers('/', 'Welcome back!'), forPlayers('/home', 'Welcome back!')),
  row('/login: login/signup screen', forVisitors('/login', 'Emberwild RPG')),
  row(
    '/signup: starts directly in signup mode',
    of(files.login, [
      'goes back to login with Cancel, which clears the second password',
      "await screen.findByLabelText('Re-enter password')",
      "renderAt('/signup')",
    ]),
  ),
  row('/faq: information page', forVisitors('/faq', 'F.A.Q'), forPlayers('/faq', 'F.A.Q')),
  row('/about: information page', forVisitors('/about', 'About'), forPlayers('/about', 'About')),
  row('/maps: map chooser', forPlayers('/maps', 'Maps')),
  row(
    '/map: map exploration; the map name arrives as navigation state',
    of(files.map, [
      chooser,
      "await waitFor(() => expect(place).toMatchObject({ pathname: '/map', state: here }))",
    ]),
  ),
  row('/battle: battle screen', forPlayers('/battle', 'Battle')),
  row('/gymbattle: gym battle', forPlayers('/gymbattle', 'Gym Battle')),
  row(
    '/userbattle: a helper screen that starts a user battle on load and then goes to /battle',
    of(files.userBattle, [
      'starts a battle at once with the number 1, and leads to it',
      "await waitFor(() => expect(place.pathname).toBe('/battle'))",
    ]),
  ),
  row('/goldbattle: gold battle', forPlayers('/goldbattle', 'Gold Battle')),
  row('/expbattle: experience training', forPlayers('/expbattle', 'Exp battle')),
  row('/team: your team', forPlayers('/team', 'Your Team')),
  row('/changeTeam: choose a replacement', forPlayers('/changeTeam', 'Choose a replacement')),
  row('/pokemons: your owned creatures', forPlayers('/pokemons', 'YOUR POKEMONS')),
  row(
    '/pokedex, /attackdex, /typechart: reference pages',
    forPlayers('/pokedex', 'Pokedex'),
    of('src/screens/attackdex/AttackdexScreen.test.tsx', [
      'all 838 moves are in the table, of which few are drawn',
      "screen.getByRole('table', { name: 'AttackDex' })",
    ]),
    forPlayers('/typechart', 'Type Chart'),
  ),
  row(
    '/profile: your profile',
    of(files.profile, [
      'tells look, name, since when, steps and counts',
      "card.getByRole('heading', { level: 2, name: 'walker' })",
    ]),
  ),
  row('/pokemart: market', forPlayers('/pokemart', 'Market')),
  row('/trades: creatures you put in trade', forPlayers('/trades', 'Pokemons in Trade')),
  row('/offers: offers you made', forPlayers('/offers', 'Pokemons You Offered')),
  row(
    'A second nested route tree also lists login, signup, map, battle, team, pokemons and changeTeam under the root',
    of(files.app, [
      'are those of the specification, and the workshop',
      "expect(routes.map(({ path }) => path).sort()).toEqual([...SPECIFIED.split(' '), WORKSHOP, ...ACCOUNT, OPERATOR].sort())",
    ]),
  ),
  row(
    "Some redirects use the capitalised spellings; the map screen redirects to '/Login'",
    of(files.app, [
      '%s sends a visitor to /Login',
      "expect(place.pathname).toBe('/Login')",
      "['/map', '/battle']",
    ]),
    of(files.battle, [
      'without a stored battle the screen leads home',
      "await waitFor(() => expect(place.pathname).toBe('/Home'))",
    ]),
  ),
  row(
    'Navigation: a title and a menu that collapses on small screens',
    of(files.app, [
      'folds behind a button that says so',
      "expect(toggle.getAttribute('aria-expanded')).toBe('false')",
    ]),
    of(files.everyScreen, [
      'a player finds at %s the screen %s, under the header of all screens',
      "screen.getByLabelText('Emberwild', { selector: 'header a' })",
    ]),
  ),
  row(
    'Logged out: Home, Login, Signup, F.A.Q, About',
    of(files.app, [
      'of visitors has the five items',
      "expect(items().slice(0, 5)).toEqual(['Home', 'Login', 'Signup', 'F.A.Q', 'About'])",
    ]),
  ),
  row(
    'Logged in: Maps; the dropdowns Profile, Pokemon, Battle and Trade; Logout',
    of(files.app, [
      'of players has Maps, four dropdowns and Logout',
      "expect(menu.getAllByRole('listitem').map((item) => item.textContent)).toEqual([...['Maps', 'Profile', 'Pokemon', 'Battle', 'Trade', 'Logout']])",
    ]),
  ),
  row(
    'Profile dropdown: Your Pokemon, Pokemart',
    dropdown('Profile', "'Your Pokemon': '/pokemons', Pokemart:"),
  ),
  row(
    'Pokemon dropdown: Your team, Your Pokemon, Pokedex, AttackDex, Type Chart',
    dropdown(
      'Pokemon',
      "'Your team': '/team', 'Your Pokemon': '/pokemons', Pokedex: '/pokedex'",
      "AttackDex: '/attackdex', 'Type Chart': '/typechart'",
    ),
  ),
  row(
    'Battle dropdown: Gym Battle, User Battle, Gold Battle, Exp battle',
    dropdown(
      'Battle',
      "'Gym Battle': '/gymbattle', 'User Battle': '/userbattle'",
      "'Gold Battle': '/goldbattle', 'Exp battle': '/expbattle'",
    ),
  ),
  row(
    'Trade dropdown: Your Traders, Your offers',
    dropdown('Trade', "'Your Traders': '/trades', 'Your offers': '/offers'"),
  ),
  row(
    'Logout calls the server, then goes to the login page whether or not the call succeeded',
    of(files.app, [
      'logs out to the login screen even if the server fails',
      "expect(place.pathname).toBe('/login')",
      "expect(server.sent[0]).toMatchObject({ path: '/api/auth/logout', body: undefined })",
    ]),
  ),
  row(
    'Every screen has a shared header and a toast area at the bottom centre',
    of(
      files.everyScreen,
      [
        'a visitor finds at %s the screen %s, under the header of all screens',
        "expect(await screen.findAllByText('Told on every screen')).not.toEqual([])",
      ],
      [
        'a player finds at %s the screen %s, under the header of all screens',
        "expect(await screen.findAllByText('Told on every screen')).not.toEqual([])",
      ],
    ),
    of(files.toasts, [
      'notices become toasts at the bottom centre, in order',
      "expect(area?.textContent).toBe('Failed to move! Please reload')",
    ]),
  ),
  row(
    'Login: title is a game-style heading for a browser role-playing game',
    forVisitors('/login', 'Emberwild RPG'),
  ),
  row(
    'Login: username and password inputs and Login and Signup buttons',
    of(files.login, [
      form,
      "expect(buttons()).toEqual(['Login', 'Signup'])",
      "main.getByLabelText('Password')",
    ]),
  ),
  row(
    'Pressing Signup reveals a re-enter password field with Continue and Cancel buttons',
    of(files.login, [
      form,
      "expect(buttons()).toEqual(['Continue', 'Cancel'])",
      "main.getByLabelText('Re-enter password')",
    ]),
  ),
  row(
    'Cancel clears the re-entered password and returns to login mode',
    of(files.login, [
      'goes back to login with Cancel, which clears the second password',
      "expect(screen.getByLabelText<HTMLInputElement>('Re-enter password').value).toBe('')",
      "expect(screen.queryByLabelText('Re-enter password')).toBeNull()",
    ]),
  ),
  row(
    'If a token is already stored, the login screen redirects to /home',
    of(files.login, [
      'is skipped by whoever has a token',
      "await waitFor(() => expect(place.pathname).toBe('/home'))",
    ]),
  ),
  row(
    'Home: without a token, or if the profile call fails, redirect to /login',
    of(files.app, ['%s sends a visitor to /login', "expect(place.pathname).toBe('/login')", "'/home'"]),
    of(files.home, [
      'a profile that is refused with %i ends the session and leads to the login screen',
      "await waitFor(() => expect(place.pathname).toBe('/login'))",
    ]),
  ),
  row(
    "Home: if pokemonCount is 0, a welcome message asks to pick an initial creature from the profile's list",
    of(files.home, [
      starters,
      'screen.getByText(/^Please pick your initial pokemon/)',
      "expect(choices.map((choice) => choice.getAttribute('aria-label'))).toEqual(profileReply().initialPokemons)",
    ]),
  ),
  row(
    'Home: the list is a grid under grass, fire and water headers; each option has an image and a radio choice',
    of(files.home, [
      starters,
      "within(group).getByRole('img', { name })",
      '.toEqual([expect.stringMatching(/grass/), expect.stringMatching(/fire/), expect.stringMatching(/water/)])',
    ]),
  ),
  row(
    "Home: a 'Select pokemon' button shows a spinner while busy",
    of(files.home, [
      starters,
      "expect(screen.getByRole('button', { name: 'Select pokemon' }).getAttribute('aria-busy')).toBe('true')",
    ]),
  ),
  row(
    "Home: otherwise it shows 'Welcome back!' and a 'Go to maps?' link",
    of(files.home, [
      'a player is welcomed back and led to the maps',
      "await screen.findByText('Welcome back!')",
      "expect(screen.getByRole('link', { name: 'Go to maps?' }).getAttribute('href')).toBe('/maps')",
    ]),
  ),
  row(
    "Maps: title 'Maps' with two clickable map images: green_land and green_land2",
    of(files.map, [
      chooser,
      "await screen.findByRole('heading', { level: 1, name: 'Maps' })",
      "expect(maps.map((map) => map.getAttribute('aria-label'))).toEqual(['green_land', 'green_land2'])",
    ]),
  ),
  row(
    'Maps: on load, if the token is invalid or the profile call fails, go to /login',
    of(files.map, [
      'sends whoever the server does not know to the login screen',
      "await waitFor(() => expect(place.pathname).toBe('/login'))",
    ]),
    of(files.app, ['%s sends a visitor to /login', "expect(place.pathname).toBe('/login')", "'/maps'"]),
  ),
  row(
    "Map: without a map name in navigation state it shows 'No Map found'",
    of(files.map, [
      'without a name in the navigation is not found',
      "await screen.findByText('No Map found')",
    ]),
  ),
  row(
    'Map: the map image, and a player marker positioned by pixel coordinates (x, y)',
    of('scenes/map/mapScene.test.ts', [
      'shows the ground, what stands on it and the player on the cell where the server has put them',
      'expect(hero()).toMatchObject({ x: 15.5 * 16, visible: true, alpha: 1 })',
      "expect(wearing('ground@')).toMatchObject([{ x: 0, y: 0, depth: -1 }])",
    ]),
    of(files.world, [
      'puts the player where the server says',
      "expect(world()).toMatchObject({ mapName: 'green_land', cell: { x: 10, y: 10 }, failure: null })",
    ]),
  ),
  row(
    'Map: a 3x3 direction pad with 8 directions (n, ne, nw, e, w, se, s, sw)',
    of(files.map, [
      'has a pad of three by three with the eight directions round its middle',
      "expect(names('Direction pad')).toEqual(['nw', 'n', 'ne', 'w', 'e', 'sw', 's', 'se'])",
    ]),
  ),
  row(
    'Map: unavailable directions are greyed out and disabled',
    of(files.map, [
      'greys and disables the directions that are not available',
      "expect(button('Move north-east').disabled).toBe(true)",
    ]),
  ),
  row(
    // As decided: only if the reply takes longer than 150 ms.
    'Map: a spinner replaces the marker while moving',
    of('scenes/map/mapScene.test.ts', [
      'lets a spinner take the place of the player while the server is slow',
      'expect([hero()?.visible, spinner?.visible]).toEqual([false, true])',
    ]),
    of(files.world, [
      'shows a spinner once the reply has taken longer than 150 ms',
      'expect(world().slow).toBe(true)',
    ]),
  ),
  row(
    'Map: when a wild creature appears, an overlay shows its image',
    of('scenes/map/mapScene.test.ts', [
      'dims behind a wild creature that jumps out where the player stands, and clears when it leaves',
      'expect(creature()).toMatchObject({ x: 248, y: 288, alpha: 1 })',
    ]),
  ),
  row(
    'Map: the overlay says Wild <kind> <name> appeared!; the kind prefix is omitted for normal',
    announced("[0, 'Wild Podkin appeared!']"),
    announced("[1, 'Wild Podkin appeared!']"),
    announced("[2, 'Wild dark Podkin appeared!']"),
    announced("[3, 'Wild shiny Podkin appeared!']"),
  ),
  row(
    'Map: the overlay says Level : N',
    of(files.map, ['of kind %i is announced', "expect(screen.getByText('Level : 4')).toBeTruthy()"]),
  ),
  row(
    "Map: a 'Try to Catch!' button",
    of(files.map, [
      'is begun by Enter, unless the focus is on something that Enter presses itself',
      "await screen.findByRole('button', { name: 'Try to Catch!' })",
    ]),
  ),
  row(
    "Map: a footer shows counts of the four ball types from the stored profile's items",
    of(files.map, [
      'counts the balls of the stored profile and leads to the mart',
      "expect(counts.map((item) => item.textContent?.replace(/^\\?/, ''))).toEqual(['Basic 10', 'Ultra 1', 'Super 3', 'Master 0'])",
    ]),
  ),
  row(
    "Map: a 'Go to mart?' button leading to /pokemart",
    of(files.map, [
      'counts the balls of the stored profile and leads to the mart',
      "expect(place.pathname).toBe('/pokemart')",
      "{ name: 'Go to mart?' }",
    ]),
  ),
  row(
    'Map: a hidden legacy direction pad also exists',
    of(
      files.map,
      [
        'has a pad of three by three with the eight directions round its middle',
        "expect(names('Directions')).toHaveLength(8)",
      ],
      [
        'is walked with %s',
        "expect(server.sent.at(-1)?.body).toMatchObject({ dir: 'n' })",
        "['the hidden pad',",
      ],
    ),
  ),
];
