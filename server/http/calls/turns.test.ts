import { afterEach, describe, expect, it, vi } from 'vitest';
import { Turns } from './turns.ts';

afterEach(() => void vi.useRealTimers());

/** Work that lasts until `end` is called. */
function work() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const begun = vi.fn(() => ended);
  return { begun, end };
}

describe('turns', () => {
  it('of one player come one after the other, in the order they came, also after a failure', async () => {
    const turns = new Turns();
    const said: number[] = [];
    const all = [1, 2, 3].map((number) =>
      turns.take('a', async () => {
        await Promise.resolve();
        said.push(number);
        if (number === 2) throw new Error('refused');
      }),
    );
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(said).toEqual([1, 2, 3]);
    expect(turns.size).toBe(0);
  });

  it('of different players do not wait for each other', async () => {
    const turns = new Turns();
    const held = work();
    const first = turns.take('a', held.begun);
    expect(await turns.take('b', async () => 'done')).toBe('done');
    held.end();
    await first;
  });

  it('may be several at once; further ones wait until one of these has ended', async () => {
    const turns = new Turns(2);
    const [first, second, third] = [work(), work(), work()];
    const all = [first, second, third].map(({ begun }) => turns.take('a', begun));
    await Promise.resolve();
    expect([first, second, third].map(({ begun }) => begun.mock.calls.length)).toEqual([1, 1, 0]);
    second.end();
    await expect.poll(() => third.begun.mock.calls.length).toBe(1);
    first.end();
    third.end();
    await Promise.all(all);
    expect(turns.size).toBe(0);
  });

  it('are bounded in number: the sixty-first that would wait is refused at once', async () => {
    const turns = new Turns();
    const held = work();
    const all = [
      turns.take('a', held.begun),
      ...Array.from({ length: 60 }, () => turns.take('a', async () => 'done')),
    ];
    await expect(turns.take('a', async () => 'done')).rejects.toMatchObject({ status: 503 });
    held.end();
    expect(await Promise.all(all)).toHaveLength(61);
  });

  it('are not waited for without end, and whoever has given up is passed over', async () => {
    vi.useFakeTimers();
    const turns = new Turns();
    const [held, late] = [work(), work()];
    const first = turns.take('a', held.begun);
    const second = turns.take('a', late.begun);
    const refused = expect(second).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(5000);
    await refused;
    held.end();
    await first;
    expect(late.begun).not.toHaveBeenCalled();
    expect(turns.size).toBe(0);
  });
});
