import { files, server } from '../../files.ts';
import { of, type Row, rowOf } from '../../row.ts';

const row = rowOf(5);

const tooShort = of(files.loginErrors, [
  'is one of %i characters: %s',
  'expect(isTold(SHORT[field])).toBe(short)',
  '[1, false]',
  '[2, true]',
  '[4, true]',
  '[5, false]',
]);

/** Section 5: login, signup and the choice of a starter. */
export const forms: readonly Row[] = [
  row(
    "Username: length greater than 1 and less than 5, 'Username : Minimum 5 char is required!'",
    tooShort,
    of(files.login, [
      'tells of a short name and password while typing, but not of a single character',
      'expect(screen.getByText(SHORT_NAME)).toBeTruthy()',
      'expect(screen.queryByText(SHORT_NAME)).toBeNull()',
    ]),
    of(server('accounts/accounts'), [
      'says in the words of the form what is too short',
      "expect((await signUp('abcd')).refusal.message).toBe('Username : Minimum 5 char is required!')",
    ]),
  ),
  row(
    "Password: same rule, 'Password : Minimum 5 char is required!'",
    tooShort,
    of(files.login, [
      'tells of a short name and password while typing, but not of a single character',
      'expect(screen.getByText(SHORT_PASSWORD)).toBeTruthy()',
    ]),
    of(server('accounts/accounts'), [
      'says in the words of the form what is too short',
      "expect((await signUp('abcde', '1234')).refusal.message).toBe('Password : Minimum 5 char is required!')",
    ]),
  ),
  row(
    'Errors clear as the field changes',
    of(files.loginErrors, [
      'is told of no longer once its own field has changed',
      'expect(FIELDS.map((field) => isTold(SHORT[field]))).toEqual([true, false])',
    ]),
  ),
  row(
    'Submission is blocked while either error shows',
    of(files.loginErrors, ['blocks sending: %s at %s', 'expect(server.sent).toEqual([])']),
    of(files.login, ['sends nothing while a field is too short', 'expect(server.sent).toEqual([])']),
  ),
  row(
    'Other errors clear on each edit',
    of(files.loginErrors, [
      'is told until %s is edited at %s',
      "expect(isTold('Not with this one')).toBe(false)",
    ]),
    of(files.login, [
      'shows the refusal of the server until the next edit',
      "expect(screen.queryByText('Invalid username or password')).toBeNull()",
    ]),
  ),
  row(
    "Signup: password and re-entered password must match, else 'Passwords did not match'",
    of(files.login, [
      'refuses two passwords that differ without asking the server',
      "expect(screen.getByText('Passwords did not match')).toBeTruthy()",
      'expect(server.sent).toEqual([])',
    ]),
  ),
  row(
    'Starter choice requires a selection',
    of(files.home, [
      'nothing is sent before a starter is chosen',
      "expect(server.paths()).toEqual(['/api/auth/profile'])",
    ]),
    of(server('accounts/starters'), [
      'attack 28: is refused for the body %j',
      'expect((await player.ask(chooseStarter, body)).status).toBe(400)',
      '{ pokemons: [] }',
    ]),
  ),
  row(
    'Starter choice: nothing further is checked',
    of(files.home, [
      'nothing of the choice is checked here but that there is one: the server knows its starters',
      "expect(chosenIn(server)).toEqual([{ pokemons: ['newcomer'] }])",
    ]),
  ),
];
