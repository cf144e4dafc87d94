import { beforeEach, describe, expect, it } from 'vitest';
import { aBattle, profileReply } from '../testing/builders.ts';
import { freshBrowser, loggedIn } from '../testing/fresh.ts';
import { FakeRefusal, fakeServer } from '../testing/transport.ts';
import { followOtherTabs, loadProfile, logIn, logOut } from './session.ts';
import { showBattle } from './showBattle.ts';
import { bridge } from './store.ts';

beforeEach(freshBrowser);
followOtherTabs();

describe('logging in', () => {
  it('stores the token as bare text and sends it from then on', async () => {
    const server = fakeServer({
      '/api/auth/login': { access_token: 'abc' },
      '/api/auth/profile': profileReply(),
    });
    await logIn({ username: 'walker', password: 'secret' });
    expect(localStorage.getItem('access_token')).toBe('abc');
    expect(bridge.getState().session.token).toBe('abc');
    await loadProfile();
    expect(server.sent[1]?.authorization).toBe('Bearer abc');
  });

  it('without a token in the reply is an invalid username or password', async () => {
    fakeServer({ '/api/auth/login': {} });
    await expect(logIn({ username: 'walker', password: 'secret' })).rejects.toThrow(
      'Invalid username or password',
    );
    expect(bridge.getState().session.token).toBeNull();
  });

  it('fails with the message of the server', async () => {
    fakeServer({ '/api/auth/login': new FakeRefusal(401, 'Invalid username or password', 'unauthorized') });
    await expect(logIn({ username: 'walker', password: 'secret' })).rejects.toThrow(
      'Invalid username or password',
    );
  });

  it('forgets what the player before left behind', async () => {
    fakeServer({ '/api/auth/login': { access_token: 'abc' } });
    localStorage.setItem('profile', JSON.stringify(profileReply().profile));
    sessionStorage.setItem('battle', '{"page":"battle"}');
    await logIn({ username: 'walker', password: 'secret' });
    expect(localStorage.getItem('profile')).toBeNull();
    expect(sessionStorage.getItem('battle')).toBeNull();
  });
});

describe('the profile', () => {
  it('is kept as JSON of the object itself', async () => {
    loggedIn();
    fakeServer({ '/api/auth/profile': profileReply({ coins: 7 }) });
    await loadProfile();
    expect(JSON.parse(localStorage.getItem('profile') ?? '')).toEqual(profileReply({ coins: 7 }).profile);
  });

  it('ends the session when its call fails', async () => {
    loggedIn();
    fakeServer({ '/api/auth/profile': new FakeRefusal(503, 'Busy', 'unavailable') });
    await expect(loadProfile()).rejects.toThrow('Busy');
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(bridge.getState().session.token).toBeNull();
  });

  it('asks to log in when the reply is empty', async () => {
    loggedIn();
    fakeServer({ '/api/auth/profile': {} });
    await expect(loadProfile()).rejects.toThrow('Please login');
    expect(bridge.getState().session.token).toBeNull();
  });
});

describe('logging out', () => {
  it('forgets the token even if the server cannot be reached', async () => {
    loggedIn();
    fakeServer({ '/api/auth/logout': new FakeRefusal(500, 'Broken', 'internal') });
    await logOut();
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(bridge.getState().session.token).toBeNull();
  });

  it('in another tab logs out here too', () => {
    loggedIn();
    localStorage.removeItem('access_token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    expect(bridge.getState().session.token).toBeNull();
  });

  it('in another tab forgets the battle of this one, so that the next player never sees it', () => {
    loggedIn();
    showBattle(aBattle());
    localStorage.setItem('access_token', 'of somebody else');
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    expect(bridge.getState()).toMatchObject({
      session: { token: 'of somebody else' },
      battle: { battle: null },
    });
    expect(sessionStorage.getItem('battle')).toBeNull();
  });
});
