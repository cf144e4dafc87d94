import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { aBattle, aFighter } from '../../../testing/builders.ts';
import { Lost } from './lost/Lost.tsx';
import { TeamCards } from './TeamCards.tsx';

it.each([
  ['wb', 'Battle Again? leads back to the map, where others wait.'],
  ['training', 'Battle Again? leads to the gyms.'],
  ['gold', 'Battle Again? leads to the gyms.'],
] as const)('after a lost battle of the kind %s it says where Battle Again? leads', (battleType, words) => {
  render(
    <MemoryRouter>
      <Lost battle={aBattle({ page: 'lose', battleType })} />
    </MemoryRouter>,
  );
  const again = screen.getByRole('button', { name: 'Battle Again?' });
  const note = screen.getByText(words);
  expect(again.getAttribute('aria-describedby')).toBe(note.id);
});

it('where Battle Again? fights the same once more, nothing has to be said', () => {
  render(
    <MemoryRouter>
      <Lost battle={aBattle({ page: 'lose', battleType: 'gym', gymId: 'thornby-garden' })} />
    </MemoryRouter>,
  );
  expect(screen.queryByText(/leads/)).toBeNull();
});

it('the cards at the end of a battle name the moves', () => {
  const creatures = [aFighter(), aFighter({ id: 'caught', name: 'Podkin', attack1: 'Absorb', attack2: '' })];
  render(<TeamCards creatures={creatures} />);
  const [mine, caught] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
  within(mine).getByText('Tackle');
  within(mine).getByText('Ember');
  within(caught).getByText('Absorb');
  expect(within(caught).queryByText('Ember')).toBeNull();
});
