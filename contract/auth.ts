import * as z from 'zod/mini';
import { get, post } from './call.ts';
import type { RefusalReason } from './refusals/reasons.ts';
import { AVATARS } from './shapes/avatar.ts';
import { count, NAME } from './shapes/primitives.ts';
import { profile } from './shapes/profile.ts';

export const LEAST_CHARACTERS = 5;
export const MOST_NAME_CHARACTERS = 32;
export const MOST_PASSWORD_CHARACTERS = 1024;

/** Number of recovery codes that an account gets at once. */
export const RECOVERY_CODES = 8;

/** Maximum number of open sessions of one account; a further login ends the oldest. */
export const MOST_SESSIONS = 20;

const password = z
  .string()
  .check(
    z.minLength(LEAST_CHARACTERS, 'shortPassword' satisfies RefusalReason),
    z.maxLength(MOST_PASSWORD_CHARACTERS, 'longPassword' satisfies RefusalReason),
  );
/** The length is checked after normalising: in Unicode's compatible form and without surrounding spaces. */
export const newName = z
  .string()
  .check(
    z.normalize('NFKC'),
    z.trim(),
    z.minLength(LEAST_CHARACTERS, 'shortName' satisfies RefusalReason),
    z.maxLength(MOST_NAME_CHARACTERS, 'longName' satisfies RefusalReason),
    z.regex(NAME, 'nameLetters' satisfies RefusalReason),
  );
/** A name that somebody types for an account that exists; it need not keep the rules of new names. */
export const anyName = z.string().check(z.minLength(1), z.maxLength(256));
export const anyPassword = z.string().check(z.minLength(1), z.maxLength(MOST_PASSWORD_CHARACTERS));
/** Eight codes that can be typed; each lets the player choose a new password once. */
const recoveryCodes = z.array(z.string());
const moment = z.iso.datetime();
export const token = z.object({ access_token: z.string() });
/** The reply of a call that has nothing to tell. */
export const done = z.object({ ok: z.literal(true) });

export const login = post('/api/auth/login', {
  name: 'login',
  access: 'anyone',
  summary: `Opens a session for a player. One answer for a wrong name and a wrong password. An account has at most ${MOST_SESSIONS} sessions: a further one ends the oldest. 503 where many passwords of one address wait to be checked; 403 with the code suspended for a right password of a suspended account.`,
  body: z.object({ username: anyName, password: anyPassword }),
  reply: token,
  refusals: [401, 403],
  secret: true,
});

export const signup = post('/api/auth/signup', {
  name: 'signup',
  access: 'anyone',
  summary:
    'Makes an account and opens its first session. Names are unique without their case, spaces and accents; 0 and o are the same, and 1, l and i. Only accounts that were made count against the limit of their address. The reply has the recovery codes, which cannot be read again.',
  body: z.object({ username: newName, password }),
  reply: z.extend(token, { recoveryCodes }),
  refusals: [409],
  secret: true,
});

/** Random text of a guest's browser, at least 128 bits: only who knows it gets the reply once more. */
const guestSecret = z.string().check(z.regex(/^[\w-]{22,64}$/));

/** Days after its last use at which the account of a guest is deleted. As a session, without which nobody gets in. */
export const GUEST_DAYS = 30;

export const playAsGuest = post('/api/auth/guest', {
  name: 'playAsGuest',
  access: 'anyone',
  summary: `Makes an account without a password, with a name that the server makes up, and opens its only session. \`secret\` is random text of the client: with it and the \`Idempotency-Key\` a repeat gets the same reply. Counts as a signup against the limit of the address. Deleted ${GUEST_DAYS} days after its last use, or soon after a logout, unless the player chooses a password. 403 where the operator has turned guests off.`,
  body: z.object({ secret: guestSecret }),
  reply: token,
  refusals: [403],
  secret: true,
});

export const choosePassword = post('/api/auth/choosePassword', {
  name: 'choosePassword',
  summary:
    'Gives the account of a guest its first password, with the rules of signup: from then on it is like any other. The reply has the recovery codes, which cannot be read again. 409 if the account has a password.',
  body: z.object({ password }),
  reply: z.object({ recoveryCodes }),
  refusals: [409],
  secret: true,
});

export const logout = post('/api/auth/logout', {
  name: 'logout',
  summary: 'Revokes the token of the call.',
  reply: done,
});

export const changePassword = post('/api/auth/changePassword', {
  name: 'changePassword',
  summary:
    'Changes the password and ends all other sessions of the account, with their streams of events; the session of the call stays. A wrong present password counts as a failed login.',
  body: z.object({ password: anyPassword, newPassword: password }),
  reply: done,
  secret: true,
});

/** One of the account's sessions. */
const session = z.object({
  /** Whether it is the session of the call. */
  current: z.boolean(),
  createdAt: moment,
  /** Written down at most once an hour. */
  usedAt: moment,
  /** Name of the browser and of its system, as the browser gave it at the login; empty if unknown. */
  browser: z.string(),
  system: z.string(),
});

const accountState = z.object({
  /** The session of the call first, then the latest used ones. */
  sessions: z.array(session),
  /** The recovery codes that are not used yet, and when they were made; null if there are none. */
  recoveryCodes: z.object({ left: count, madeAt: z.nullable(moment) }),
  /** Whether the trainer page is shown to nobody else. */
  pagePrivate: z.boolean(),
});

export const getAccount = get('/api/auth/account', {
  name: 'getAccount',
  summary:
    'The open sessions of the account, how many recovery codes are left, and whether the trainer page is private.',
  reply: accountState,
});

export const setPagePrivacy = post('/api/auth/trainerPage', {
  name: 'setPagePrivacy',
  summary:
    'Shows the player’s trainer page to other players, or to nobody else. Others then get for it what they get for a name that nobody has.',
  body: z.object({ pagePrivate: z.boolean() }),
  reply: z.object({ pagePrivate: z.boolean() }),
});

export const endOtherSessions = post('/api/auth/endOtherSessions', {
  name: 'endOtherSessions',
  summary: 'Ends all other sessions of the account, with their streams of events.',
  reply: accountState,
});

export const renewRecoveryCodes = post('/api/auth/recoveryCodes', {
  name: 'renewRecoveryCodes',
  summary: `Makes ${RECOVERY_CODES} new recovery codes and voids the old ones. The reply is the only place where they can be read. A wrong password counts as a failed login.`,
  body: z.object({ password: anyPassword }),
  reply: z.object({ recoveryCodes }),
  secret: true,
});

export const recover = post('/api/auth/recover', {
  name: 'recover',
  access: 'anyone',
  summary:
    'Sets a new password with a recovery code in place of the old password. The code is used up, and all sessions of the account end. One answer, after the same time, for a wrong name and a wrong code; both count as failed logins.',
  body: z.object({
    username: anyName,
    code: z.string().check(z.minLength(1), z.maxLength(256)),
    newPassword: password,
  }),
  reply: done,
  refusals: [401],
  secret: true,
});

export const exportAccount = get('/api/auth/export', {
  name: 'exportAccount',
  limit: 'export',
  whileSuspended: true,
  summary:
    'Everything that is stored about the player, as one JSON object with a list for each subject: the rows as they are stored, without hashes, the dice of the game and what belongs to opponents. It is sent in pieces as it is read. Also for suspended players.',
  stream: true,
  reply: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

export const deleteAccount = post('/api/auth/deleteAccount', {
  name: 'deleteAccount',
  whileSuspended: true,
  summary:
    'Deletes the account for good, with all that belongs to it; its name is free again. Listings and offers end, with notices to those concerned. Trades stay in the histories of others, without the name. A wrong password counts as a failed login. Also for suspended players.',
  body: z.object({ password: anyPassword }),
  reply: done,
  refusals: [409],
  secret: true,
});

export const getProfile = get('/api/auth/profile', {
  name: 'getProfile',
  summary: 'The player, and the starters to choose from.',
  reply: z.object({ profile, pokemonCount: count, initialPokemons: z.array(z.string()) }),
});

export const chooseAvatar = post('/api/game/look', {
  name: 'chooseLook',
  summary:
    'Changes who the player is on the map, at any time. A look that the mart sells must be in the bag; nothing else depends on it.',
  body: z.object({ look: z.enum(AVATARS) }),
  reply: z.object({ profile }),
  refusals: [409],
});
