import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = ['Harkmoor', 'Overcloud', 'Fourlight'].map((label, index) => ({
  value: label,
  label,
  picture: 'types/fire',
  ...(index === 0 ? { note: '3' } : {}),
  disabled: index === 2,
  panel: <p>Leaders of {label}</p>,
}));

it('shows one panel at a time; the arrow keys open the next one and leave out what is closed', async () => {
  render(<Tabs label="Regions" tabs={tabs} />);
  expect(screen.getByRole('tabpanel').textContent).toBe('Leaders of Harkmoor');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel').textContent).toBe('Leaders of Overcloud');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Harkmoor');
});

it('can begin with another tab', () => {
  render(<Tabs label="Regions" tabs={tabs} first="Overcloud" />);
  expect(screen.getByRole('tabpanel').textContent).toBe('Leaders of Overcloud');
});
