import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../locales/en.ts';
import { StageSlot } from './StageSlot.tsx';

const show = vi.fn();
const hide = vi.fn();
let gaveUp = () => {};
vi.mock('../../scenes/main.ts', () => ({
  startGame: (told: () => void) => {
    gaveUp = told;
    return { show, hide };
  },
}));

afterEach(cleanup);

it('a picture that breaks again and again is told of, and is drawn once more when it is asked for', async () => {
  render(<StageSlot name="map" description="The map" />);
  await waitFor(() => expect(show).toHaveBeenCalledWith('map', screen.getByRole('img')));
  expect(screen.queryByRole('alert')).toBeNull();

  show.mockClear();
  gaveUp();
  expect((await screen.findByRole('alert')).textContent).toContain(en.stage.broken);
  expect(show).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: en.retry.button }));
  expect(show).toHaveBeenCalledWith('map', screen.getByRole('img'));
  expect(screen.queryByRole('alert')).toBeNull();
});
