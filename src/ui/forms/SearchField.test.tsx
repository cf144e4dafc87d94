import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SearchField } from './SearchField.tsx';

function Search() {
  const [value, setValue] = useState('');
  return <SearchField label="Name" value={value} onChange={setValue} />;
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name' });

it('is emptied by its button, which gives the focus back to the field', async () => {
  render(<Search />);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(field(), 'kind');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

it('is emptied by Escape', async () => {
  render(<Search />);
  await userEvent.type(field(), 'kind{Escape}');
  expect(field().value).toBe('');
});
