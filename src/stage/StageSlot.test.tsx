import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { stage } from '../bridge/stage.ts';
import { partWords } from '../locales/en/parts.ts';
import { en } from '../locales/en.ts';
import { english, speak } from '../locales/languages.ts';
import { StageSlot } from './StageSlot.tsx';

const show = vi.fn();
const hide = vi.fn();
const reword = vi.fn();
let gaveUp = () => {};
vi.mock('../../scenes/main.ts', () => ({
  startGame: (told: () => void) => {
    gaveUp = told;
    return { show, hide, reword };
  },
}));

it('a picture that breaks again and again is told of, and is drawn once more when it is asked for', async () => {
  render(<StageSlot name="map" description="The map" />);
  await waitFor(() => expect(show).toHaveBeenCalledWith('map', screen.getByRole('img')));
  expect(screen.queryByRole('alert')).toBeNull();

  show.mockClear();
  gaveUp();
  expect((await screen.findByRole('alert')).textContent).toContain(partWords.stage.broken);
  expect(show).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: en.retry.button }));
  expect(show).toHaveBeenCalledWith('map', screen.getByRole('img'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the words on the canvas change with the language', async () => {
  render(<StageSlot name="map" description="The map" />);
  await waitFor(() => expect(show).toHaveBeenCalled());
  await speak({ code: 'en-XA', direction: 'ltr', fetch: async () => null });
  expect(reword).toHaveBeenCalledOnce();
  await speak(english);
});

it('a scene whose script does not come is told of, and asked for once more by the button', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const problem = new TypeError('Failed to fetch dynamically imported module');
  show.mockRejectedValueOnce(problem);
  render(<StageSlot name="battle" description="The battle" />);
  expect((await screen.findByRole('alert')).textContent).toContain(partWords.stage.missing);
  expect(told.mock.calls).toEqual([[problem]]);
  show.mockClear();
  await userEvent.click(screen.getByRole('button', { name: en.retry.button }));
  expect(show).toHaveBeenCalledWith('battle', screen.getByRole('img'));
  expect(screen.queryByRole('alert')).toBeNull();
  told.mockRestore();
});

/** Calls `onLeave` when it is unmounted, together with the slot before it. */
function Neighbour({ onLeave }: { onLeave: () => void }) {
  useLayoutEffect(() => onLeave, [onLeave]);
  return null;
}

it('gives the canvas’ place back with the slot, so that nothing is drawn where there is no page any more', () => {
  const left = vi.fn();
  const { unmount } = render(
    <>
      <StageSlot name="map" description="The map" />
      <Neighbour onLeave={() => left(stage.getState().element)} />
    </>,
  );
  expect(stage.getState().element).toBe(screen.getByRole('img'));
  unmount();
  expect(left.mock.lastCall).toEqual([null]);
});
