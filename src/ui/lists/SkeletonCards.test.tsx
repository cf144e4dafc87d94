import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SkeletonCards } from './SkeletonCards.tsx';

afterEach(cleanup);

it('cards on their way are announced in words alone', () => {
  render(<SkeletonCards text="Fetching your pokemons" />);
  expect(screen.getByRole('status').textContent).toBe('Fetching your pokemons');
});
