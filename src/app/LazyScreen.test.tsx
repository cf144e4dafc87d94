import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { LoadScreen } from './gamePlace.ts';
import { LazyScreen } from './LazyScreen.tsx';

afterEach(cleanup);

it('a screen whose script is lost can be tried again', async () => {
  let tries = 0;
  const load: LoadScreen = async () => {
    tries++;
    if (tries === 1) throw new Error('offline');
    return { default: () => <p>Here at last</p> };
  };
  render(<LazyScreen load={load} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Here at last');
  expect(tries).toBe(2);
});
