import { files, server } from '../files.ts';
import { of, type Row, rowOf } from '../row.ts';
import { silent } from './silent.ts';

const row = rowOf(8);

const loginWithoutToken = of(files.loginErrors, [
  'is an invalid username or password where %s is answered without a token',
  "await screen.findByText('Invalid username or password')",
]);
const tooShort = of(files.loginErrors, [
  'is one of %i characters: %s',
  'expect(isTold(SHORT[field])).toBe(short)',
  '[4, true]',
  '[5, false]',
]);
const leadsHome = of(files.battle, [
  'in a bad request leads home with the message',
  "await screen.findByText('No such attack')",
]);
const badRequest = (page: string) =>
  of(files.battleActions, [
    '%s in a bad request leads home with the message',
    "expect(navigations).toEqual([expect.objectContaining({ to: '/Home' })])",
    page,
  ]);

/** Section 8, up to evolution: the messages that players get when a call fails. */
export const errors: readonly Row[] = [
  row(
    "Login without a token in the reply: 'Invalid username or password'",
    loginWithoutToken,
    of(files.session, [
      'without a token in the reply is an invalid username or password',
      "expect(logIn({ username: 'walker', password: 'secret' })).rejects.toThrow('Invalid username or password')",
    ]),
    of(server('accounts/accounts'), [
      'says the same to an unknown name and to a wrong password',
      "expect(wrong.refusal).toMatchObject({ message: 'Invalid username or password', code: 'unauthorized' })",
    ]),
  ),
  row(
    "Signup without a token in the reply: 'Invalid username or password'",
    of(files.loginErrors, [
      'is an invalid username or password where %s is answered without a token',
      "await screen.findByText('Invalid username or password')",
      "['/signup', 'Continue']",
    ]),
  ),
  row(
    "Signup mismatch: 'Passwords did not match'",
    of(files.login, [
      'refuses two passwords that differ without asking the server',
      "expect(screen.getByText('Passwords did not match')).toBeTruthy()",
    ]),
  ),
  row(
    'Short username/password: the minimum-5 messages',
    tooShort,
    of(server('accounts/accounts'), [
      'says in the words of the form what is too short',
      "expect((await signUp('abcd')).refusal.message).toBe('Username : Minimum 5 char is required!')",
      "expect((await signUp('abcde', '1234')).refusal.message).toBe('Password : Minimum 5 char is required!')",
    ]),
  ),
  row(
    "Map move failure: 'Failed to move! Please reload'",
    of(files.map, [
      'a step that fails says so in a toast',
      "await screen.findByText('Failed to move! Please reload')",
    ]),
    of(files.world, [
      'that fails walks the marker back and says so',
      "expect(notices).toEqual([{ tone: 'error', text: 'Failed to move! Please reload' }])",
    ]),
    of(files.toasts, [
      'notices become toasts at the bottom centre, in order',
      "expect(area?.textContent).toBe('Failed to move! Please reload')",
    ]),
  ),
  row(
    "Map request failure: the error's message text shown in place of the map",
    of(files.map, [
      'that cannot be entered shows the message in its place',
      "await screen.findByText('There is no such map')",
      "expect(container.querySelector('[data-stage]')).toBeNull()",
    ]),
    of(files.world, [
      'shows the message of a failure in place of the map',
      "expect(world().failure).toBe('There is no such map')",
    ]),
  ),
  row(
    "No map in navigation state: 'No Map found'",
    of(files.map, [
      'without a name in the navigation is not found',
      "await screen.findByText('No Map found')",
    ]),
  ),
  row(
    'Profile failure: token cleared, go to login',
    of(files.home, [
      'a profile that is refused with %i ends the session and leads to the login screen',
      "expect(localStorage.getItem('access_token')).toBeNull()",
      "await waitFor(() => expect(place.pathname).toBe('/login'))",
    ]),
    of(
      files.session,
      ['ends the session when its call fails', "expect(localStorage.getItem('access_token')).toBeNull()"],
      [
        'asks to log in when the reply is empty',
        "expect(loadProfile()).rejects.toThrow('Please login')",
        'expect(bridge.getState().session.token).toBeNull()',
      ],
    ),
    of(files.map, [
      'sends whoever the server does not know to the login screen',
      "await waitFor(() => expect(place.pathname).toBe('/login'))",
    ]),
    of(files.app, ['a dead token leads to the login screen', "expect(place.pathname).toBe('/login')"]),
  ),
  row(
    'Wild battle start failure: silently ignored',
    silent('starting a wild battle'),
    of(files.world, ['fails silently', 'expect(notices).toEqual([])', 'startWildBattle()']),
  ),
  row(
    'Starter selection failure: silently ignored',
    silent('choosing a starter'),
    of(files.home, [
      'a starter that is refused stays silently unchosen',
      "expect(screen.queryByText('You have one')).toBeNull()",
    ]),
  ),
  row(
    'Battle screen: failures show an error toast with the message',
    of(files.battleFailed, [
      'tells its message and leaves the battle as it is: %s',
      "expect(notices).toEqual([{ tone: 'error', text: 'The gears are stuck' }])",
    ]),
    leadsHome,
  ),
  row(
    'ERR_BAD_REQUEST during select, attack or catch: the user is sent to /Home',
    badRequest("'/api/game/selectBattlePokemon'"),
    badRequest("'/api/game/attack'"),
    badRequest("'/api/game/catch'"),
    of(files.battle, [
      'in a bad request leads home with the message',
      "await waitFor(() => expect(place.pathname).toBe('/Home'))",
    ]),
  ),
  row(
    'ERR_BAD_REQUEST during select: the stored battle state is cleared',
    of(files.battleActions, [
      '%s in a bad request leads home with the message',
      'expect(stored()?.page ?? null).toBe(page)',
      "['choosing', () => choose('mine'), '/api/game/selectBattlePokemon', null]",
    ]),
  ),
  row(
    "'Not caught' after a ball throw is shown as a toast",
    of(files.battle, ['tells of a ball that did not hold', "await screen.findByText('Not caught')"]),
    of(files.battleActions, [
      'keeps the profile that comes with the reply',
      "expect(notices).toEqual([{ tone: 'error', text: 'Not caught' }])",
    ]),
    of(server('battles/catching'), [
      'costs the ball and the turn and says so',
      "expect(details).toMatchObject({ page: 'roundResults', round: 1, error: 'Not caught' })",
    ]),
  ),
  row(
    'An error field in a catch reply is shown as a toast',
    of(files.battleFailed, [
      'what a reply to a throw says went wrong is told in its own words',
      "expect(notices).toEqual([{ tone: 'error', text: error }])",
    ]),
    of(server('battles/catching'), [
      'without such a ball costs nothing and answers the unchanged state with an error',
      'expect(body.battleDetails).toEqual({ ...before, error: expect.stringMatching(/none/) })',
    ]),
  ),
  row(
    'Start-battle failures show a toast with the message',
    of(files.battleFailed, [
      'tells its message and leads nowhere: %s',
      "expect(notices).toEqual([{ tone: 'error', text: 'Closed for today' }])",
    ]),
    of(files.battleActions, [
      'that fails says why',
      "expect(notices).toEqual([{ tone: 'error', text: 'Nobody of that name' }])",
    ]),
  ),
  row(
    "Team save: success 'Saved'",
    of(files.team, [
      'Save sends the whole team with its new order and moves, and says Saved',
      "await screen.findByText('Saved')",
    ]),
  ),
  row(
    "Team save: failure 'Failde to save' (sic)",
    of(files.team, [
      'a save that fails says Failde to save, keeps what was changed and tells why',
      "await screen.findByText('Failde to save')",
    ]),
  ),
  row(
    "Owned-list save: success 'Saved'",
    of(files.owned, [
      'Save is shown only when moves changed, sends the one creature without the flag, and goes again',
      "await screen.findByText('Saved')",
    ]),
  ),
  row(
    "Owned-list save: failure 'Failde to save'",
    of(files.owned, [
      'a save that fails says Failde to save and leaves the row changed',
      "await screen.findByText('Failde to save')",
    ]),
  ),
  row(
    'Evolve failure: the same save-failure toast',
    of(files.evolve, [
      'a failure is the save failure toast, and the dialog tells why',
      "await screen.findByText('Failde to save')",
    ]),
  ),
];
