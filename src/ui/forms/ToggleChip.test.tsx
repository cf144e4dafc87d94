import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ToggleChip } from './ToggleChip.tsx';

it('says whether it is on, and turns round when pressed', async () => {
  const turn = vi.fn();
  render(
    <ToggleChip pressed onChange={turn}>
      Can evolve
    </ToggleChip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Can evolve', pressed: true }));
  expect(turn).toHaveBeenCalledWith(false);
});
