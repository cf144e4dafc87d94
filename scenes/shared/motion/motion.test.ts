import { describe, expect, it, vi } from 'vitest';
import { arc, between, overshoot, slowEnd, slowEnds, slowStart, steady } from './ease.ts';
import { Motion } from './motion.ts';

describe('a motion', () => {
  it('shows progress by the time that passed and ends exactly on 1', () => {
    const motion = new Motion();
    const seen: number[] = [];
    void motion.run({ ms: 100, step: (progress) => seen.push(progress) });
    for (const ms of [25, 25, 30, 40]) motion.advance(ms);
    expect(seen).toEqual([0.25, 0.5, 0.8, 1]);
    expect(motion.busy).toBe(false);
  });

  it('begins after its delay', () => {
    const motion = new Motion();
    const seen: number[] = [];
    void motion.run({ ms: 100, delay: 50, step: (progress) => seen.push(progress) });
    motion.advance(40);
    expect(seen).toEqual([]);
    motion.advance(60);
    expect(seen).toEqual([0.5]);
  });

  it('wakes the loop when it begins', () => {
    const wake = vi.fn();
    void new Motion(wake).wait(10);
    expect(wake).toHaveBeenCalledOnce();
  });

  it('tells who waits once it has ended', async () => {
    const motion = new Motion();
    const ended = motion.wait(10).then(() => 'ended');
    motion.advance(10);
    await expect(ended).resolves.toBe('ended');
  });

  it('jumps to the end of a whole chain when the player skips', async () => {
    const motion = new Motion();
    const seen: string[] = [];
    const chain = (async () => {
      await motion.run({ ms: 500, step: (progress) => progress === 1 && seen.push('lunge') });
      await motion.wait(500);
      await motion.run({ ms: 500, step: () => seen.push('faint') });
    })();
    motion.rush();
    await chain;
    expect(seen).toEqual(['lunge', 'faint']);
    expect(motion.busy).toBe(false);
  });

  it('plays again after a skip', async () => {
    const motion = new Motion();
    motion.rush();
    motion.calmDown();
    void motion.wait(10);
    expect(motion.busy).toBe(true);
  });

  it('tells who waits when a step throws, and lets everything else go on', async () => {
    const motion = new Motion();
    const other: number[] = [];
    const breaks = (ms: number) =>
      motion.run({
        ms,
        step: () => {
          throw new Error('It cannot be drawn');
        },
      });
    const broken = [breaks(100), breaks(10)];
    const told = Promise.allSettled(broken);
    void motion.run({ ms: 100, step: (progress) => other.push(progress) });
    motion.advance(50);
    motion.advance(50);
    expect(other).toEqual([0.5, 1]);
    expect(motion.busy).toBe(false);
    motion.rush();
    await expect(breaks(100)).rejects.toThrow('It cannot be drawn');
    expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('never goes on once it is dropped, so that nothing is drawn on a scene that is gone', async () => {
    const motion = new Motion();
    const after = vi.fn();
    void motion.wait(10).then(after);
    motion.drop();
    motion.advance(20);
    void motion.wait(0).then(after);
    motion.rush();
    await Promise.resolve();
    expect(after).not.toHaveBeenCalled();
    expect(motion.busy).toBe(false);
  });

  it('keeps what a step begins for the frames after it', () => {
    const motion = new Motion();
    void motion.run({ ms: 10, step: () => void motion.wait(10) });
    motion.advance(10);
    expect(motion.busy).toBe(true);
  });
});

describe('an ease', () => {
  it.each([steady, slowEnd, slowStart, slowEnds, overshoot])('leads from 0 to 1: %o', (ease) => {
    expect(ease(0)).toBeCloseTo(0);
    expect(ease(1)).toBeCloseTo(1);
  });

  it('goes past its end and comes back when it overshoots', () => {
    expect(Math.max(...[0.5, 0.6, 0.7, 0.8, 0.9].map(overshoot))).toBeGreaterThan(1.05);
  });

  it('returns to where it began on an arc', () => {
    expect([arc(0), arc(0.5), arc(1)]).toEqual([0, 1, 0]);
    expect(between(10, 20, 0.25)).toBe(12.5);
  });
});

describe('a blow', () => {
  it('lets everything stand still for its time, apart from what goes through', () => {
    const motion = new Motion();
    const seen: string[] = [];
    void motion.run({ ms: 100, step: (progress) => seen.push(`body ${progress}`) });
    void motion.run({ ms: 100, through: true, step: (progress) => seen.push(`shake ${progress}`) });
    motion.hold(60);
    motion.advance(50);
    motion.advance(50);
    expect(seen).toEqual(['body 0', 'shake 0.5', 'body 0.4', 'shake 1']);
  });

  it('holds nothing up while the player skips', () => {
    const motion = new Motion();
    motion.rush();
    motion.hold(60);
    motion.calmDown();
    const step = vi.fn();
    void motion.run({ ms: 100, step });
    motion.advance(50);
    expect(step).toHaveBeenCalledWith(0.5);
  });
});
