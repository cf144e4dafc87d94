import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Table } from './Table.tsx';

it('is a table with heads for columns and rows, and each fact carries the name of its column', () => {
  const rows = [
    { id: 'nball', name: 'Basic ball', cost: 20 },
    { id: 'uball', name: 'Ultra ball', cost: 120 },
  ];
  render(
    <Table
      caption="Market"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { key: 'item', head: 'Item', cell: ({ name }) => name },
        { key: 'cost', head: 'Cost', cell: ({ cost }) => cost, numeric: true },
      ]}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Market' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Item', 'Cost']);
  const row = within(table.getByRole('row', { name: /Ultra ball/ }));
  expect(row.getByRole('rowheader').textContent).toBe('Ultra ball');
  expect(row.getByRole('cell').textContent).toBe('120');
  expect(row.getByRole('cell').getAttribute('data-head')).toBe('Cost');
});
