import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setClock } from '../../bridge/clock.ts';
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

it('every layer moves at a depth of its own, the nearest the farthest', () => {
  const depths = [...art().children].map((layer) =>
    Number.parseFloat((layer as HTMLElement).style.getPropertyValue('--depth')),
  );
  expect(depths.length).toBeGreaterThanOrEqual(5);
  expect(depths).toEqual([...new Set(depths)].sort((one, other) => one - other));
});

it('the sky is that of the game’s hour, and the land is dark by night', () => {
  const stage = art();
  const skyBy = (hour: 'day' | 'dusk' | 'night') => {
    act(() => setClock(hour, 300_000));
    return { sky: stage.style.getPropertyValue('--sky'), light: stage.style.getPropertyValue('--light') };
  };
  const [day, dusk, night] = [skyBy('day'), skyBy('dusk'), skyBy('night')];
  expect(dusk).toEqual({ sky: 'none', light: 'transparent' });
  expect(new Set([day.sky, dusk.sky, night.sky]).size).toBe(3);
  expect(day.light).toBe('transparent');
  expect(night.light).not.toBe('transparent');
});
