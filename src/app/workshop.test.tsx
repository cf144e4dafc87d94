import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workshopAllowed } from '../client/workshop/workshop.ts';
import { freshBrowser } from '../testing/fresh.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { fakeServer } from '../testing/transport.ts';
import '../screens/unknown/UnknownScreen.tsx';

const health = (workshop: boolean) => ({
  '/api/health': { status: 'ok', version: '1', uptime: 1, workshop },
});

beforeEach(() => {
  freshBrowser();
  // As in a build. In development the workshop always exists.
  vi.stubEnv('DEV', false);
});
afterEach(() => vi.unstubAllEnvs());

it('the workshop is a page that does not exist where the operator does not allow it', async () => {
  fakeServer(health(false));
  renderAt('/workshop');
  expect(await screen.findByRole('heading', { name: 'Lost in the tall grass' })).toBeTruthy();
});

it('the workshop is there where the operator allows it, and while the game is developed', async () => {
  fakeServer(health(true));
  expect(await workshopAllowed()).toBe(true);
  fakeServer(health(false));
  expect(await workshopAllowed()).toBe(false);
  vi.stubEnv('DEV', true);
  expect(await workshopAllowed()).toBe(true);
});
