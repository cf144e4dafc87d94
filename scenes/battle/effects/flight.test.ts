import { describe, expect, it } from 'vitest';
import { type Flight, momentOf, newMoment } from './flight.ts';

const at = (flight: Partial<Flight>, progress: number) => {
  const moment = newMoment();
  const whole: Flight = {
    frame: 'fire.main',
    ms: 100,
    from: { x: 0, y: 0 },
    to: { x: 100, y: 0 },
    ...flight,
  };
  momentOf(whole, progress, moment);
  return moment;
};

describe('the flight of a particle', () => {
  it('goes from its start to its end', () => {
    expect(at({}, 0)).toMatchObject({ x: 0, y: 0 });
    expect(at({}, 1)).toMatchObject({ x: 100, y: 0 });
  });

  it('rises in the middle of an arc', () => {
    expect(at({ bend: 40 }, 0.5)).toMatchObject({ x: 50, y: -40 });
  });

  it.each(['bow', 'close'] as const)('ends where it was sent although it swings (%s)', (swing) => {
    const { x, y } = at({ reach: 30, swing, turns: 2.3 }, 1);
    expect(x).toBeCloseTo(100);
    expect(y).toBeCloseTo(0);
  });

  it('stays at its distance in an orbit', () => {
    const { x, y } = at({ to: { x: 0, y: 0 }, reach: 30, swing: 'orbit' }, 0.37);
    expect(Math.hypot(x, y)).toBeCloseTo(30);
  });

  it('points along its way', () => {
    expect(at({ to: { x: 0, y: 80 }, ahead: true }, 0.5).angle).toBeCloseTo(Math.PI / 2);
    expect(at({ to: { x: -80, y: 0 }, ahead: true }, 0.01).angle).toBeCloseTo(Math.PI);
  });

  it('is not to be seen before it appears and after it has faded', () => {
    expect(at({}, 0).opacity).toBe(0);
    expect(at({}, 0.5).opacity).toBe(1);
    expect(at({}, 1).opacity).toBe(0);
  });

  it('grows out of the ground and sinks into it again', () => {
    expect(at({ sprout: true }, 0).height).toBe(0);
    expect(at({ sprout: true }, 0.5).height).toBe(1);
    expect(at({ sprout: true }, 1).height).toBe(0);
  });
});
