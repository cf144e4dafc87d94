import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '../../../contract/shapes/settings.ts';
import { rereadSettings, settings } from '../../bridge/settings.ts';
import { changeSession } from '../../bridge/store.ts';
import { aProfile } from '../../testing/builders.ts';
import { freshBrowser, loggedIn } from '../../testing/fresh.ts';
import { fakeServer, later } from '../../testing/transport.ts';
import { onToast } from '../notifications/toasts.ts';
import { setSettings } from '../setSettings.ts';
import { isAccountOutOfReach, syncSettings } from './account.ts';

let sessions = 0;
const logIn = () => loggedInKeeping(aProfile({ username: 'walker' }));

/** Logs in, and keeps what the browser has stored. */
function loggedInKeeping(profile: ReturnType<typeof aProfile>): void {
  const kept = localStorage.getItem('settings');
  loggedIn(profile, `settings ${++sessions}`);
  if (kept) localStorage.setItem('settings', kept);
  rereadSettings();
}

/** A server that keeps settings, and what it was sent. */
function account(chosen: object = {}) {
  const state = { chosen, sent: [] as unknown[] };
  const { answers, paths } = fakeServer({
    '/api/auth/settings': (body: unknown) => {
      if (body !== undefined) {
        state.sent.push(body);
        state.chosen = { ...state.chosen, ...(body as object) };
      }
      return { settings: state.chosen };
    },
  });
  return Object.assign(state, { answers, paths });
}

beforeEach(() => {
  freshBrowser();
  isAccountOutOfReach.setState(false, true);
});

it('at a login the account’s settings win, and what it lacks is sent to it', async () => {
  setSettings({ theme: 'dark', textSize: 150 });
  const server = account({ theme: 'light', speed: 2 });
  const told: string[] = [];
  const stop = onToast(({ text }) => told.push(text));
  logIn();
  await syncSettings();
  stop();
  expect(settings.getState().all).toMatchObject({ theme: 'light', speed: 2, textSize: 150 });
  expect(server.sent).toEqual([{ textSize: 150 }]);
  expect(settings.getState()).toMatchObject({ unsent: [], gaveWay: { theme: 'dark' } });
  expect(told).toEqual([
    'Your account’s settings apply now. Those of this device are offered under Settings.',
  ]);
});

it('text mode stays as it was chosen before the login, whatever the account has', async () => {
  setSettings({ textMode: 'only' });
  const server = account({ textMode: 'off' });
  logIn();
  await syncSettings();
  expect(settings.getState().all.textMode).toBe('only');
  expect(server.sent).toEqual([{ textMode: 'only' }]);
  expect(settings.getState()).toMatchObject({ unsent: [], gaveWay: {} });
});

it('settings of the player before do not go to the account of the next one', async () => {
  loggedInKeeping(aProfile({ username: 'somebody else' }));
  setSettings({ contrast: 'high' });
  const server = account({ muted: true });
  logIn();
  await syncSettings();
  expect(settings.getState().all).toMatchObject({ contrast: 'standard', muted: true });
  expect([server.sent, settings.getState().gaveWay]).toEqual([[], {}]);
});

it('without a connection changes apply here, and are sent when it is back, before those of the account', async () => {
  logIn();
  account({ theme: 'light' });
  await syncSettings();
  fakeServer({ '/api/auth/settings': () => Promise.reject(new Error('no network')) });
  setSettings({ theme: 'dark' });
  await syncSettings();
  expect(isAccountOutOfReach.getState()).toBe(true);
  expect(settings.getState()).toMatchObject({ unsent: ['theme'], all: { theme: 'dark' } });
  const server = account({ theme: 'light', clock: 'wall' });
  await syncSettings(true);
  expect(server.sent).toEqual([{ theme: 'dark' }]);
  expect(isAccountOutOfReach.getState()).toBe(false);
  expect(settings.getState()).toMatchObject({ unsent: [], all: { theme: 'dark', clock: 'wall' } });
});

it('what is changed while it is being sent is sent as well', async () => {
  logIn();
  const server = account();
  await syncSettings();
  setSettings({ music: 10 });
  const sending = syncSettings();
  setSettings({ music: 20 });
  await sending;
  expect(server.chosen).toEqual({ music: 20 });
  expect(settings.getState()).toMatchObject({ unsent: [], all: { music: 20 } });
});

describe('what a player changes before the account has answered', () => {
  /** Logs in with what was chosen before, and changes `then` while the account is being asked. */
  async function changeWhileAsked(before: Partial<Settings>, then: Partial<Settings>, chosen: object) {
    setSettings(before);
    const server = account(chosen);
    const reply = later<object>();
    const answer = server.answers['/api/auth/settings'] as (body: unknown) => object;
    server.answers['/api/auth/settings'] = (body: unknown) => (body ? answer(body) : reply.promise);
    logIn();
    const syncing = syncSettings();
    await vi.waitFor(() => expect(server.paths()).toContain('/api/auth/settings'), { timeout: 20_000 });
    setSettings(then);
    reply.resolve({ settings: chosen });
    await syncing;
    return server;
  }

  it('stays, and what was chosen before the login is treated as ever', async () => {
    const { sent } = await changeWhileAsked(
      { theme: 'dark', textSize: 150, textMode: 'only' },
      { muted: true },
      { theme: 'light', muted: false, textMode: 'off' },
    );
    expect(settings.getState().all).toMatchObject({
      theme: 'light',
      textSize: 150,
      muted: true,
      textMode: 'only',
    });
    expect(sent).toEqual([{ muted: true, textSize: 150, textMode: 'only' }]);
    expect(settings.getState()).toMatchObject({ unsent: [], beforeLogin: [], gaveWay: { theme: 'dark' } });
  });

  it('is the latest, also of what was chosen before the login', async () => {
    const { sent } = await changeWhileAsked({ theme: 'dark' }, { theme: 'light' }, { theme: 'system' });
    expect(settings.getState()).toMatchObject({ all: { theme: 'light' }, gaveWay: {} });
    expect(sent).toEqual([{ theme: 'light' }]);
  });

  it('stays on the device at the next visit', () => {
    setSettings({ theme: 'dark' });
    logIn();
    setSettings({ muted: true });
    rereadSettings();
    expect(settings.getState()).toMatchObject({ unsent: ['muted'], beforeLogin: ['theme'] });
  });
});

it('what another window has changed and sent meanwhile is not undone by an older reply', async () => {
  logIn();
  const { answers, paths } = account({ theme: 'light' });
  await syncSettings();
  const reply = later<object>();
  answers['/api/auth/settings'] = () => reply.promise;
  const before = paths().length;
  const reading = syncSettings(true);
  await vi.waitFor(() => expect(paths().length).toBeGreaterThan(before), { timeout: 20_000 });
  const kept = JSON.parse(localStorage.getItem('settings') ?? '{}');
  localStorage.setItem('settings', JSON.stringify({ ...kept, chosen: { ...kept.chosen, theme: 'dark' } }));
  rereadSettings();
  reply.resolve({ settings: { theme: 'light', clock: 'wall' } });
  await reading;
  expect(settings.getState().all).toMatchObject({ theme: 'dark', clock: 'wall' });
});

it('the account of a player who logs in while another one is still being asked is asked as well', async () => {
  logIn();
  const reply = later<object>();
  const asked = vi.fn(() => reply.promise);
  fakeServer({ '/api/auth/settings': asked });
  const reading = syncSettings();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 20_000 });
  logIn();
  account({ theme: 'dark' });
  const joined = syncSettings();
  reply.resolve({ settings: { theme: 'light' } });
  await Promise.all([reading, joined]);
  await vi.waitFor(() => expect(settings.getState().all.theme).toBe('dark'), { timeout: 20_000 });
});

it('nobody who is not logged in asks the server', async () => {
  const asked = vi.fn();
  fakeServer({ '/api/auth/settings': asked });
  changeSession({ token: null });
  setSettings({ theme: 'dark' });
  await syncSettings();
  expect(asked).not.toHaveBeenCalled();
});
