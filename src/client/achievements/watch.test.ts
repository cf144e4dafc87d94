import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { achievements } from '../../../content/achievements/list.ts';
import { beginPeak } from '../../bridge/signals/peak.ts';
import { bridge } from '../../bridge/store.ts';
import { aBattle, aProfile } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { fakeServer } from '../../testing/transport.ts';
import { onToast } from '../notifications/toasts.ts';
import { lookForAchievements, onReached, watchAchievements } from './watch.ts';

const AT = '2026-11-24T00:00:00.000Z';
let told: string[];
let letGo: (() => void)[];
let players = 0;
beforeEach(() => {
  told = [];
  letGo = [onToast(({ text }) => told.push(text))];
  loggedIn(aProfile(), `token-of-medals-${++players}`);
});
afterEach(() => {
  for (const stop of letGo) stop();
  vi.restoreAllMocks();
});

/** A server on which these achievements are reached; it tells each once. */
function serve(...ids: string[]) {
  const noted = new Set<string>();
  return fakeServer({
    '/api/game/achievements': () => ({
      achievements: achievements.map(({ id, goal }) => ({
        ...{ id, goal, count: ids.includes(id) ? goal : 0 },
        reachedAt: noted.has(id) ? AT : null,
      })),
    }),
    '/api/game/noteAchievements': () => {
      const fresh = ids.filter((id) => !noted.has(id));
      for (const id of fresh) noted.add(id);
      return { reached: fresh.map((id) => ({ id, reachedAt: AT })) };
    },
  });
}

it('what was reached is told once, as a toast and to whoever listens', async () => {
  serve('shiny-copper');
  const heard: string[] = [];
  letGo.push(onReached((line) => heard.push(line)));
  await lookForAchievements();
  await lookForAchievements();
  expect(told).toEqual(['Achievement reached: Shiny finder, copper']);
  expect(heard).toEqual(told);
});

it('many at once are told in one sentence, and where nothing is reached nothing is noted', async () => {
  serve('shiny-copper', 'dark-copper', 'level-copper');
  await lookForAchievements();
  expect(told).toEqual(['3 achievements reached. Your profile shows them.']);
  const { sent } = serve();
  await lookForAchievements();
  expect(sent).toHaveLength(1);
});

it('the end of a battle, a new creature and a new map are occasions to look, and a hidden window waits', async () => {
  const { sent } = serve();
  const asked = () => sent.length;
  const become = (change: object) =>
    bridge.setState(({ session }) => ({
      session: { ...session, profile: { ...aProfile(), ...change } },
    }));
  letGo.push(watchAchievements());
  await vi.waitFor(() => expect(asked()).toBe(1), { timeout: 20_000 });
  become({ pokemonCount: 9 });
  await vi.waitFor(() => expect(asked()).toBe(2), { timeout: 20_000 });
  become({ pokemonCount: 9, coins: 3 });
  become({ pokemonCount: 9, maps: ['harkmoor'] });
  await vi.waitFor(() => expect(asked()).toBe(3), { timeout: 20_000 });
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  become({ pokemonCount: 10, maps: ['harkmoor'] });
  hidden.mockReturnValue('visible');
  expect(asked()).toBe(3);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(asked()).toBe(4), { timeout: 20_000 });
});

it('what is reached while a battle is fought is told at its end, also of a lost one', async () => {
  const { sent } = serve('shiny-copper');
  const show = (page: 'battle' | 'lose') =>
    bridge.setState(({ battle }) => ({ battle: { ...battle, battle: { ...aBattle(), page } } }));
  show('battle');
  await lookForAchievements();
  expect(sent).toEqual([]);
  letGo.push(watchAchievements());
  show('lose');
  await vi.waitFor(() => expect(told).toEqual(['Achievement reached: Shiny finder, copper']), {
    timeout: 20_000,
  });
});

it('what was reached is noted and told when the stage of a great moment has come to rest, not over it', async () => {
  const { sent } = serve('shiny-copper');
  const [ends, endsLater] = [beginPeak(), beginPeak()];
  const looking = lookForAchievements();
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 20_000 });
  ends();
  ends();
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).toEqual([]);
  expect(sent).toHaveLength(1);
  endsLater();
  await looking;
  expect(told).toEqual(['Achievement reached: Shiny finder, copper']);
});
