import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SkeletonCards } from './SkeletonCards.tsx';

it('cards on their way are announced in words alone', () => {
  render(<SkeletonCards text="Fetching your pokemons" />);
  expect(screen.getByRole('status').textContent).toBe('Fetching your pokemons');
});
