import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bridge } from '../../bridge/store.ts';
import { aBattle, aMapReply, aProfile, profileReply } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
import { onToast, type Toast } from '../notifications/toasts.ts';
import { type NavigationRequest, onNavigation } from '../session/navigation.ts';
import { watchWells } from './drawWater.ts';
import { hold, letGo } from './hold.ts';
import { startWildBattle } from './wild.ts';
import { enterMap, leaveMap, refreshMap, walk, walkOn } from './world.ts';

const world = () => bridge.getState().world;
const notices: Toast[] = [];
const navigations: NavigationRequest[] = [];
onToast((notice) => notices.push(notice));
onNavigation((navigation) => navigations.push(navigation));

const none = { n: false, ne: false, e: false, se: false, s: false, sw: false, w: false, nw: false };

/** A server with one map, on which every step is allowed. */
function openCountry(change: Record<string, object | ((body: unknown) => unknown)> = {}) {
  let at = { x: 160, y: 160 };
  return fakeServer({
    '/api/game/mapRequest': () => aMapReply({ mapPos: at }),
    '/api/game/mapMove': (body: unknown) => {
      const { dir } = body as { dir: string };
      at = { x: at.x + (dir.includes('e') ? 16 : 0), y: at.y - (dir.includes('n') ? 16 : 0) };
      return aMapReply({ mapPos: at });
    },
    '/api/auth/profile': profileReply(),
    ...change,
  });
}
const moves = (server: { paths: () => string[] }) =>
  server.paths().filter((path) => path.endsWith('mapMove')).length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(10_000);
  loggedIn();
  notices.length = 0;
  navigations.length = 0;
});
afterEach(() => {
  letGo();
  leaveMap();
  vi.useRealTimers();
});

it('a step beside the well fills a flask that is not full, and says so', async () => {
  loggedIn(aProfile({ flask: 1 }));
  const server = fakeServer({
    '/api/game/mapRequest': aMapReply({ mapPos: { x: 208, y: 368 } }),
    '/api/game/mapMove': aMapReply({ mapPos: { x: 208, y: 352 } }),
    '/api/game/fillFlask': { profile: aProfile({ flask: 3 }) },
  });
  await enterMap('green_land');
  const end = watchWells();
  walk('n');
  await vi.waitFor(() => expect(bridge.getState().session.profile?.flask).toBe(3), { timeout: 20_000 });
  end();
  expect(server.paths().filter((path) => path.endsWith('fillFlask'))).toHaveLength(1);
});

it('a well that a step of a line asks for is drunk from with a full flask, once and without a word of the flask', async () => {
  const server = fakeServer({
    '/api/game/mapRequest': aMapReply({ mapName: 'scattersea', mapPos: { x: 176, y: 192 } }),
    '/api/game/mapMove': aMapReply({ mapName: 'scattersea', mapPos: { x: 176, y: 160 } }),
    '/api/game/fillFlask': { profile: aProfile({ flask: 3 }) },
  });
  const asked = () => server.paths().filter((path) => path.endsWith('fillFlask'));
  loggedIn(aProfile({ flask: 3 }));
  await enterMap('scattersea');
  const end = watchWells();
  walk('n');
  await vi.waitFor(() => expect(asked()).toHaveLength(1), { timeout: 20_000 });
  await vi.runAllTimersAsync();
  walk('n');
  await vi.runAllTimersAsync();
  end();
  expect(asked()).toHaveLength(1);
  expect(notices).toEqual([]);
});

describe('walking on from a creature', () => {
  it('goes where the player looks, or another free way', async () => {
    const server = openCountry({
      '/api/game/mapRequest': () => aMapReply({ availablePos: { ...none, e: true } }),
    });
    await enterMap('green_land');
    expect(world().facing).toBe('s');
    walkOn();
    await vi.runAllTimersAsync();
    expect(server.sent.at(-1)).toMatchObject({ path: '/api/game/mapMove', body: { dir: 'e' } });
  });
});

describe('entering a map', () => {
  it('puts the player where the server says', async () => {
    const server = openCountry();
    await enterMap('green_land');
    expect(server.sent[0]).toMatchObject({
      path: '/api/game/mapRequest',
      body: { mapName: 'green_land' },
    });
    expect(world()).toMatchObject({ mapName: 'green_land', cell: { x: 10, y: 10 }, failure: null });
  });

  it('shows the message of a failure in place of the map', async () => {
    fakeServer({ '/api/game/mapRequest': new FakeRefusal(404, 'There is no such map', 'not_found') });
    await enterMap('nowhere');
    expect(world().failure).toBe('There is no such map');
  });

  it('leads to the battle that is the reason why one may not walk', async () => {
    fakeServer({
      '/api/game/mapRequest': new FakeRefusal(409, 'You are in a battle', 'in_battle'),
      '/api/game/battle': { battleDetails: aBattle() },
    });
    await enterMap('green_land');
    expect(navigations).toEqual([expect.objectContaining({ to: '/battle' })]);
    expect(JSON.parse(sessionStorage.getItem('battle') ?? '{}').page).toBe('battle');
  });

  it('ignores a reply for a map that was left meanwhile', async () => {
    const reply = later<object>();
    fakeServer({ '/api/game/mapRequest': () => reply.promise });
    const entering = enterMap('green_land');
    leaveMap();
    reply.resolve(aMapReply());
    await entering;
    expect(world().cell).toBeNull();
  });
});

describe('a step', () => {
  it('moves the marker at once and asks the server with the cell it starts from', async () => {
    const server = openCountry();
    await enterMap('green_land');
    walk('n');
    expect(world()).toMatchObject({ cell: { x: 10, y: 9 }, facing: 'n', pending: 'n' });
    await vi.advanceTimersByTimeAsync(10);
    expect(server.sent[1]?.body).toEqual({ dir: 'n', from: { x: 160, y: 160 } });
    expect(world().pending).toBeNull();
  });

  it('shows after a step where the player stands now and the ways on', async () => {
    const availablePos = { ...none, s: true };
    openCountry({ '/api/game/mapMove': aMapReply({ mapPos: { x: 160, y: 144 }, availablePos }) });
    await enterMap('green_land');
    walk('n');
    await vi.advanceTimersByTimeAsync(10);
    expect(world()).toMatchObject({ cell: { x: 10, y: 9 }, available: { ...none, s: true } });
  });

  it('onto ice moves the marker at once to where the slide ends, and back when it is refused', async () => {
    const tarn = { mapName: 'overcloud3', mapPos: { x: 240, y: 80 } } as const;
    const reply = later<object>();
    openCountry({ '/api/game/mapRequest': aMapReply(tarn), '/api/game/mapMove': () => reply.promise });
    await enterMap('overcloud3');
    walk('n');
    expect(world()).toMatchObject({ cell: { x: 15, y: 3 }, pending: 'n' });
    reply.resolve(new FakeRefusal(409, 'You have moved in the meantime', 'conflict'));
    await vi.advanceTimersByTimeAsync(10);
    expect(world()).toMatchObject({ cell: { x: 15, y: 5 }, pending: null });
  });

  it('is not asked for twice while one is under way', async () => {
    const reply = later<object>();
    const server = openCountry({ '/api/game/mapMove': () => reply.promise });
    await enterMap('green_land');
    walk('n');
    walk('n');
    walk('e');
    await vi.advanceTimersByTimeAsync(500);
    expect(moves(server)).toBe(1);
  });

  it('is not asked for where the way is blocked', async () => {
    const server = openCountry({ '/api/game/mapRequest': aMapReply({ availablePos: none }) });
    await enterMap('green_land');
    walk('n');
    await vi.advanceTimersByTimeAsync(500);
    expect(moves(server)).toBe(0);
  });

  it('shows a spinner once the reply has taken longer than 150 ms', async () => {
    const reply = later<object>();
    openCountry({ '/api/game/mapMove': () => reply.promise });
    await enterMap('green_land');
    walk('n');
    await vi.advanceTimersByTimeAsync(149);
    expect(world().slow).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(world().slow).toBe(true);
    reply.resolve(aMapReply());
    await vi.advanceTimersByTimeAsync(1);
    expect(world().slow).toBe(false);
  });

  it('that fails walks the marker back and says so', async () => {
    openCountry({ '/api/game/mapMove': new FakeRefusal(500, 'Broken', 'internal') });
    await enterMap('green_land');
    walk('n');
    await vi.advanceTimersByTimeAsync(10);
    expect(world()).toMatchObject({ cell: { x: 10, y: 10 }, pending: null });
    expect(notices).toEqual([{ tone: 'error', text: 'Failed to move! Please reload' }]);
  });

  it('that another tab has overtaken brings the view of the server', async () => {
    const server = openCountry({ '/api/game/mapMove': new FakeRefusal(409, 'You are elsewhere') });
    await enterMap('green_land');
    server.answers['/api/game/mapRequest'] = aMapReply({ mapPos: { x: 320, y: 48 } });
    walk('n');
    await vi.advanceTimersByTimeAsync(10);
    expect(world().cell).toEqual({ x: 20, y: 3 });
  });

  it('during a battle of another tab leads there', async () => {
    openCountry({
      '/api/game/mapMove': new FakeRefusal(409, 'You are in a battle', 'in_battle'),
      '/api/game/battle': { battleDetails: aBattle() },
    });
    await enterMap('green_land');
    walk('n');
    await vi.advanceTimersByTimeAsync(10);
    expect(navigations).toEqual([expect.objectContaining({ to: '/battle' })]);
  });
});

describe('holding a direction', () => {
  it('walks on at the pace of the marker', async () => {
    const server = openCountry();
    await enterMap('green_land');
    hold('keys', 'n');
    await vi.advanceTimersByTimeAsync(1000);
    hold('keys', null);
    await vi.advanceTimersByTimeAsync(1000);
    // The first step is sent at once, then one every 110 ms, 60 ms before the marker arrives.
    expect(moves(server)).toBe(10);
  });

  it('waits for a reply that takes longer than the marker', async () => {
    const server = openCountry({
      '/api/game/mapMove': () => new Promise((done) => setTimeout(() => done(aMapReply()), 400)),
    });
    await enterMap('green_land');
    hold('keys', 'n');
    await vi.advanceTimersByTimeAsync(1000);
    expect(moves(server)).toBe(3);
  });

  it('slides along a wall when a diagonal is blocked on one side', async () => {
    const server = openCountry({
      '/api/game/mapRequest': aMapReply({ availablePos: { ...none, e: true } }),
    });
    await enterMap('green_land');
    hold('keys', 'ne');
    await vi.advanceTimersByTimeAsync(10);
    expect(server.sent[1]?.body).toMatchObject({ dir: 'e' });
  });

  it('stops when a creature appears', async () => {
    const server = openCountry({
      '/api/game/mapMove': aMapReply({ pokemon: { name: 'Podkin', level: 3, kind: 0 } }),
    });
    await enterMap('green_land');
    hold('pad', 'n');
    await vi.advanceTimersByTimeAsync(1000);
    expect(moves(server)).toBe(1);
    expect(world().encounter?.name).toBe('Podkin');
  });

  it('let go of before the marker has arrived still counts as one step', async () => {
    const server = openCountry();
    await enterMap('green_land');
    for (let tap = 0; tap < 2; tap++) {
      hold('pad', 'n');
      hold('pad', null);
      await vi.advanceTimersByTimeAsync(20);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(moves(server)).toBe(2);
  });
});

describe('walking over the edge', () => {
  it('shows the other map at once, without asking for it, and lets the address follow', async () => {
    const server = openCountry({
      '/api/game/mapMove': () => aMapReply({ mapName: 'green_land3', mapPos: { x: 240, y: 480 } }),
    });
    await enterMap('green_land');
    walk('n');
    await vi.runAllTimersAsync();
    expect(world()).toMatchObject({
      mapName: 'green_land3',
      cell: { x: 15, y: 30 },
      walked: 'n',
      pending: null,
    });
    expect(navigations).toEqual([{ to: '/map', replace: true, state: { mapName: 'green_land3' } }]);
    expect(server.paths().filter((path) => path.endsWith('mapRequest'))).toHaveLength(1);
  });

  it('keeps what is known of gates from step to step, and forgets it on another map', async () => {
    const gates = [{ mapName: 'green_land3', region: 'Greenreach', badges: 3, won: 1 }] as const;
    openCountry({ '/api/game/mapRequest': () => aMapReply({ gates: [...gates] }) });
    await enterMap('green_land');
    walk('n');
    await vi.runAllTimersAsync();
    expect(world().gates).toEqual(gates);
    openCountry({ '/api/game/mapMove': () => aMapReply({ mapName: 'green_land2' }) });
    walk('n');
    await vi.runAllTimersAsync();
    expect(world().gates).toEqual([]);
  });
});

describe('coming back to the window', () => {
  it('shows where another window has walked to', async () => {
    const server = openCountry();
    await enterMap('green_land');
    server.answers['/api/game/mapRequest'] = aMapReply({ mapPos: { x: 320, y: 48 } });
    await refreshMap();
    expect(world().cell).toEqual({ x: 20, y: 3 });
  });

  it('follows to another map instead of calling the player back', async () => {
    const server = openCountry();
    await enterMap('green_land');
    server.answers['/api/auth/profile'] = profileReply({ mapName: 'green_land2' });
    await refreshMap();
    expect(navigations).toEqual([{ to: '/map', replace: true, state: { mapName: 'green_land2' } }]);
    expect(server.paths().filter((path) => path.endsWith('mapRequest'))).toHaveLength(1);
  });

  it('leads into the battle that began elsewhere', async () => {
    openCountry({
      '/api/auth/profile': profileReply({ inBattle: true }),
      '/api/game/battle': { battleDetails: aBattle({ page: 'selection' }) },
    });
    await enterMap('green_land');
    await refreshMap();
    expect(navigations).toEqual([expect.objectContaining({ to: '/battle' })]);
  });

  it('does not call the player back from a step that was made meanwhile', async () => {
    const reply = later<object>();
    const server = openCountry();
    await enterMap('green_land');
    server.answers['/api/game/mapRequest'] = () => reply.promise;
    const looking = refreshMap();
    await vi.waitFor(
      () => expect(server.paths().filter((path) => path.endsWith('mapRequest'))).toHaveLength(2),
      { timeout: 20_000 },
    );
    walk('n');
    await vi.waitFor(() => expect(world().pending).toBeNull(), { timeout: 20_000 });
    reply.resolve(aMapReply({ mapPos: { x: 160, y: 160 } }));
    await looking;
    expect(world()).toMatchObject({ cell: { x: 10, y: 9 }, walked: 'n' });
  });

  it('asks for no map with a profile that is older than a step', async () => {
    const reply = later<object>();
    const server = openCountry({ '/api/auth/profile': () => reply.promise });
    await enterMap('green_land');
    const looking = refreshMap();
    await vi.waitFor(() => expect(server.paths()).toContain('/api/auth/profile'), { timeout: 20_000 });
    server.answers['/api/game/mapMove'] = aMapReply({ mapName: 'green_land2', mapPos: { x: 160, y: 0 } });
    walk('n');
    await vi.waitFor(() => expect(world().mapName).toBe('green_land2'), { timeout: 20_000 });
    reply.resolve(profileReply({ mapName: 'green_land' }));
    await looking;
    expect(server.paths().filter((path) => path.endsWith('mapRequest'))).toHaveLength(1);
  });

  it('without a connection changes nothing', async () => {
    openCountry({ '/api/auth/profile': new FakeRefusal(503, 'Busy', 'unavailable') });
    await enterMap('green_land');
    const before = world();
    await refreshMap();
    expect(world()).toEqual(before);
    expect(bridge.getState().session.token).not.toBeNull();
  });
});

describe('trying to catch', () => {
  const wild = { pokemon: { name: 'Podkin', level: 3, kind: 0 as const } };

  it('starts one battle, however often it is pressed', async () => {
    const server = openCountry({
      '/api/game/mapRequest': aMapReply(wild),
      '/api/game/startWildBattle': { battleDetails: aBattle({ page: 'selection' }) },
    });
    await enterMap('green_land');
    const results = await Promise.all([startWildBattle(), startWildBattle()]);
    expect(results).toEqual([true, false]);
    expect(server.paths().filter((path) => path.endsWith('startWildBattle'))).toHaveLength(1);
    expect(JSON.parse(sessionStorage.getItem('battle') ?? '{}').page).toBe('selection');
  });

  it('that is answered without a page stores nothing and leads nowhere', async () => {
    openCountry({
      '/api/game/mapRequest': aMapReply(wild),
      '/api/game/startWildBattle': { battleDetails: null },
    });
    await enterMap('green_land');
    expect(await startWildBattle()).toBe(false);
    expect(sessionStorage.getItem('battle')).toBeNull();
  });

  it('fails silently', async () => {
    openCountry({
      '/api/game/mapRequest': aMapReply(wild),
      '/api/game/startWildBattle': new FakeRefusal(409, 'It is gone'),
    });
    await enterMap('green_land');
    expect(await startWildBattle()).toBe(false);
    expect(notices).toEqual([]);
    expect(world().startingBattle).toBe(false);
  });
});
