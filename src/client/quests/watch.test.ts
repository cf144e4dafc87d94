import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dailyPool, weeklyPool } from '../../../content/quests/pool.ts';
import { bridge } from '../../bridge/store.ts';
import { aProfile } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { fakeServer, later } from '../../testing/transport.ts';
import { onFreshReply } from '../freshReplies.ts';
import { onToast } from '../notifications/toasts.ts';
import { takeReward } from './claim.ts';
import { isAboutSteps, lookForQuests, watchQuests } from './watch.ts';

let told: string[];
let letGo: (() => void)[];
let players = 0;
beforeEach(() => {
  told = [];
  letGo = [onToast(({ text }) => told.push(text))];
  loggedIn(aProfile(), `token-of-quests-${++players}`);
});
afterEach(() => {
  for (const stop of letGo) stop();
});

const given = (quest: string, count: number, goal: number) => ({
  ...{ id: `2026-11-24:${quest}`, quest, count, goal, coins: 60, claimed: false, until: '2026-11-24' },
});
const line = (step: string, count: number) => ({
  ...{ region: 'greenreach', done: 0, steps: 6, title: 'of-greenreach' },
  next: { id: `line:${step}`, step, giver: 'grass', count, goal: 1, coins: 60 },
});

/** A server with one quest of the day, one of the week and one step of a line, which count what `counts` says. */
function serve(daily: string, goal: number, counts: { day: number; step: number }) {
  return fakeServer({
    '/api/game/quests': () => ({
      ...{ day: '2026-11-24', former: [], week: given('week-catch-8', 0, 8) },
      today: [given(daily, counts.day, goal)],
      lines: [line('green-shore', counts.step)],
    }),
  });
}
const walk = (x: number) =>
  bridge.setState(({ world }) => ({ world: { ...world, pending: null, cell: { x, y: 5 } } }));
const meet = (pokemonCount: number) =>
  bridge.setState(({ session }) => ({
    session: { ...session, profile: { ...aProfile(), pokemonCount } },
  }));

it('a quest and a step of a line are told once when they are finished, but not what was finished before', async () => {
  const counts = { day: 0, step: 0 };
  const { sent } = serve('catch-1', 1, counts);
  letGo.push(watchQuests());
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 20_000 });
  counts.day = 1;
  meet(8);
  await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 20_000 });
  expect(told).toEqual(['Quest finished: Room for one more']);
  counts.step = 1;
  meet(9);
  await vi.waitFor(() => expect(told).toHaveLength(2), { timeout: 20_000 });
  expect(told[1]).toBe('Quest finished: Salt for the roses');
  meet(10);
  await vi.waitFor(() => expect(sent).toHaveLength(4), { timeout: 20_000 });
  expect(told).toHaveLength(2);
});

it('a quest about steps is looked for on the step that finishes it, and on none before', async () => {
  const { sent } = serve('walk-120', 120, { day: 117, step: 0 });
  letGo.push(watchQuests());
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 20_000 });
  walk(3);
  walk(4);
  expect(sent).toHaveLength(1);
  walk(5);
  await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 20_000 });
});

it('a reply that was asked for before a reward was taken does not offer the reward again', async () => {
  const late = later<object>();
  const of = (claimed: boolean) => ({
    ...{ day: '2026-11-24', former: [], week: given('week-catch-8', 0, 8), lines: [] },
    today: [{ ...given('catch-1', 1, 1), claimed }],
  });
  const replies = [late.promise, Promise.resolve(of(true))];
  const shared: unknown[] = [];
  letGo.push(onFreshReply(({ reply }) => shared.push(reply)));
  const { sent } = fakeServer({
    '/api/game/quests': () => replies.shift(),
    '/api/game/claimQuest': { id: 'catch-1', coins: 60, title: null, profile: aProfile() },
  });
  const looking = lookForQuests();
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 20_000 });
  await takeReward('catch-1');
  late.resolve(of(false));
  await looking;
  expect(shared).toEqual([of(true)]);
});

it('the ids of quests about steps end in walk and a number, and no others do', () => {
  for (const { id, deed } of [...dailyPool, ...weeklyPool])
    expect(isAboutSteps({ quest: id })).toBe(deed === 'steps');
});
