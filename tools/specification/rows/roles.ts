import { browser, files, server } from '../files.ts';
import { of, type Row, rowOf } from '../row.ts';

const row = rowOf(6);

const sentAway = (...paths: readonly string[]) =>
  of(files.app, ['%s sends a visitor to /login', "expect(place.pathname).toBe('/login')", ...paths]);
const sentAwayInCapitals = (path: string) =>
  of(files.app, ['%s sends a visitor to /Login', "expect(place.pathname).toBe('/Login')", path]);

/** Section 6: roles and permissions. */
export const roles: readonly Row[] = [
  row(
    'Two states: anonymous and logged in (token present)',
    of(files.login, [
      'is skipped by whoever has a token',
      "await waitFor(() => expect(place.pathname).toBe('/home'))",
    ]),
    sentAway("'/home'"),
  ),
  row(
    'Logged-out users see a reduced menu',
    of(files.app, [
      'of visitors has the five items',
      "expect(items().slice(0, 5)).toEqual(['Home', 'Login', 'Signup', 'F.A.Q', 'About'])",
    ]),
  ),
  row('Home redirects to login without a valid token', sentAway("'/', '/home'")),
  row('Maps redirects to login without a valid token', sentAway("'/maps'")),
  row('The map redirects to login without a valid token', sentAwayInCapitals("'/map'")),
  row('The battle redirects to login without a valid token', sentAwayInCapitals("'/battle'")),
  row(
    'A token that is not valid leads to the login screen',
    of(browser('players/login'), [
      'a dead token is forgotten and leads to the login screen',
      'await expect(page).toHaveURL(/\\/login$/i)',
    ]),
  ),
  row(
    // As decided: no data of a player without the token.
    'Server-side permissions: not shown',
    of(server('contract/calls'), [
      'is nothing to somebody without the right token',
      "expect(said(await server.askWith(token)(call))).toBe('401 unauthorized')",
    ]),
  ),
];
