import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getProfile } from '../../../contract/auth.ts';
import { request } from '../../api/request.ts';
import { freshBrowser, loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { FakeRefusal, fakeServer } from '../../testing/transport.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { UncaughtPage } from './UncaughtPage.tsx';
import { dismissUncaught, followUncaught } from './uncaught.ts';
// Loaded here, so that no test waits for it.
import '../../screens/creatures/team/TeamScreen.tsx';

followUncaught();
beforeEach(freshBrowser);
afterEach(() => {
  act(dismissUncaught);
  vi.restoreAllMocks();
});
const ID = '0123456789ab';
const failing = () => new FakeRefusal(503, 'Busy', 'unavailable', { 'x-request-id': ID });
function Broken(): never {
  throw new Error('It cannot be drawn');
}
const page = () => screen.queryByRole('alertdialog', { name: 'Something broke' });
const tell = (event: Event) => act(() => void globalThis.dispatchEvent(event));
const rejected = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() });

it('an error that nobody has caught shows what to do, with the number of the last request that failed', async () => {
  fakeServer({ '/api/auth/profile': failing });
  await request(getProfile).catch(() => undefined);
  render(<UncaughtPage />);
  expect(page()).toBeNull();
  tell(new ErrorEvent('error', { error: new Error('Nobody caught this') }));
  expect(page()?.textContent).toContain('Load the page again');
  expect(page()?.textContent).toContain(ID);
  await userEvent.click(screen.getByRole('button', { name: 'Go on without loading' }));
  expect(page()).toBeNull();
});

it('so does a rejection that nobody has handled', () => {
  render(<UncaughtPage />);
  tell(rejected(new Error('Nobody handled this')));
  expect(page()).not.toBeNull();
});

it.each([
  ['what was cancelled', rejected(new DOMException('The player has left', 'AbortError'))],
  ['a notice of the browser', new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' })],
  [
    'an error of an extension',
    new ErrorEvent('error', {
      error: Object.assign(new Error(), { stack: 'at chrome-extension://abc/x.js' }),
    }),
  ],
])('%s shows nothing', (_what, event) => {
  render(<UncaughtPage />);
  tell(event);
  expect(page()).toBeNull();
});

it('what throws while it is drawn leaves no blank page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeServer({ '/api/auth/profile': failing });
  await request(getProfile).catch(() => undefined);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain(`Number of the last request that failed, for the operator: ${ID}`);
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the first page' }).getAttribute('href')).toBe('/');
});

it('a list that was not loaded shows the number under which the server’s log has the failure', async () => {
  loggedIn();
  fakeServer({ '/api/game/team': failing });
  renderAt('/team');
  await screen.findByText(`Error number ${ID}`);
});
