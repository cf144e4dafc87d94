import { AxiosError } from 'axios';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getTeam } from '../../../contract/game.ts';
import { getItems } from '../../../contract/mart.ts';
import { readNotices } from '../../../contract/notices.ts';
import { request } from '../../api/request.ts';
import { bridge } from '../../bridge/store.ts';
import { aBattle, aProfile, profileReply } from '../../testing/builders.ts';
import { freshBrowser, loggedIn } from '../../testing/fresh.ts';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
import { attack } from '../battle/battle.ts';
import { resumeBattle } from '../battle/resume.ts';
import { showBattle } from '../battle/showBattle.ts';
import { onToast } from '../notifications/toasts.ts';
import { chooseAvatar } from './chooseAvatar.ts';
import { setLocation } from './location.ts';
import { followOtherTabs, loadProfile, logIn, logOut, refreshProfile } from './session.ts';
import { holdUnsaved, leftBehind, recallUnsaved, wayBack } from './sessionEnd.ts';
import { chooseStarter } from './starter.ts';

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

  it.each([
    [
      'the network is lost though the device believes to be online',
      () => Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK)),
    ],
    ['a proxy has lost the server', new FakeRefusal(502, 'Bad gateway', 'unavailable')],
  ])('is read from the device when %s, and the session goes on', async (_what, answer) => {
    loggedIn();
    const { profile } = profileReply({ coins: 9 });
    localStorage.setItem('profile', JSON.stringify(profile));
    fakeServer({ '/api/auth/profile': answer });
    await expect(loadProfile()).resolves.toEqual(profile);
    expect(localStorage.getItem('access_token')).not.toBeNull();
    expect(bridge.getState().session.token).not.toBeNull();
  });

  it('which was asked for before a change does not undo it', async () => {
    loggedIn(aProfile({ pokemonCount: 0 }));
    const late = later<object>();
    const replies = [late.promise, Promise.resolve(profileReply({ pokemonCount: 3 }))];
    const server = fakeServer({
      '/api/auth/profile': () => replies.shift(),
      '/api/game/pokemon': [{}, {}, {}],
    });
    const reading = refreshProfile();
    await vi.waitFor(() => expect(server.paths()).toContain('/api/auth/profile'), { timeout: 20_000 });
    await chooseStarter('Kindlam');
    late.resolve(profileReply({ pokemonCount: 0 }));
    await expect(reading).resolves.toMatchObject({ pokemonCount: 3 });
    expect(bridge.getState().session.profile?.pokemonCount).toBe(3);
  });

  it('is the one that was asked for last, whichever comes last', async () => {
    loggedIn();
    const late = later<object>();
    const replies = [late.promise, Promise.resolve(profileReply({ coins: 20 }))];
    const server = fakeServer({ '/api/auth/profile': () => replies.shift() });
    const reading = refreshProfile();
    await vi.waitFor(() => expect(server.paths()).toContain('/api/auth/profile'), { timeout: 20_000 });
    // What is asked for in one task counts as asked once.
    await new Promise((resolve) => setTimeout(resolve));
    await refreshProfile();
    late.resolve(profileReply({ coins: 10 }));
    await expect(reading).resolves.toMatchObject({ coins: 20 });
    expect(bridge.getState().session.profile?.coins).toBe(20);
  });

  it('is asked for anew when two changes were under way together, whose replies may come in any order', async () => {
    loggedIn(aProfile({ pokemonCount: 0 }));
    const late = later<object>();
    fakeServer({
      '/api/game/look': () => late.promise,
      '/api/game/pokemon': [{}, {}, {}],
      '/api/auth/profile': profileReply({ pokemonCount: 3, look: 'scholar' }),
    });
    const choosing = chooseAvatar('scholar');
    await chooseStarter('Kindlam');
    late.resolve({ profile: aProfile({ pokemonCount: 0, look: 'scholar' }) });
    await choosing;
    await vi.waitFor(
      () => expect(bridge.getState().session.profile).toMatchObject({ pokemonCount: 3, look: 'scholar' }),
      { timeout: 20_000 },
    );
  });

  it('of a battle that was asked for before a change does not undo it', async () => {
    loggedIn(aProfile({ pokemonCount: 0 }));
    const late = later<object>();
    fakeServer({
      '/api/game/battle': () => late.promise,
      '/api/game/pokemon': [{}, {}, {}],
      '/api/auth/profile': profileReply({ pokemonCount: 3 }),
    });
    const resuming = resumeBattle();
    await chooseStarter('Kindlam');
    late.resolve({ battleDetails: aBattle({ profile: aProfile({ pokemonCount: 0 }) }) });
    await resuming;
    await vi.waitFor(() => expect(bridge.getState().session.profile?.pokemonCount).toBe(3), {
      timeout: 20_000,
    });
  });

  it('is asked for anew when two windows have stored one at the same time', async () => {
    loggedIn(aProfile({ coins: 10 }));
    fakeServer({ '/api/auth/profile': profileReply({ coins: 20 }) });
    const newValue = JSON.stringify(aProfile({ coins: 20 }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'profile', newValue }));
    await vi.waitFor(() => expect(bridge.getState().session.profile?.coins).toBe(20), { timeout: 20_000 });
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

describe('logging out, with something else happening meanwhile,', () => {
  it('forgets only the token that was logged out', async () => {
    loggedIn();
    const reply = later<object>();
    fakeServer({ '/api/auth/logout': () => reply.promise });
    const leaving = logOut();
    localStorage.setItem('access_token', 'of somebody else');
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    reply.resolve({});
    expect(await leaving).toBe(false);
    expect(localStorage.getItem('access_token')).toBe('of somebody else');
    expect(bridge.getState().session.token).toBe('of somebody else');
  });

  it('asks nothing else: what is read ends, and new requests are not sent', async () => {
    loggedIn();
    const [reply, read] = [later<object>(), later<object>()];
    const server = fakeServer({
      '/api/auth/logout': () => reply.promise,
      '/api/game/team': () => read.promise,
      '/api/game/items': { items: {} },
      '/api/game/notices': {},
    });
    const reading = request(getTeam);
    await vi.waitFor(() => expect(server.paths()).toEqual(['/api/game/team']), { timeout: 20_000 });
    const leaving = logOut();
    const held = [request(getItems), request(readNotices, {})];
    await vi.waitFor(() => expect(server.paths()).toEqual(['/api/game/team', '/api/auth/logout']), {
      timeout: 20_000,
    });
    read.resolve({ pokemons: [] });
    reply.resolve({ ok: true });
    expect(await leaving).toBe(true);
    const outcomes = await Promise.allSettled([reading, ...held]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(server.paths()).toEqual(['/api/game/team', '/api/auth/logout']);
  });

  it('waits for a change that is under way, which the server would refuse afterwards', async () => {
    loggedIn();
    const [reply, change] = [later<object>(), later<object>()];
    const server = fakeServer({
      '/api/auth/logout': () => reply.promise,
      [readNotices.path]: () => change.promise,
    });
    const changing = request(readNotices, {});
    await vi.waitFor(() => expect(server.paths()).toEqual([readNotices.path]), { timeout: 20_000 });
    const leaving = logOut();
    await new Promise((resolve) => setTimeout(resolve));
    expect(server.paths()).toEqual([readNotices.path]);
    change.resolve({ ok: true });
    await changing;
    await vi.waitFor(() => expect(server.paths()).toEqual([readNotices.path, '/api/auth/logout']), {
      timeout: 20_000,
    });
    reply.resolve({});
    expect(await leaving).toBe(true);
  });

  it('waits three seconds for such a change, and no longer', async () => {
    vi.useFakeTimers();
    loggedIn();
    const server = fakeServer({
      '/api/auth/logout': {},
      [readNotices.path]: () => new Promise(() => undefined),
    });
    request(readNotices, {}).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    const leaving = logOut();
    await vi.advanceTimersByTimeAsync(2999);
    expect(server.paths()).toEqual([readNotices.path]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await leaving).toBe(true);
    expect(server.paths()).toEqual([readNotices.path, '/api/auth/logout']);
    vi.useRealTimers();
  });

  it('lets the next player ask again', async () => {
    loggedIn();
    const server = fakeServer({ '/api/auth/logout': {}, '/api/game/items': { items: {} } });
    await logOut();
    loggedIn();
    expect(await request(getItems)).toEqual({ items: {} });
    expect(server.paths()).toEqual(['/api/auth/logout', '/api/game/items']);
  });

  it('waits five seconds for a server that does not answer, and no longer', async () => {
    vi.useFakeTimers();
    loggedIn();
    fakeServer({ '/api/auth/logout': () => new Promise(() => undefined) });
    const leaving = logOut();
    await vi.advanceTimersByTimeAsync(4999);
    expect(bridge.getState().session.token).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(await leaving).toBe(true);
    expect(bridge.getState().session.token).toBeNull();
    vi.useRealTimers();
  });

  it('is no end of the session that needs a word', async () => {
    loggedIn(aProfile());
    fakeServer({ '/api/auth/logout': new FakeRefusal(401, 'Please login', 'unauthorized') });
    expect(await logOut()).toBe(true);
    expect(leftBehind.getState()).toBeNull();
  });
});

describe('a session that ends by itself', () => {
  const drafts = { order: ['b', 'a'] };
  async function end() {
    loggedIn(aProfile());
    setLocation('/pokemons', '?skip=10', { from: 'there' });
    holdUnsaved('/pokemons', drafts);
    fakeServer({ '/api/game/attack': new FakeRefusal(401, 'Please login', 'unauthorized') });
    showBattle(aBattle());
    await attack(1);
  }
  const enterAs = (username: string) => {
    fakeServer({
      '/api/auth/login': { access_token: 'new' },
      '/api/auth/profile': profileReply({ username }),
    });
    return logIn({ username, password: 'secret' });
  };

  it('waits for the same player with the place and what was not saved there', async () => {
    await end();
    expect(bridge.getState().session.token).toBeNull();
    expect(leftBehind.getState()).toMatchObject({ username: aProfile().username });
    await enterAs(aProfile().username);
    expect(bridge.getState().session.token).toBe('new');
    expect(wayBack()).toMatchObject({ to: '/pokemons?skip=10', state: { from: 'there' } });
    expect(recallUnsaved('/pokemons')).toEqual(drafts);
    expect(recallUnsaved('/team')).toBeNull();
    expect(leftBehind.getState()).toBeNull();
  });

  it('leaves nothing to another player', async () => {
    await end();
    await enterAs('somebody else');
    expect([wayBack(), recallUnsaved('/pokemons'), leftBehind.getState()]).toEqual([null, null, null]);
    expect(sessionStorage.getItem('leftBehind')).toBeNull();
  });

  it('is noticed where the token was removed in the middle of a battle', async () => {
    loggedIn(aProfile());
    showBattle(aBattle());
    const server = fakeServer({ '/api/game/attack': new FakeRefusal(401, 'Please login', 'unauthorized') });
    localStorage.removeItem('access_token');
    await attack(1);
    expect(server.sent[0]?.authorization).toBeNull();
    expect(bridge.getState().session.token).toBeNull();
    expect(leftBehind.getState()).not.toBeNull();
  });

  it('by a logout in another window keeps what is not saved in this one', () => {
    loggedIn(aProfile());
    const told: string[] = [];
    const stop = onToast(({ text }) => told.push(text));
    holdUnsaved('/team', drafts);
    localStorage.removeItem('access_token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    expect(leftBehind.getState()).toMatchObject({ unsaved: { screen: '/team', changes: drafts } });
    expect(told).toEqual(['You logged out in another window.']);
    stop();
  });
});

describe('a reply that comes after another player has logged in', () => {
  const path = { look: '/api/game/look', starter: '/api/game/pokemon' };
  it.each([
    ['a look', path.look, () => chooseAvatar('hopper'), { profile: aProfile({ username: 'before' }) }],
    ['a starter', path.starter, () => chooseStarter('Kindlam'), [{}, {}, {}]],
  ])('changes nothing: %s', async (_, asked, act, answer) => {
    loggedIn(aProfile({ username: 'before', pokemonCount: 0 }));
    const reply = later<object>();
    const server = fakeServer({ [asked]: () => reply.promise });
    const acting = act();
    await vi.waitFor(() => expect(server.paths()).toContain(asked), { timeout: 20_000 });
    loggedIn(aProfile({ username: 'after', pokemonCount: 0 }), 'token-2');
    reply.resolve(answer);
    await acting;
    expect(bridge.getState().session.profile).toMatchObject({ username: 'after', pokemonCount: 0 });
  });
});
