import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showToast } from '../../client/notifications/toasts.ts';
import { Toasts } from './Toasts.tsx';

it('notices become toasts at the bottom centre, in order', async () => {
  const { container } = render(<Toasts />);
  showToast('error', 'Failed to move! Please reload');
  await waitFor(() => {
    const area = container.querySelector('.Toastify__toast-container--bottom-center');
    expect(area?.textContent).toBe('Failed to move! Please reload');
  });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('a toast that repeats another takes its place', async () => {
  const { container } = render(<Toasts />);
  const shown = () => [...container.querySelectorAll<HTMLElement>('.Toastify__toast')];
  showToast('error', 'Failed to move! Please reload');
  await waitFor(() => expect(shown()).toHaveLength(1));
  const [first] = shown();
  showToast('error', 'Failed to move! Please reload');
  await waitFor(() => {
    // A toast leaves with an animation, which never ends in happy-dom: send the event.
    for (const toast of shown()) fireEvent.animationEnd(toast);
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).not.toBe(first);
  });
});

it('a toast is coloured, and goes by itself after two seconds', async () => {
  const { container } = render(<Toasts />);
  showToast('success', 'Saved');
  const toast = await waitFor(() => {
    const shown = container.querySelector<HTMLElement>('.Toastify__toast');
    expect(shown?.className).toContain('Toastify__toast-theme--colored');
    return shown;
  });
  // The toast ends with the animation of its progress bar.
  const bar = toast?.querySelector<HTMLElement>('.Toastify__progress-bar--animated');
  expect(bar?.style.animationDuration).toBe('2000ms');
});

it('however many notices come at once, four are shown, four wait, and the newest is told', async () => {
  const { container } = render(<Toasts />);
  const shown = () => [...container.querySelectorAll<HTMLElement>('.Toastify__toast')];
  const texts = new Set<string | null>();
  for (let count = 1; count <= 100; count += 1) act(() => showToast('error', `Notice ${count}`));
  await waitFor(() => expect(shown()).toHaveLength(4));
  for (let toasts = shown(), turn = 0; toasts.length > 0 && turn < 10; toasts = shown(), turn += 1) {
    expect(toasts.length).toBeLessThanOrEqual(4);
    for (const toast of toasts) {
      texts.add(toast.textContent);
      fireEvent.click(within(toast).getByRole('button'));
    }
    // A toast leaves with an animation, which never ends in happy-dom: send the event.
    await waitFor(() => {
      for (const toast of toasts) fireEvent.animationEnd(toast);
      expect(shown().some((toast) => toasts.includes(toast))).toBe(false);
    });
  }
  expect(shown()).toEqual([]);
  expect(texts.size).toBeLessThanOrEqual(8);
  expect(texts).toContain('Notice 100');
});
