import { files } from '../../files.ts';
import { of, type Row, rowOf } from '../../row.ts';

const row = rowOf(2);

const forVisitors = (path: string, heading: string) =>
  of(files.everyScreen, [
    'a visitor finds at %s the screen %s, under the header of all screens',
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

/** Section 2: navigation, login and home. */
export const entrance: readonly Row[] = [
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
      'expect(asked).toEqual([expect.objectContaining({ body: undefined })])',
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
      'screen.getByText(/^Please pick your initial creature/)',
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
];
