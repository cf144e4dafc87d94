import { describe, expect, it } from 'vitest';
import { AVATARS } from '../../../../contract/shapes/avatar.ts';
import { toPixels } from '../../core/render.ts';
import { drawFigure, FRAME } from './figure.ts';
import type { Look } from './look.ts';
import { looks } from './looks/index.ts';
import { PORTRAIT, walkMaker } from './maker.ts';
import { DIRECTIONS, type Direction, STEPS } from './pose.ts';

/** For each map pixel of the frame and a margin of `margin` units around it, whether the figure covers it. */
function shapeOf(look: Look, direction: Direction, step: (typeof STEPS)[number], margin = 0): boolean[] {
  const [width, height] = [FRAME.width + 2 * margin, FRAME.height + 2 * margin];
  const box = `viewBox="${-margin} ${-margin} ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawFigure(look, direction, step)}</svg>`;
  const { data } = toPixels(svg, width / 4);
  return Array.from({ length: data.length / 4 }, (_, i) => (data[i * 4 + 3] ?? 0) > 100);
}

const shapes = new Map(
  looks.map((look) => [look, DIRECTIONS.map((direction) => shapeOf(look, direction, 'stand'))]),
);
/** Number of pixels in which two looks differ, as a mean over all directions. */
function difference(one: Look, other: Look): number {
  const [first, second] = [shapes.get(one) ?? [], shapes.get(other) ?? []];
  const differing = first.flatMap((shape, i) => shape.filter((covered, at) => covered !== second[i]?.[at]));
  return differing.length / DIRECTIONS.length;
}

it('every look that can be chosen is drawn, in the order of the choice', () => {
  expect(looks.map(({ name }) => name)).toEqual(AVATARS);
});

describe.each(looks)('the look $name', (look) => {
  it('stays inside its frame in every direction and step', () => {
    const margin = 8;
    const columns = (FRAME.width + 2 * margin) / 4;
    const isOutside = (at: number) => {
      const [x, y] = [at % columns, Math.floor(at / columns)];
      return x < 2 || y < 2 || x >= columns - 2 || y >= (FRAME.height + 2 * margin) / 4 - 2;
    };
    const outside = DIRECTIONS.flatMap((direction) =>
      STEPS.filter((step) =>
        shapeOf(look, direction, step, margin).some((covered, at) => covered && isOutside(at)),
      ).map((step) => `${direction} ${step}`),
    );
    expect(outside).toEqual([]);
  });

  it('looks different in every direction', () => {
    const drawings = DIRECTIONS.map((direction) =>
      drawFigure(look, direction, 'stand').replaceAll(/id="[^"]*"/g, ''),
    );
    expect(new Set(drawings).size).toBe(DIRECTIONS.length);
  });

  it('moves with its steps', () => {
    expect(drawFigure(look, 'e', 'left')).not.toBe(drawFigure(look, 'e', 'right'));
  });

  it('can be told from every other as a black shape on the map', () => {
    const others = looks.filter((other) => other !== look).map((other) => difference(look, other));
    expect(Math.min(...others)).toBeGreaterThan(45);
  });
});

it('a look is baked as a walk sheet, its numbers and a picture for the choice', {
  timeout: 60_000,
}, async () => {
  const made = [];
  for await (const file of walkMaker.files((path) => path.includes('/sledder.'))) made.push(file);
  expect(made.map(({ path }) => path)).toEqual([
    'characters/sledder.walk.webp',
    'characters/sledder.walk.json',
    'characters/sledder.webp',
  ]);
  expect(JSON.parse(String(made[1]?.data))).toMatchObject({ image: 'characters/sledder.walk', scale: 3 });
  expect(made[2]?.data.length).toBeLessThan(8000);
  expect(PORTRAIT.side).toBe(192);
});
