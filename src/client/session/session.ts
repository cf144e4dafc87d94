import { deleteAccount, getProfile, login, logout, signup } from '../../../contract/auth.ts';
import type { Profile } from '../../../contract/shapes/profile.ts';
import { onStored } from '../../api/browserStorage.ts';
import { isLost, toRefusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import { changesAnswered, holdForLogout, onSuspended, onUnauthorized } from '../../api/sessionSignals.ts';
import { isTokenKey, readToken, writeToken } from '../../api/token.ts';
import {
  isProfileKey,
  isStoredProfile,
  readStoredProfile,
  writeBattle,
  writeProfile,
  writeReplacement,
  writeStory,
} from '../../bridge/storage.ts';
import { bridge, changeSession, emptyBattle, emptyWorld } from '../../bridge/store.ts';
import { en } from '../../locales/en.ts';
import { showToast } from '../notifications/toasts.ts';
import { forgetReplies } from '../offline/replies.ts';
import { keepFreshCodes } from './freshCodes.ts';
import { isAnythingUnsaved, leftBehind, noteSessionEnd, settleLeftBehind } from './sessionEnd.ts';
import { suspended } from './suspended.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Logs in. Throws an error with a message for the player. */
export async function logIn(credentials: Credentials): Promise<void> {
  await beginSession((await request(login, credentials)).access_token);
}

/** Creates an account and logs in. Throws an error with a message for the player. */
export async function signUp(credentials: Credentials): Promise<void> {
  const { access_token: token, recoveryCodes } = await request(signup, credentials);
  await beginSession(token);
  keepFreshCodes(recoveryCodes ?? null);
}

/** Milliseconds after which a logout goes on without the server's reply. */
const LOGOUT_MS = 5000;
/** Of these, the milliseconds that it waits for changes under way. */
const CHANGES_MS = 3000;
/** The token that is being logged out, or whose account is being deleted: a 401 for it is expected. */
let leaving: string | null = null;

/** Waits for changes under way, then asks the server to end the token. */
async function askForLogout(): Promise<void> {
  await Promise.race([changesAnswered(), new Promise((late) => setTimeout(late, CHANGES_MS))]);
  await request(logout);
}

/**
 * Logs out on the server when the changes under way are answered, while nothing else is asked, and removes the session
 * here, also if the request fails. Returns false if another player has logged in in the meantime; that session is kept.
 */
export async function logOut(): Promise<boolean> {
  const token = readToken();
  leaving = token;
  const release = holdForLogout();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((over) => {
    timer = setTimeout(over, LOGOUT_MS);
  });
  try {
    await Promise.race([askForLogout(), limit]);
  } catch {
    // The token is removed here in any case; on the server it expires by itself.
  }
  clearTimeout(timer);
  leaving = null;
  if (readToken() === token) forget();
  release();
  return readToken() === null;
}

/** Deletes the account, and removes the session here. Throws an error with a message for the player. */
export async function leaveForGood(password: string): Promise<void> {
  const token = readToken();
  leaving = token;
  try {
    await request(deleteAccount, { password });
  } finally {
    leaving = null;
  }
  if (readToken() === token) forget();
}

/**
 * Loads and stores the profile. A refusal ends the session, as the specification demands, and is rethrown. Without a network
 * nothing is refused: what is stored of the player can still be read, also where the device believes to be online.
 */
export async function loadProfile(): Promise<Profile> {
  const token = readToken();
  const stored = readStoredProfile();
  if (!import.meta.env.TRIAL && !navigator.onLine && stored) return stored;
  try {
    return await fetchProfile(token);
  } catch (problem) {
    if (readToken() === token && stored && isLost(toRefusal(problem))) return stored;
    if (readToken() === token) endSession();
    throw problem;
  }
}

/**
 * Reloads the profile, since another window may have changed it. Returns null on failure, and keeps the session: a
 * player who returns without a connection must not be logged out.
 */
export async function refreshProfile(): Promise<Profile | null> {
  const token = readToken();
  return token ? fetchProfile(token).catch(() => null) : null;
}

/** How often something else than a read has changed the profile. */
let changes = 0;
/** How many reads of the profile have begun, and which of them is kept. */
const reads = { begun: 0, kept: 0 };

async function fetchProfile(token: string | null): Promise<Profile> {
  const read = ++reads.begun;
  const before = changes;
  const reply = await request(getProfile);
  if (!reply?.profile) throw new Error(en.login.pleaseLogin);
  const { pokemonCount, initialPokemons } = reply;
  const profile = { ...reply.profile, pokemonCount, initialPokemons };
  if (readToken() !== token) return profile;
  // The server may have written this reply before the change that was kept meanwhile, or before the reply to a later read.
  if (changes !== before) return fetchProfile(token);
  if (read < reads.kept) return bridge.getState().session.profile ?? profile;
  reads.kept = read;
  showProfile(profile);
  return profile;
}

/** How many profiles were kept so far: noted when something is asked for whose reply has the profile. */
export const profilesKept = (): number => changes + reads.kept;

/**
 * Stores a profile that came with a reply, for example to a change.
 * @param before what `profilesKept` said when it was asked for. If another profile came since, nobody here knows which of
 * the two is newer: the server is asked, unless they are the same
 */
export function keepProfile(profile: Profile, before = profilesKept()): void {
  const isSure = profilesKept() === before || isStoredProfile(JSON.stringify(profile));
  changes++;
  showProfile(profile);
  if (!isSure) void refreshProfile();
}

function showProfile(profile: Profile): void {
  writeProfile(profile);
  changeSession({ profile });
}

/**
 * Follows logins, logouts and profile changes in other tabs. Also ends the session when the server rejects the token or
 * suspends the player.
 */
export function followOtherTabs(): void {
  onUnauthorized(endSession);
  onSuspended((suspension) => {
    suspended.setState({ suspension });
    endSession();
  });
  onStored((key, text) => {
    if (isTokenKey(key)) followToken();
    if (isProfileKey(key)) {
      changes++;
      changeSession({ profile: readStoredProfile() });
      // Two windows have stored a profile at the same time, and the older one may have stayed.
      if (text !== null && !isStoredProfile(text)) void refreshProfile();
    }
  });
}

function followToken(): void {
  const token = readToken();
  const { session } = bridge.getState();
  if (token === session.token) return;
  if (!token && isAnythingUnsaved()) noteSessionEnd(session.profile?.username ?? null);
  forgetHere();
  if (token && leftBehind.getState()) return void enter(token);
  changeSession({ token, profile: readStoredProfile() });
  if (!token) showToast('info', en.login.elsewhere);
}

/** Starts a session with a new token; another one ends here. Throws an error for the player if there is none. */
export async function beginSession(token: string | undefined): Promise<void> {
  if (!token) throw new Error(en.login.invalid);
  suspended.setState({ suspension: null });
  forget();
  writeToken(token);
  await enter(token);
}

/** Starts a session. If an ended session has left data, the profile is loaded first, to find out whose data it is. */
async function enter(token: string): Promise<void> {
  const profile = leftBehind.getState() && (await fetchProfile(token).catch(() => null));
  if (readToken() !== token) return;
  settleLeftBehind(profile?.username ?? null);
  changeSession({ token, profile: readStoredProfile() });
}

/**
 * Ends the session because the token is no longer valid. The location and unsaved changes are kept for the same
 * player.
 */
function endSession(): void {
  const { token, profile } = bridge.getState().session;
  if (!token) return;
  if (token !== leaving) noteSessionEnd(profile?.username ?? null);
  forget();
}

function forget(): void {
  writeToken(null);
  writeProfile(null);
  void forgetReplies();
  forgetHere();
  changeSession({ token: null, profile: null });
}

/** Removes the data of the player that belongs to this tab only. */
function forgetHere(): void {
  writeBattle(null);
  writeStory([]);
  writeReplacement(null);
  keepFreshCodes(null);
  bridge.setState({ world: emptyWorld, battle: emptyBattle });
}
