import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressedOnGamepad } from '../../hooks/input/gamepadActions.ts';
import { freshBrowser } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';

const user = userEvent.setup();
let shown: Element | null = null;
const show = (element: Element | null) => {
  shown = element;
  document.dispatchEvent(new Event('fullscreenchange'));
};
const enter = vi.fn(async () => show(document.documentElement));

/** Makes the browser one that has full screen, or one that has not. */
function browserWith(enabled: boolean): void {
  const own = { configurable: true };
  Object.defineProperty(document, 'fullscreenEnabled', { ...own, value: enabled });
  Object.defineProperty(document, 'fullscreenElement', { ...own, get: () => shown });
  Object.defineProperty(document, 'exitFullscreen', { ...own, value: async () => show(null) });
  Object.defineProperty(document.documentElement, 'requestFullscreen', { ...own, value: enter });
}
const foot = () => within(screen.getByRole('contentinfo'));

beforeEach(() => {
  freshBrowser();
  enter.mockClear();
  shown = null;
});
afterEach(() => {
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

it('a button at the foot of every page shows the game in full screen, and ends it', async () => {
  browserWith(true);
  renderAt('/about');
  await user.click(foot().getByRole('button', { name: 'Full screen', pressed: false }));
  expect(enter).toHaveBeenCalledOnce();
  await user.click(await foot().findByRole('button', { name: 'Full screen', pressed: true }));
  await foot().findByRole('button', { name: 'Full screen', pressed: false });
  expect(shown).toBeNull();
});

it('so do the key F, which is a letter where somebody types, and a gamepad', async () => {
  browserWith(true);
  renderAt('/login');
  await user.type(await screen.findByLabelText('Username'), 'f');
  expect(enter).not.toHaveBeenCalled();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('f');
  await waitFor(() => expect(shown).not.toBeNull());
  pressedOnGamepad('fullscreen');
  await waitFor(() => expect(shown).toBeNull());
});

it('a refusal of the browser is said', async () => {
  browserWith(true);
  enter.mockRejectedValueOnce(new TypeError('Permissions check failed'));
  renderAt('/about');
  await user.click(foot().getByRole('button', { name: 'Full screen' }));
  await screen.findByText('Your browser did not allow full screen. Try the button at the foot of the page.');
});

it('where the browser has no full screen, no button and no key pretends to', async () => {
  browserWith(false);
  renderAt('/about');
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  await user.keyboard('f');
  expect(enter).not.toHaveBeenCalled();
});
