import { describe, expect, it } from 'vitest';
import { Scene } from '../core/scene.ts';
import { ellipse } from '../core/shapes.ts';
import { LARGEST_SHEET, PAGES, type Page, sheetsOf } from './pages.ts';

const cell = (i: number) => {
  const scene = new Scene(`b${i}-`, { main: '#f47b34' }).form(ellipse(128, 128, 40 + i));
  return { name: `ball ${i}`, content: scene.content() };
};
const page: Page = {
  name: 'balls',
  perSheet: 24,
  columns: 6,
  cell: 64,
  small: false,
  cells: async () => Array.from({ length: 50 }, (_, i) => cell(i)),
};

describe('the contact sheets of the repository', () => {
  it('are numbered, with so many pictures on each, and small enough to be shown', async () => {
    const names: string[] = [];
    for await (const { name, data } of sheetsOf(page)) {
      names.push(name);
      expect(data.length).toBeLessThanOrEqual(LARGEST_SHEET);
      expect(data.subarray(8, 12).toString()).toBe('WEBP');
    }
    expect(names).toEqual(['balls-1.webp', 'balls-2.webp', 'balls-3.webp']);
  });

  it('have names of their own', () => {
    expect(new Set(PAGES.map(({ name }) => name)).size).toBe(PAGES.length);
  });
});
