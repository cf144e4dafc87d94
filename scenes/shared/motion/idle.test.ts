import { describe, expect, it, vi } from 'vitest';
import { Idle } from './idle.ts';

const seconds = (idle: Idle, count: number) => {
  for (let frame = 0; frame < count * 10; frame += 1) idle.advance(100);
};

describe('idle motion', () => {
  it('grows from nothing instead of starting with a jerk', () => {
    const idle = new Idle(() => false);
    const strengths: number[] = [];
    idle.add((_seconds, strength) => strengths.push(strength));
    seconds(idle, 2);
    expect(strengths[0]).toBeLessThan(0.2);
    expect(strengths.at(-1)).toBe(1);
  });

  it('rests when nobody has touched anything for 20 seconds, so that the loop can sleep', () => {
    const idle = new Idle(() => false);
    idle.add(() => {});
    seconds(idle, 19);
    expect(idle.active).toBe(true);
    seconds(idle, 3);
    expect(idle.active).toBe(false);
  });

  it('wakes the loop again at the first touch', () => {
    const wake = vi.fn();
    const idle = new Idle(() => false, wake);
    idle.add(() => {});
    seconds(idle, 25);
    wake.mockClear();
    idle.touched();
    expect(wake).toHaveBeenCalledOnce();
    expect(idle.active).toBe(true);
  });

  it('never moves in calm mode', () => {
    const idle = new Idle(() => true);
    const breath = vi.fn();
    idle.add(breath);
    expect(idle.active).toBe(false);
    seconds(idle, 1);
    expect(breath).toHaveBeenLastCalledWith(expect.any(Number), 0);
  });

  it('is over when nothing breathes any more', () => {
    const idle = new Idle(() => false);
    const letGo = idle.add(() => {});
    letGo();
    expect(idle.active).toBe(false);
  });
});
