import { beforeEach, expect, it, vi } from 'vitest';
import { followTheme, setTheme, theme } from './theme.ts';

const page = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  setTheme('system');
});

it('without a choice the pages are as the system has it', () => {
  localStorage.clear();
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
  localStorage.setItem('theme', 'light');
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(page()).toBe('light');
});

it('nonsense in the storage counts as no choice', () => {
  localStorage.setItem('theme', 'purple');
  followTheme();
  expect(page()).toBeUndefined();
});

it('nothing fades while the colours change', async () => {
  setTheme('dark');
  expect(document.documentElement.dataset.turning).toBe('');
  await vi.waitFor(() => expect(document.documentElement.dataset.turning).toBeUndefined());
});
