import { files } from '../../files.ts';
import { of, type Row, rowOf } from '../../row.ts';

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

const chooser = 'leads to /map with the name of the picture';

/** Section 2: routes. */
export const routes: readonly Row[] = [
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
      'all 700 moves are in the table, of which few are drawn',
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
      "expect(routes.map(({ path }) => path).sort()).toEqual([...SPECIFIED.split(' '), WORKSHOP, ...ACCOUNT, OPERATOR, QUESTS].sort())",
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
];
