import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aFighter } from '../../testing/builders.ts';
import { Outcome } from './Outcome.tsx';

afterEach(cleanup);

it('the cards at the end of a battle name the moves', () => {
  const creatures = [aFighter(), aFighter({ id: 'caught', name: 'Podkin', attack1: 'Absorb', attack2: '' })];
  render(
    <Outcome title="Won" mood="glad" lines={[]} creatures={creatures}>
      <button type="button">Go to Maps</button>
    </Outcome>,
  );
  const [mine, caught] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
  within(mine).getByText('Tackle');
  within(mine).getByText('Ember');
  within(caught).getByText('Absorb');
  expect(within(caught).queryByText('Ember')).toBeNull();
});
