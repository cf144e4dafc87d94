import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { noteDevice } from '../../hooks/input/device.ts';
import { aProfile } from '../../testing/builders.ts';
import { freshBrowser, loggedIn } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { followTheme, setTheme } from '../theme/theme.ts';

const user = userEvent.setup();

followTheme();
beforeEach(() => {
  freshBrowser();
  setTheme('system');
});
it('anybody can choose between day and night at the foot of the page', async () => {
  renderAt('/about');
  const switches = within(screen.getByRole('group', { name: 'Theme' }));
  await user.click(switches.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(switches.getByRole('button', { pressed: true }).textContent).toBe('Dark');
  await user.click(switches.getByRole('button', { name: 'System' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

it('anybody sees the controls of what they have in hand, and come back to where they were', async () => {
  noteDevice('gamepad');
  renderAt('/about');
  const opener = screen.getByRole('button', { name: 'Controls' });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Controls' });
  expect(within(dialog).getByRole('tab', { selected: true }).textContent).toBe('Gamepad');
  await user.click(within(dialog).getByRole('tab', { name: 'Keyboard' }));
  expect(within(dialog).getByRole('tabpanel').textContent).toContain('W A S D');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

it('players find at the foot of the page what their menu does not name', () => {
  loggedIn(aProfile());
  renderAt('/about');
  const foot = within(screen.getByRole('contentinfo'));
  const links = foot.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Settings', '/settings'],
    ['Your profile', '/profile'],
    ['F.A.Q', '/faq'],
    ['About', '/about'],
  ]);
});
