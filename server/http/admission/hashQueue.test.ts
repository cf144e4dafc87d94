import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../refusal.ts';
import { createHashQueue, HashQueue } from './hashQueue.ts';

/** A queue with one place. `end` ends the oldest running work; `begun` names all work that was started. */
function openQueue(sizes: { atOnce?: number; waitingOfSite?: number; waitingOfAll?: number } = {}) {
  const queue = new HashQueue({ atOnce: 1, waitingOfSite: 2, waitingOfAll: 5, ...sizes });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (site: string, name: string) =>
    queue.run(site, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, begun, ask, end };
}

const refused = { status: 503, code: 'unavailable', retryAfter: 1 };

describe('the queue of hashes', () => {
  it('runs as many at once as it may, and the next when one is done', async () => {
    const { begun, ask, end } = openQueue({ atOnce: 2 });
    const all = ['a', 'b', 'c'].map((name) => ask('home', name));
    expect(begun).toEqual(['a', 'b']);
    await end();
    expect(begun).toEqual(['a', 'b', 'c']);
    await end();
    await end();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  });

  it('lets sites take turns, each in its own order', async () => {
    const { queue, begun, ask, end } = openQueue();
    const all = [ask('busy', 'busy 1'), ask('busy', 'busy 2'), ask('busy', 'busy 3'), ask('calm', 'calm 1')];
    all.push(ask('calm', 'calm 2'), ask('other', 'other 1'));
    expect(queue.waiting).toBe(5);
    for (const _ of all) await end();
    expect(begun).toEqual(['busy 1', 'busy 2', 'calm 1', 'other 1', 'busy 3', 'calm 2']);
    expect(await Promise.all(all)).toHaveLength(6);
    expect(queue.waiting).toBe(0);
  });

  it('turns away what one site has beyond its share, and nobody else', async () => {
    const { begun, ask, end } = openQueue();
    const all = [ask('busy', 'busy 1'), ask('busy', 'busy 2'), ask('busy', 'busy 3')];
    await expect(ask('busy', 'busy 4')).rejects.toMatchObject(refused);
    all.push(ask('calm', 'calm 1'));
    for (const _ of all) await end();
    await Promise.all(all);
    expect(begun).toEqual(['busy 1', 'busy 2', 'calm 1', 'busy 3']);
  });

  it('turns everybody away where too many wait', async () => {
    const { ask, end } = openQueue();
    const all = ['run', 'a', 'b', 'c', 'd', 'e'].map((site) => ask(site, site));
    await expect(ask('f', 'f')).rejects.toThrow(Refusal);
    await end();
    all.push(ask('f', 'f'));
    for (const _ of all) await end();
    expect(await Promise.all(all)).toHaveLength(7);
  });

  it('goes on after work that fails', async () => {
    const { queue, ask, end } = openQueue();
    const failing = queue.run('home', () => Promise.reject(new Error('out of memory')));
    const next = ask('home', 'next');
    await expect(failing).rejects.toThrow('out of memory');
    await end();
    expect(await next).toBe('next');
    const last = ask('home', 'last');
    await end();
    expect(await last).toBe('last');
  });
});

it.each([
  ['four cores and libuv’s four threads', 4, undefined, 3],
  ['two cores', 2, undefined, 2],
  ['eight cores and a thread more', 8, '9', 8],
  ['one thread', 4, '1', 1],
])('%s hash as many passwords at once as they can', async (_what, cores, threads, atOnce) => {
  vi.stubEnv('UV_THREADPOOL_SIZE', threads);
  const queue = createHashQueue(false, cores);
  vi.unstubAllEnvs();
  const begun = vi.fn(() => new Promise(() => undefined));
  for (let asked = 0; asked < 12; asked++) void queue.run('one', begun);
  await Promise.resolve();
  expect([begun.mock.calls.length, queue.waiting]).toEqual([atOnce, 12 - atOnce]);
});
