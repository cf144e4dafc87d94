import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Select } from './Select.tsx';

it('offers its choices and the words for none, and tells which was taken', async () => {
  const take = vi.fn();
  const choices = [
    { value: 'fire', label: 'fire' },
    { value: 'ice', label: 'ice', disabled: true },
  ];
  render(<Select label="Select Type" choices={choices} value="" placeholder="Any" onChange={take} />);
  const select = screen.getByRole('combobox', { name: 'Select Type' });
  expect(
    screen.getAllByRole<HTMLOptionElement>('option').map(({ text, disabled }) => [text, disabled]),
  ).toEqual([
    ['Any', false],
    ['fire', false],
    ['ice', true],
  ]);
  await userEvent.selectOptions(select, 'fire');
  expect(take).toHaveBeenCalledWith('fire');
});
