import { files, server } from './files.ts';
import { of, type Row, rowOf } from './row.ts';

const row = rowOf(8);

/** Section 8, up to evolving: what a player is told when something fails. */
export const errors: readonly Row[] = [
  row(
    "Login without a token in the reply: 'Invalid username or password'",
    of(files.loginErrors, 'is an invalid username or password where %s is answered without a token'),
    of(files.session, 'without a token in the reply is an invalid username or password'),
    of(server('accounts'), 'says the same to an unknown name and to a wrong password'),
  ),
  row(
    "Signup without a token in the reply: 'Invalid username or password'",
    of(files.loginErrors, 'is an invalid username or password where %s is answered without a token'),
  ),
  row(
    "Signup mismatch: 'Passwords did not match'",
    of(files.login, 'refuses two passwords that differ without asking the server'),
  ),
  row(
    'Short username/password: the minimum-5 messages',
    of(files.loginErrors, 'is one of %i characters: %s'),
    of(server('accounts'), 'says in the words of the form what is too short'),
  ),
  row(
    "Map move failure: 'Failed to move! Please reload'",
    of(files.map, 'a step that fails says so in a toast'),
    of(files.world, 'that fails walks the marker back and says so'),
    of(files.toasts, 'notices become toasts at the bottom centre, in order'),
  ),
  row(
    "Map request failure: the error's message text shown in place of the map",
    of(files.map, 'that cannot be entered shows the message in its place'),
    of(files.world, 'shows the message of a failure in place of the map'),
  ),
  row(
    "No map in navigation state: 'No Map found'",
    of(files.map, 'without a name in the navigation is not found'),
  ),
  row(
    'Profile failure: token cleared, go to login',
    of(files.home, 'a profile that is refused with %i ends the session and leads to the login screen'),
    of(files.session, 'ends the session when its call fails', 'asks to log in when the reply is empty'),
    of(files.map, 'sends whoever the server does not know to the login screen'),
    of(files.app, 'a dead token leads to the login screen'),
  ),
  row(
    'Wild battle start failure: silently ignored',
    of(files.silent, '%s fails without a toast'),
    of(files.world, 'fails silently'),
  ),
  row(
    'Starter selection failure: silently ignored',
    of(files.silent, '%s fails without a toast'),
    of(files.home, 'a starter that is refused stays silently unchosen'),
  ),
  row(
    'Battle screen: failures show an error toast with the message',
    of(files.battleFailed, 'tells its message and leaves the battle as it is: %s'),
    of(files.battle, 'in a bad request leads home with the message'),
  ),
  row(
    'ERR_BAD_REQUEST during select, attack or catch: the user is sent to /Home',
    of(files.battleActions, '%s in a bad request leads home with the message'),
    of(files.battle, 'in a bad request leads home with the message'),
  ),
  row(
    'ERR_BAD_REQUEST during select: the stored battle state is cleared',
    of(files.battleActions, '%s in a bad request leads home with the message'),
  ),
  row(
    "'Not caught' after a ball throw is shown as a toast",
    of(files.battle, 'tells of a ball that did not hold'),
    of(files.battleActions, 'keeps the profile that comes with the reply'),
    of(server('catching'), 'costs the ball and the turn and says so'),
  ),
  row(
    'An error field in a catch reply is shown as a toast',
    of(files.battleFailed, 'what a reply to a throw says went wrong is told in its own words'),
    of(server('catching'), 'without such a ball costs nothing and answers the unchanged state with an error'),
  ),
  row(
    'Start-battle failures show a toast with the message',
    of(files.battleFailed, 'tells its message and leads nowhere: %s'),
    of(files.battleActions, 'that fails says why'),
  ),
  row(
    "Team save: success 'Saved'",
    of(files.team, 'Save sends the whole team with its new order and moves, and says Saved'),
  ),
  row(
    "Team save: failure 'Failde to save' (sic)",
    of(files.team, 'a save that fails says Failde to save, keeps what was changed and tells why'),
  ),
  row(
    "Owned-list save: success 'Saved'",
    of(
      files.owned,
      'Save is shown only when moves changed, sends the one creature without the flag, and goes again',
    ),
  ),
  row(
    "Owned-list save: failure 'Failde to save'",
    of(files.owned, 'a save that fails says Failde to save and leaves the row changed'),
  ),
  row(
    'Evolve failure: the same save-failure toast',
    of(files.evolve, 'a failure is the save failure toast, and the dialog tells why'),
  ),
];
