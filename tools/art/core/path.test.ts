import { describe, expect, it } from 'vitest';
import { polygon } from './shapes.ts';

const square = polygon('0,0 10,0 10,10 0,10');

describe('a path', () => {
  it('turns clockwise without changing its shape', () => {
    const turned = square.reversed();
    expect(turned.area()).toBeCloseTo(-square.area(), 6);
    expect(turned.clockwise().area()).toBeCloseTo(square.area(), 6);
    expect(turned.bounds()).toEqual(square.bounds());
  });

  it('moves, turns, grows and mirrors', () => {
    expect(square.move(5, 6).bounds()).toMatchObject({ left: 5, top: 6 });
    expect(square.rotate(90).bounds().left).toBeCloseTo(-10, 6);
    expect(square.scale(2).bounds()).toMatchObject({ right: 20, bottom: 20 });
    expect(square.mirror(128).bounds().right).toBeCloseTo(256, 6);
  });

  it('scales a stated thickness with it', () => {
    expect(square.withThickness(8).scale(0.5).thickness).toBe(4);
    expect(square.thickness).toBe(10);
  });
});
