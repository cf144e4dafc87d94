import { beforeEach, expect, it, vi } from 'vitest';
import { followSettings } from '../../bridge/settings.ts';
import { freshBrowser } from '../../testing/fresh.ts';
import { followTheme, setTheme, theme } from './theme.ts';

const page = () => document.documentElement.dataset.theme;

/** Simulates that another window stores settings. */
function elsewhere(chosen: object): void {
  localStorage.setItem('settings', JSON.stringify({ chosen }));
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
}

followSettings();
beforeEach(() => {
  freshBrowser();
  setTheme('system');
});

it('without a choice the pages are as the system has it', () => {
  freshBrowser();
  followTheme();
  expect(page()).toBeUndefined();
});

it('a choice is kept in the browser, and taken up by the next visit', () => {
  setTheme('dark');
  expect(page()).toBe('dark');
  delete document.documentElement.dataset.theme;
  followTheme();
  expect(page()).toBe('dark');
  expect(theme.getState()).toBe('dark');
});

it('a choice in another window counts here too', () => {
  followTheme();
  elsewhere({ theme: 'light' });
  expect(page()).toBe('light');
});

it('nonsense in the storage counts as no choice', () => {
  followTheme();
  elsewhere({ theme: 'purple' });
  expect(page()).toBeUndefined();
});

it('nothing fades while the colours change', async () => {
  setTheme('dark');
  expect(document.documentElement.dataset.turning).toBe('');
  await vi.waitFor(() => expect(document.documentElement.dataset.turning).toBeUndefined(), {
    timeout: 20_000,
  });
});
