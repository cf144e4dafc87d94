import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { CreatureType } from '../../../../rules/creatures/types.ts';
import { TypePicker } from './TypePicker.tsx';

const user = userEvent.setup();
function Picker({ most, tell }: { most: number; tell: (types: readonly CreatureType[]) => void }) {
  const [chosen, setChosen] = useState<readonly CreatureType[]>([]);
  const change = (types: readonly CreatureType[]) => {
    setChosen(types);
    tell(types);
  };
  return <TypePicker legend="Types" name="types" most={most} chosen={chosen} onChange={change} />;
}

it('all eighteen types can be chosen together, and each again taken back', async () => {
  const tell = vi.fn();
  render(<Picker most={18} tell={tell} />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(18);
  await user.click(screen.getByRole('checkbox', { name: 'fire' }));
  await user.click(screen.getByRole('checkbox', { name: 'water' }));
  expect(tell).toHaveBeenLastCalledWith(['fire', 'water']);
  await user.click(screen.getByRole('checkbox', { name: 'fire' }));
  expect(tell).toHaveBeenLastCalledWith(['water']);
});

it('one type too many takes the place of the first', async () => {
  const tell = vi.fn();
  render(<Picker most={2} tell={tell} />);
  for (const name of ['fire', 'water', 'grass']) await user.click(screen.getByRole('checkbox', { name }));
  expect(tell).toHaveBeenLastCalledWith(['water', 'grass']);
});

it('of one type alone they are radio buttons', async () => {
  const tell = vi.fn();
  render(<Picker most={1} tell={tell} />);
  await user.click(screen.getByRole('radio', { name: 'fire' }));
  await user.click(screen.getByRole('radio', { name: 'steel' }));
  expect(tell).toHaveBeenLastCalledWith(['steel']);
});
