import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onToast } from '../../client/notifications/toasts.ts';
import { en } from '../../locales/en.ts';
import { lateComponent, prepareComponent } from '../loading/lateComponent.ts';
import { OpenDialog } from './OpenDialog.tsx';

const Told = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    told
  </button>
);

it('a dialog is there at once where its script was loaded before', async () => {
  const load = vi.fn(async () => Told);
  const dialog = lateComponent(load);
  await prepareComponent(dialog);
  render(<OpenDialog dialog={dialog} given={{ onClose: () => undefined }} />);
  expect(screen.getByRole('button', { name: 'told' })).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('a dialog whose script does not come says so and is closed, and asks for it again the next time', async () => {
  const toasts: string[] = [];
  const letGo = onToast(({ text }) => toasts.push(text));
  let connected = false;
  const load = async () => {
    if (!connected) throw new TypeError('Failed to fetch');
    return Told;
  };
  const dialog = lateComponent(load);
  const onClose = vi.fn();
  const { unmount } = render(<OpenDialog dialog={dialog} given={{ onClose }} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(toasts).toEqual([en.retry.text]);
  unmount();
  connected = true;
  render(<OpenDialog dialog={dialog} given={{ onClose }} />);
  expect(await screen.findByRole('button', { name: 'told' })).toBeTruthy();
  letGo();
});
