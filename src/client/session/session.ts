import { getProfile, login, logout, signup } from '../../../contract/auth.ts';
import type { Profile } from '../../../contract/shapes/profile.ts';
import { onUnauthorized } from '../../api/http.ts';
import { request } from '../../api/request.ts';
import { isTokenKey, readToken, writeToken } from '../../api/token.ts';
import {
  isProfileKey,
  readStoredProfile,
  writeBattle,
  writeProfile,
  writeReplacement,
  writeStory,
} from '../../bridge/storage.ts';
import { bridge, changeSession, emptyBattle, emptyWorld } from '../../bridge/store.ts';
import { en } from '../../locales/en.ts';
import { showToast } from '../notifications/toasts.ts';
import { isAnythingUnsaved, leftBehind, noteSessionEnd, settleLeftBehind } from './sessionEnd.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Logs in; throws what the player should read. */
export async function logIn(credentials: Credentials): Promise<void> {
  await open((await request(login, credentials)).access_token);
}

/** Makes an account and logs in; throws what the player should read. */
export async function signUp(credentials: Credentials): Promise<void> {
  await open((await request(signup, credentials)).access_token);
}

/** Nobody waits longer than this to be logged out. Milliseconds. */
const LOGOUT_MS = 5000;
/** The token that is being logged out: that it is refused meanwhile is no surprise. */
let leaving: string | null = null;

/**
 * Tells the server, and forgets everything whether it heard or not. False where another player has logged in
 * meanwhile, whose session goes on.
 */
export async function logOut(): Promise<boolean> {
  const token = readToken();
  leaving = token;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((over) => {
    timer = setTimeout(over, LOGOUT_MS);
  });
  try {
    await Promise.race([request(logout), limit]);
  } catch {
    // The token is forgotten here in any case; on the server it runs out by itself.
  }
  clearTimeout(timer);
  leaving = null;
  if (readToken() === token) forget();
  return readToken() === null;
}

/** Fetches the profile and keeps it. Any failure ends the session, as the specification says, and is thrown on. */
export async function loadProfile(): Promise<Profile> {
  const token = readToken();
  try {
    return await fetchProfile(token);
  } catch (problem) {
    if (readToken() === token) endSession();
    throw problem;
  }
}

/**
 * Fetches the profile once more, as another window may have changed it. A failure changes nothing: nobody should be
 * logged out for coming back to a page without a connection.
 */
export async function refreshProfile(): Promise<Profile | null> {
  const token = readToken();
  return token ? fetchProfile(token).catch(() => null) : null;
}

async function fetchProfile(token: string | null): Promise<Profile> {
  const reply = await request(getProfile);
  if (!reply?.profile) throw new Error(en.login.pleaseLogin);
  const { pokemonCount, initialPokemons } = reply;
  const profile = { ...reply.profile, pokemonCount, initialPokemons };
  if (readToken() === token) keepProfile(profile);
  return profile;
}

/** Keeps a profile that came with another reply. */
export function keepProfile(profile: Profile): void {
  writeProfile(profile);
  changeSession({ profile });
}

/** Takes up what other tabs do: logging in or out there counts here. */
export function followOtherTabs(): void {
  onUnauthorized(endSession);
  globalThis.addEventListener('storage', ({ key }) => {
    if (isTokenKey(key)) followToken();
    if (isProfileKey(key)) changeSession({ profile: readStoredProfile() });
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

async function open(token: string | undefined): Promise<void> {
  if (!token) throw new Error(en.login.invalid);
  forget();
  writeToken(token);
  await enter(token);
}

/** Begins a session; first it is asked whose it is, where the one before left something behind for one player. */
async function enter(token: string): Promise<void> {
  const profile = leftBehind.getState() && (await fetchProfile(token).catch(() => null));
  if (readToken() !== token) return;
  settleLeftBehind(profile?.username ?? null);
  changeSession({ token, profile: readStoredProfile() });
}

/** The session is over without the player's will: what is left behind waits for the same player. */
function endSession(): void {
  const { token, profile } = bridge.getState().session;
  if (!token) return;
  if (token !== leaving) noteSessionEnd(profile?.username ?? null);
  forget();
}

function forget(): void {
  writeToken(null);
  writeProfile(null);
  forgetHere();
  changeSession({ token: null, profile: null });
}

/** Forgets what this tab alone remembers of a player. */
function forgetHere(): void {
  writeBattle(null);
  writeStory([]);
  writeReplacement(null);
  bridge.setState({ world: emptyWorld, battle: emptyBattle });
}
