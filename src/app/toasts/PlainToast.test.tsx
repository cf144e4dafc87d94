import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showToast } from '../../client/notifications/toasts.ts';
import { Toasts } from './Toasts.tsx';

vi.mock('./ToastArea.tsx', () => {
  throw new Error('offline');
});

const seen = (text: string) =>
  waitFor(() => expect(screen.getByText(text).className).not.toBe('visually-hidden'));

it('what there is to tell is seen even where the script of the toasts cannot be had', async () => {
  render(<Toasts />);
  showToast('error', 'The server cannot be reached. Please check your connection.');
  await seen('The server cannot be reached. Please check your connection.');
  showToast('error', 'Not caught');
  await seen('Not caught');
});
