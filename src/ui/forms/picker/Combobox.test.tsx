import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';

const user = userEvent.setup();
const options = ['Ember', 'Flamethrower', 'Tackle', 'Take Down'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

function Picker() {
  const [value, setValue] = useState('ember');
  return <Combobox label="Move" options={options} value={value} onChange={setValue} />;
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Move' });
const lines = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('typing narrows the list, what begins with the letters first', async () => {
  render(<Picker />);
  await user.click(field());
  expect(lines()).toHaveLength(4);
  await user.keyboard('ta');
  expect(lines()).toEqual(['Tackle', 'Take Down']);
  expect(screen.getByRole('status').textContent).toBe('2 found');
});

it('an option is also found by its other name, and the whole other name chooses it', async () => {
  const told = vi.fn();
  const named = [
    { value: 'Kindlam', label: 'キンドラム', also: 'Kindlam' },
    { value: 'Podkin', label: 'ポドキン', also: 'Podkin' },
  ];
  render(<Combobox label="Move" options={named} value="" onChange={told} />);
  await user.click(field());
  await user.keyboard('kind');
  expect(lines()).toEqual(['キンドラム']);
  await user.clear(field());
  await user.keyboard('ポド');
  expect(lines()).toEqual(['ポドキン']);
  await user.clear(field());
  await user.keyboard('podkin');
  await user.tab();
  expect(told).toHaveBeenCalledExactlyOnceWith('Podkin');
});

it('arrow keys and Enter choose, and the field says what was chosen', async () => {
  render(<Picker />);
  await user.click(field());
  await user.keyboard('ta{ArrowDown}');
  const active = field().getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)?.textContent).toBe('Take Down');
  await user.keyboard('{Enter}');
  expect(field().value).toBe('Take Down');
  expect(lines()).toEqual([]);
});

it('the arrow keys go round', async () => {
  render(<Picker />);
  await user.click(field());
  await user.keyboard('{ArrowUp}{Enter}');
  expect(field().value).toBe('Take Down');
});

it('a press on a line chooses it', async () => {
  render(<Picker />);
  await user.click(field());
  await user.click(screen.getByRole('option', { name: 'Tackle' }));
  expect(field().value).toBe('Tackle');
});

it('Escape leaves everything as it was', async () => {
  render(<Picker />);
  await user.click(field());
  await user.keyboard('fla{Escape}');
  expect(field().value).toBe('Ember');
  expect(lines()).toEqual([]);
});

it('says when nothing has those letters', async () => {
  render(<Picker />);
  await user.click(field());
  await user.keyboard('zzz{Enter}');
  expect(field().value).toBe('Ember');
});

it('a whole name that was typed is chosen by going on', async () => {
  render(<Picker />);
  await user.click(field());
  await user.keyboard('take down');
  await user.tab();
  expect(field().value).toBe('Take Down');
});
