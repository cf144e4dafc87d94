import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { notify } from '../bridge/notices.ts';
import { Toasts } from './Toasts.tsx';

afterEach(cleanup);

it('notices become toasts at the bottom centre, in order', async () => {
  const { container } = render(<Toasts />);
  notify('error', 'Failed to move! Please reload');
  await waitFor(() => {
    const area = container.querySelector('.Toastify__toast-container--bottom-center');
    expect(area?.textContent).toBe('Failed to move! Please reload');
  });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
