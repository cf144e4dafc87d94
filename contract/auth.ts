import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { AVATARS } from './shapes/avatar.ts';
import { count } from './shapes/primitives.ts';
import { profile } from './shapes/profile.ts';

export const LEAST_CHARACTERS = 5;
export const MOST_NAME_CHARACTERS = 32;
export const MOST_PASSWORD_CHARACTERS = 1024;

/** Maximum number of open sessions of one account; a further login ends the oldest. */
export const MOST_SESSIONS = 20;

/**
 * Words of letters, digits, `_`, `-` and `.`, with single spaces between them. Letters are A to Z with or without the
 * accents of European names, Vietnamese and Pinyin, and æ ð đ ħ ı ł ø œ ß þ ŋ ŧ: each has a plain letter for the
 * comparison of names (server/domain/players/names.ts). Unicode's other Latin letters are excluded, because many look
 * like these.
 */
const NAME = /^(?! )(?: ?[\w.\-À-ÖØ-öø-ķĹ-žƠơƯưǍ-ǜȘ-țḀ-ẙẞẠ-ỹ])+$/u;

const password = z
  .string()
  .check(
    z.minLength(LEAST_CHARACTERS, 'Password : Minimum 5 char is required!'),
    z.maxLength(MOST_PASSWORD_CHARACTERS, `Password : At most ${MOST_PASSWORD_CHARACTERS} characters`),
  );
/** The length is checked after normalising: in Unicode's compatible form and without surrounding spaces. */
const newName = z
  .string()
  .check(
    z.normalize('NFKC'),
    z.trim(),
    z.minLength(LEAST_CHARACTERS, 'Username : Minimum 5 char is required!'),
    z.maxLength(MOST_NAME_CHARACTERS, `Username : At most ${MOST_NAME_CHARACTERS} characters`),
    z.regex(
      NAME,
      'Username : Only letters from A to Z, with or without accents, digits, _ - . and single spaces',
    ),
  );
const anyName = z.string().check(z.minLength(1), z.maxLength(256));
const anyPassword = z.string().check(z.minLength(1), z.maxLength(MOST_PASSWORD_CHARACTERS));
const token = z.object({ access_token: z.string() });

export const login = post('/api/auth/login', {
  name: 'login',
  access: 'anyone',
  summary: `Opens a session for a player. One answer for a wrong name and a wrong password. An account has at most ${MOST_SESSIONS} sessions: a further one ends the oldest. 503 where many passwords of one address wait to be checked.`,
  body: z.object({ username: anyName, password: anyPassword }),
  reply: token,
  refusals: [401],
});

export const signup = post('/api/auth/signup', {
  name: 'signup',
  access: 'anyone',
  summary:
    'Makes an account and opens its first session. Names are unique without their case, spaces and accents; 0 and o are the same, and 1, l and i. Only accounts that were made count against the limit of their address.',
  body: z.object({ username: newName, password }),
  reply: token,
  refusals: [409],
});

export const logout = post('/api/auth/logout', {
  name: 'logout',
  summary: 'Revokes the token of the call.',
  reply: z.object({ ok: z.literal(true) }),
});

export const changePassword = post('/api/auth/changePassword', {
  name: 'changePassword',
  summary:
    'Changes the password and ends all other sessions of the account, with their streams of events; the session of the call stays. A wrong present password counts as a failed login.',
  body: z.object({ password: anyPassword, newPassword: password }),
  reply: z.object({ ok: z.literal(true) }),
});

export const getProfile = get('/api/auth/profile', {
  name: 'getProfile',
  summary: 'The player, and the starters to choose from.',
  reply: z.object({ profile, pokemonCount: count, initialPokemons: z.array(z.string()) }),
});

export const chooseAvatar = post('/api/game/look', {
  name: 'chooseLook',
  summary: 'Changes who the player is on the map. Nothing else depends on it, so it may be done at any time.',
  body: z.object({ look: z.enum(AVATARS) }),
  reply: z.object({ profile }),
});
