import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setSettings } from '../../client/setSettings.ts';
import { freshBrowser } from '../../testing/fresh.ts';
import { followTheme } from './theme.ts';

/** A window of this many pixels, whose media queries know rem of 16 px, as those of browsers do. */
function inWindow(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, rem] = /^\(width < ([\d.]+)rem\)$/.exec(query) ?? [];
    return { matches: width < Number(rem) * 16, addEventListener() {}, removeEventListener() {} };
  });
}

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

it.each([
  [390, 100, false],
  [320, 100, false],
  [390, 150, true],
  [390, 200, true],
  [1280, 200, false],
])('a window of %i px with text of %i %% is tight for its text: %s', (width, textSize, tight) => {
  inWindow(width);
  followTheme();
  setSettings({ textSize });
  expect(document.documentElement.hasAttribute('data-tight')).toBe(tight);
});
