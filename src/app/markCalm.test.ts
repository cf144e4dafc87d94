import { beforeEach, expect, it } from 'vitest';
import { setCalm } from '../client/session/calm.ts';
import { freshBrowser } from '../testing/fresh.ts';
import { markCalm } from './markCalm.ts';

beforeEach(freshBrowser);

it('Calm mode reaches the style sheets', () => {
  markCalm();
  expect(document.documentElement.hasAttribute('data-calm')).toBe(false);
  setCalm(true);
  expect(document.documentElement.hasAttribute('data-calm')).toBe(true);
});
