import { describe, expect, it } from 'vitest';
import { fileOf } from './fileOf.ts';

describe('the file of a problem', () => {
  it.each([
    ['a species in the file of its family', 'species', 'emberam', 'content/species/kindlam.ts'],
    ['a move in the file of its type', 'moves', 'ember', 'content/moves/fire.ts'],
    ['a leader in a file of its own', 'gyms', 'thornby-garden', 'content/gyms/greenreach/thornby.ts'],
    ['a region in its index', 'gyms', 'Greenreach', 'content/gyms/greenreach/index.ts'],
    ['an item among the items', 'items', 'nball', 'content/items.ts'],
    ['the catalogue as a whole in its folder', 'species', '', 'content/species'],
    ['what nobody has written in the folder of its part', 'species', 'nobody', 'content/species'],
  ] as const)('is that of %s', (_name, part, key, file) => {
    expect(fileOf({ part, key })).toBe(file);
  });
});
