import { beforeEach, describe, expect, it } from 'vitest';
import { bridge } from '../../bridge/store.ts';
import { aBattle, aProfile, profileReply } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { FakeRefusal, fakeServer, later } from '../../testing/transport.ts';
import { battleInTheWay, type Challenge, startChallenge } from './challenge.ts';

const begun = aBattle({ page: 'selection', battleType: 'gym', gymId: 'thornby-garden', round: 0 });
const leader: Challenge = { type: 'gym', leader: 'Hazel Thornby' };
const bronze: Challenge = { type: 'gold', tier: 'bronze' };
const stored = () => JSON.parse(sessionStorage.getItem('battle') ?? 'null') as { page: string } | null;

beforeEach(() => loggedIn(aProfile()));

describe('a challenge', () => {
  it.each([
    [leader, '/api/game/startGymBattle', { id: 'Hazel Thornby' }],
    [{ type: 'user', name: 1 }, '/api/game/startUserBattle', { name: 1 }],
    [{ type: 'user', name: 'rival' }, '/api/game/startUserBattle', { name: 'rival' }],
    [{ type: 'training', of: 'ice' }, '/api/game/startTrainingBattle', { type: 'ice' }],
    [bronze, '/api/game/startGoldBattle', { tier: 'bronze' }],
  ] as const)('%j is sent as the wire wants it, and its battle stored', async (challenge, path, body) => {
    const server = fakeServer({ [path]: { battleDetails: begun } });
    expect(await startChallenge(challenge)).toBe(true);
    expect(server.sent).toEqual([expect.objectContaining({ path, body })]);
    expect(stored()?.page).toBe('selection');
    expect(bridge.getState().session.profile?.inBattle).toBe(true);
  });

  it('is one at a time', async () => {
    const reply = later<object>();
    const server = fakeServer({ '/api/game/startGoldBattle': () => reply.promise });
    const first = startChallenge(bronze);
    expect(await startChallenge(bronze)).toBe(false);
    reply.resolve({ battleDetails: begun });
    expect(await first).toBe(true);
    expect(server.sent).toHaveLength(1);
  });

  it('that is refused stores nothing, and leaves the way free for the next', async () => {
    fakeServer({ '/api/game/startGymBattle': new FakeRefusal(409, 'Closed') });
    await expect(startChallenge(leader)).rejects.toThrow('Closed');
    expect(stored()).toBeNull();
    expect(bridge.getState().battle.busy).toBeNull();
  });

  it('without a page in its reply has failed', async () => {
    fakeServer({ '/api/game/startGymBattle': { battleDetails: null } });
    await expect(startChallenge(leader)).rejects.toThrow();
    expect(stored()).toBeNull();
  });

  it('that is answered after logging out changes nothing', async () => {
    const reply = later<object>();
    fakeServer({ '/api/game/startGymBattle': () => reply.promise });
    const starting = startChallenge(leader);
    loggedIn(null, 'token-2');
    reply.resolve({ battleDetails: begun });
    expect(await starting).toBe(false);
    expect(stored()).toBeNull();
  });
});

describe('the battle in the way', () => {
  const waits = (battleDetails: object | null) => {
    loggedIn(aProfile({ inBattle: true }));
    return fakeServer({ '/api/game/battle': { battleDetails } });
  };

  it('is not asked for where the profile knows of none', async () => {
    const server = fakeServer({});
    expect(await battleInTheWay(leader)).toBeNull();
    expect(server.sent).toEqual([]);
  });

  it('is looked for where no profile is known yet', async () => {
    loggedIn();
    fakeServer({
      '/api/auth/profile': profileReply({ inBattle: true }),
      '/api/game/battle': { battleDetails: aBattle() },
    });
    expect(await battleInTheWay(leader)).toMatchObject({ page: 'battle' });
  });

  it.each(['selection', 'battle', 'roundResults'] as const)('is one on the page %s', async (page) => {
    waits(aBattle({ page }));
    expect(await battleInTheWay(leader)).toMatchObject({ page });
  });

  it.each(['win', 'lose', 'caught'] as const)('is none that is over (%s)', async (page) => {
    waits(aBattle({ page }));
    expect(await battleInTheWay(leader)).toBeNull();
  });

  it('is no stake of the same tier that waits for its first choice: that is not paid twice', async () => {
    const untouched = { battleType: 'gold', goldTier: 'bronze', page: 'selection', round: 0 } as const;
    waits(aBattle(untouched));
    expect(await battleInTheWay(bronze)).toBeNull();
    expect(await battleInTheWay({ type: 'gold', tier: 'gold' })).toMatchObject(untouched);
    waits(aBattle({ ...untouched, page: 'battle' }));
    expect(await battleInTheWay(bronze)).toMatchObject({ goldTier: 'bronze' });
  });
});
