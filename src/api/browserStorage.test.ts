import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const REAL = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') ?? {};

/** Imports the module again in a browser in which `get` returns the local storage, or throws. */
async function loadWith(get: () => unknown) {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  vi.resetModules();
  return import('./browserStorage.ts');
}
const blocked = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
/** A storage that throws for values with more than `room` characters. */
function small(room: number) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  Object.defineProperty(globalThis, 'localStorage', REAL);
  vi.resetModules();
});

it('what is kept is in the browser’s storage as it is', async () => {
  const { local, session, storageTrouble } = await import('./browserStorage.ts');
  local.setItem('access_token', 'abc');
  session.setItem('battle', '{}');
  expect([localStorage.getItem('access_token'), sessionStorage.getItem('battle')]).toEqual(['abc', '{}']);
  localStorage.setItem('access_token', 'of another window');
  expect(local.getItem('access_token')).toBe('of another window');
  local.removeItem('access_token');
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(storageTrouble.getState()).toBeNull();
});

it.each([
  ['throws', blocked],
  ['is not there', () => null],
])('where the storage %s, the tab remembers for itself and the player is told', async (_, get) => {
  const { local, storageTrouble } = await loadWith(get);
  expect(storageTrouble.getState()).toBe('blocked');
  expect(local.getItem('theme')).toBeNull();
  local.setItem('theme', 'dark');
  expect(local.getItem('theme')).toBe('dark');
  local.removeItem('theme');
  expect(local.getItem('theme')).toBeNull();
});

it('the whole game’s state loads without a storage', async () => {
  await loadWith(blocked);
  const { bridge } = await import('../bridge/store.ts');
  const { sound } = await import('../client/session/sound.ts');
  expect(bridge.getState().session).toMatchObject({ token: null, profile: null });
  expect(sound.getState().muted).toBe(false);
});

it('what a full storage has no room for is remembered by the tab, and nothing older comes back', async () => {
  const store = small(5);
  const { local, storageTrouble } = await loadWith(() => store);
  local.setItem('profile', 'old');
  local.setItem('profile', 'longer than that');
  expect(storageTrouble.getState()).toBe('full');
  expect(local.getItem('profile')).toBe('longer than that');
  expect(store.kept.has('profile')).toBe(false);
  local.setItem('profile', 'new');
  expect(store.kept.get('profile')).toBe('new');
  expect(storageTrouble.getState()).toBeNull();
});

it('what can be done without goes where there is no room for it, and nobody is told', async () => {
  const store = small(5);
  const { local, storageTrouble } = await loadWith(() => store);
  local.setItem('story', 'old');
  local.setItemIfRoom('story', 'longer than that');
  expect(local.getItem('story')).toBeNull();
  expect(storageTrouble.getState()).toBeNull();
});

it('what another window keeps goes before what this tab remembers', async () => {
  const store = small(5);
  const { local, followStorage } = await loadWith(() => store);
  followStorage();
  local.setItem('access_token', 'longer than that');
  store.kept.set('access_token', 'other');
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
  expect(local.getItem('access_token')).toBe('other');
});

it('a trial hears of what another window of it keeps, and not of the players of a server at the same origin', async () => {
  vi.stubEnv('TRIAL', 'true');
  const { onStored } = await loadWith(() => small(50));
  const heard: unknown[] = [];
  onStored((...each) => heard.push(each));
  for (const key of ['trial:profile', 'profile', null])
    globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue: 'new' }));
  vi.unstubAllEnvs();
  expect(heard).toEqual([
    ['profile', 'new'],
    [null, null],
  ]);
});
