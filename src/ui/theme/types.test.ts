import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CREATURE_TYPES } from '../../../rules/creatures/types.ts';

const SPECIFIED =
  'normal fire water electric grass ice fighting poison ground flying psychic bug rock ghost dragon dark steel fairy';
const types = readFileSync('src/ui/theme/types.css', 'utf8');
const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8');

it('there are the eighteen types of the specification', () => {
  expect(CREATURE_TYPES).toEqual(SPECIFIED.split(' '));
});

it.each(SPECIFIED.split(' '))('the type %s has a colour and an icon of its own', (type) => {
  expect(types).toContain(`[data-type="${type}"] {\n  --type: var(--type-${type});`);
  expect(tokens).toMatch(new RegExp(`--type-${type}: (?:#|light-dark)`));
  expect(existsSync(`assets/generated/types/${type}.svg`)).toBe(true);
});
