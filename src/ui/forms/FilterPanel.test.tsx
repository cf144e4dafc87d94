import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FilterPanel } from './FilterPanel.tsx';

it('filters fold behind a button that says how many are set, and can be cleared', async () => {
  const clear = vi.fn();
  const { rerender } = render(
    <FilterPanel search={<input aria-label="Name" />} active={0} found={166} onClear={clear}>
      <p>More</p>
    </FilterPanel>,
  );
  const fold = screen.getByRole('button', { name: 'Filters' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  rerender(
    <FilterPanel search={<input aria-label="Name" />} active={2} found={1} onClear={clear}>
      <p>More</p>
    </FilterPanel>,
  );
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBe(fold);
  expect(screen.getByRole('status').textContent).toBe('1 found');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(clear).toHaveBeenCalledOnce();
});
