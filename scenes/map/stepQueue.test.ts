import { describe, expect, it } from 'vitest';
import { type QueuedCell, StepQueue } from './stepQueue.ts';

const start: QueuedCell = { x: 5, y: 5 };
const east: QueuedCell = { x: 6, y: 5 };
const queue = () => new StepQueue(start, 100);

describe('the marker on the map', () => {
  it('walks to the next cell in the time of one step', () => {
    const steps = queue();
    steps.follow(east);
    steps.advance(50);
    expect(steps.place).toEqual({ x: 5.5, y: 5 });
    steps.advance(50);
    expect(steps.place).toEqual(east);
    expect(steps.walking).toBe(false);
  });

  it('keeps its pace over two steps without a stop between them', () => {
    const steps = queue();
    steps.follow(east);
    steps.follow({ x: 7, y: 6 });
    steps.advance(150);
    expect(steps.place).toEqual({ x: 6.5, y: 5.5 });
    expect(steps.heading).toEqual({ x: 1, y: 1 });
  });

  it('slides over ice in half the time, however far it is', () => {
    const steps = queue();
    const way = [6, 7, 8, 9, 10].map((x) => ({ x, y: 5 }));
    steps.slideOver(way);
    steps.slideOver(way);
    steps.advance(50);
    expect([steps.place.x, steps.sliding]).toEqual([5.5, false]);
    steps.advance(150);
    expect([steps.place.x, steps.sliding]).toEqual([8, true]);
    steps.advance(100);
    expect([steps.place.x, steps.walking]).toEqual([10, false]);
  });

  it('walks into a boat, sails in it at an even pace, and walks out of it', () => {
    const steps = queue();
    const way = [6, 7, 8, 9].map((x) => ({ x, y: 5 }));
    steps.slideOver(way, true);
    steps.advance(100);
    expect([steps.place.x, steps.sliding]).toEqual([6, true]);
    steps.advance(260);
    expect([steps.place.x, steps.sliding, steps.walking]).toEqual([8, false, true]);
    steps.advance(130);
    expect([steps.place.x, steps.walking]).toEqual([9, false]);
  });

  it('stands still when the same cell is named again', () => {
    const steps = queue();
    steps.follow(start);
    expect(steps.walking).toBe(false);
    steps.follow(east);
    steps.follow(east);
    steps.advance(100);
    expect(steps.walking).toBe(false);
  });

  it('walks back from where it is when the server refuses the step', () => {
    const steps = queue();
    steps.follow(east);
    steps.advance(30);
    steps.follow(start);
    expect(steps.place.x).toBeCloseTo(5.3);
    expect(steps.heading).toEqual({ x: -1, y: 0 });
    steps.advance(30);
    expect(steps.place).toEqual(start);
  });

  it('drops the steps that were to come after a refused one', () => {
    const steps = queue();
    steps.follow(east);
    steps.follow({ x: 7, y: 5 });
    steps.advance(40);
    steps.follow(east);
    steps.advance(500);
    expect(steps.place).toEqual(east);
  });

  it('turns round after a refusal that comes when it has arrived', () => {
    const steps = queue();
    steps.follow(east);
    steps.advance(100);
    steps.follow(start);
    steps.advance(50);
    expect(steps.place).toEqual({ x: 5.5, y: 5 });
  });

  it('hurries instead of jumping when many steps wait', () => {
    const steps = queue();
    for (let x = 6; x <= 9; x += 1) steps.follow({ x, y: 5 });
    steps.advance(20);
    expect(steps.place.x).toBeCloseTo(5.6);
  });

  it('cannot walk to a cell far away but can be put there', () => {
    const steps = queue();
    expect(steps.reaches({ x: 20, y: 3 })).toBe(false);
    expect(steps.reaches({ x: 6, y: 6 })).toBe(true);
    steps.standOn({ x: 20, y: 3 });
    expect(steps.place).toEqual({ x: 20, y: 3 });
    expect(steps.heading).toBeNull();
  });
});
