import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { onToast } from '../../client/notifications/toasts.ts';
import { setMuted, setVolume, sound } from '../../client/session/sound.ts';
import { startSound } from '../../sound/startSound.ts';
import { freshBrowser } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { awaitSound } from './awaitSound.ts';

vi.mock('../../client/whenQuiet.ts', () => ({
  whenQuiet: (act: () => void) => {
    act();
    return () => undefined;
  },
}));
vi.mock('../../sound/startSound.ts', () => ({ startSound: vi.fn() }));

const user = userEvent.setup();
const kept = () => JSON.parse(localStorage.getItem('settings') ?? '{}').chosen;

beforeAll(() => {
  setMuted(true);
  return awaitSound();
});
beforeEach(() => {
  freshBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openVolumes() {
  renderAt('/about');
  await user.click(screen.getByRole('button', { name: 'Sound' }));
  return within(await screen.findByRole('dialog', { name: 'Sound' }));
}

it('nothing sounds before the first gesture, nor for who has muted the game', async () => {
  expect(startSound).not.toHaveBeenCalled();
  setMuted(true);
  fireEvent.keyDown(document.body, { key: 'a' });
  await vi.dynamicImportSettled();
  expect(startSound).not.toHaveBeenCalled();
  setMuted(false);
  fireEvent.keyDown(document.body, { key: 'a' });
  await waitFor(() => expect(startSound).toHaveBeenCalledOnce());
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(startSound).toHaveBeenCalledOnce();
});

it('anybody finds three volumes at the foot of the page, which keys can change and the browser remembers', async () => {
  const dialog = await openVolumes();
  expect(dialog.getAllByRole('slider').map((slider) => slider.getAttribute('aria-label'))).toEqual([
    'Music',
    'Effects',
    'Cries',
  ]);
  const cries = dialog.getByRole('slider', { name: 'Cries' });
  cries.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(cries.getAttribute('aria-valuetext')).toBe('60 percent');
  await user.keyboard('{Home}');
  expect(kept()).toMatchObject({ cries: 0 });
  expect(sound.getState()).toMatchObject({ cries: 0, music: 60 });
});

it('the mute switch is remembered and seen at the foot of the page; turning a volume lifts it', async () => {
  const dialog = await openVolumes();
  await user.click(dialog.getByRole('checkbox', { name: /Mute everything/ }));
  expect(kept()).toMatchObject({ muted: true });
  expect(screen.getByText('Sound off')).toBeTruthy();
  dialog.getByRole('slider', { name: 'Music' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(sound.getState()).toMatchObject({ muted: false, music: 65 });
});

it('where the browser saves data, the music is asked for', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  const dialog = await openVolumes();
  await user.click(dialog.getByRole('button', { name: 'Play music' }));
  expect(sound.getState().asked).toBe(true);
  expect(dialog.queryByRole('button', { name: 'Play music' })).toBeNull();
});

it('M mutes and unmutes, says so, and is a letter where somebody types', async () => {
  const told: string[] = [];
  const stop = onToast(({ text }) => told.push(text));
  renderAt('/login');
  await user.type(await screen.findByLabelText('Username'), 'mimmi');
  expect(sound.getState().muted).toBe(false);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('m');
  expect(sound.getState().muted).toBe(true);
  await user.keyboard('m');
  expect(sound.getState().muted).toBe(false);
  await user.keyboard('{Control>}m{/Control}');
  expect(sound.getState().muted).toBe(false);
  expect(told).toEqual(['The game is muted. M lets it sound again.', 'The game sounds again. M mutes it.']);
  stop();
});

it('a volume that was set elsewhere is shown', async () => {
  const dialog = await openVolumes();
  setVolume('effects', 15);
  await waitFor(() =>
    expect(dialog.getByRole('slider', { name: 'Effects' }).getAttribute('aria-valuenow')).toBe('15'),
  );
});
