import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { it } from 'vitest';
import type { LoadScreen } from './gameRoute.ts';
import { LazyScreen } from './LazyScreen.tsx';

it('a screen whose script is lost can be tried again', async () => {
  let offline = true;
  const load: LoadScreen = async () => {
    if (offline) throw new Error('offline');
    return { default: () => <p>Here at last</p> };
  };
  render(<LazyScreen load={load} title="Home" />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  offline = false;
  await userEvent.click(again);
  await screen.findByText('Here at last');
});
