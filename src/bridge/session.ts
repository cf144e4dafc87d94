import { getProfile, login, logout, signup } from '../../contract/auth.ts';
import type { Profile } from '../../contract/shapes/profile.ts';
import { onUnauthorized } from '../api/http.ts';
import { request } from '../api/request.ts';
import { isTokenKey, readToken, writeToken } from '../api/token.ts';
import { en } from '../locales/en.ts';
import { emptyBattle, emptyWorld } from './empty.ts';
import { notify } from './notices.ts';
import {
  isProfileKey,
  readProfile,
  writeBattle,
  writeProfile,
  writeReplacement,
  writeStory,
} from './storage.ts';
import { bridge, changeSession } from './store.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Logs in; throws what the player should read. */
export async function logIn(credentials: Credentials): Promise<void> {
  open((await request(login, credentials)).access_token);
}

/** Makes an account and logs in; throws what the player should read. */
export async function signUp(credentials: Credentials): Promise<void> {
  open((await request(signup, credentials)).access_token);
}

/** Tells the server, and forgets everything whether it heard or not. */
export async function logOut(): Promise<void> {
  try {
    await request(logout);
  } catch {
    // The token is forgotten here in any case; on the server it runs out by itself.
  } finally {
    forget();
  }
}

/** Fetches the profile and keeps it. Any failure ends the session, as the specification says, and is thrown on. */
export async function loadProfile(): Promise<Profile> {
  const token = readToken();
  try {
    return await fetchProfile(token);
  } catch (problem) {
    if (readToken() === token) forget();
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
  onUnauthorized(forget);
  globalThis.addEventListener('storage', ({ key }) => {
    if (isTokenKey(key)) followToken();
    if (isProfileKey(key)) changeSession({ profile: readProfile() });
  });
}

function followToken(): void {
  const token = readToken();
  if (token === bridge.getState().session.token) return;
  forgetHere();
  changeSession({ token, profile: readProfile() });
  if (!token) notify('info', en.login.elsewhere);
}

function open(token: string | undefined): void {
  if (!token) throw new Error(en.login.invalid);
  forget();
  writeToken(token);
  changeSession({ token });
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
