import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeSettings } from '../../bridge/store.ts';
import { KeyArt } from './KeyArt.tsx';

const art = (): HTMLElement => {
  const { container } = render(<KeyArt />);
  return container.querySelector('[data-key-art]') as HTMLElement;
};
const leanOf = (stage: HTMLElement): string => stage.style.getPropertyValue('--x');

it('the painting follows the mouse', async () => {
  act(() => changeSettings({ calm: false }));
  const stage = art();
  fireEvent.pointerMove(window, { clientX: innerWidth, clientY: 0, pointerType: 'mouse' });
  await waitFor(() => expect(Number(leanOf(stage))).toBe(1));
});

it('the painting follows the tilt of a phone, within bounds', async () => {
  act(() => changeSettings({ calm: false }));
  const stage = art();
  fireEvent(window, Object.assign(new Event('deviceorientation'), { gamma: -80, beta: 45 }));
  await waitFor(() => expect(Number(leanOf(stage))).toBe(-1));
});

it('the painting stands still in calm mode', async () => {
  act(() => changeSettings({ calm: true }));
  const stage = art();
  fireEvent.pointerMove(window, { clientX: innerWidth, clientY: 0, pointerType: 'mouse' });
  await new Promise(requestAnimationFrame);
  expect(leanOf(stage)).toBe('');
});
