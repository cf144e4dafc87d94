import { render, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCreature } from '../../testing/builders.ts';
import { CreatureListRow } from '../creature/CreatureListRow.tsx';
import { TradeCard } from '../trading/TradeCard.tsx';
import { CreatureCard } from './CreatureCard.tsx';

const gone = {
  ...aCreature({ name: 'Bygone', attack1: 'Oldmove' }),
  unknown: true as const,
  type: '',
  types: [],
  hp: 0,
  orginalHp: 1,
};

describe('a creature of a species that the game no longer has', () => {
  it.each([
    ['card', <CreatureCard key="card" creature={gone} />],
    ['row of a list', <CreatureListRow key="row" creature={gone} />],
    ['card of a trade', <TradeCard key="trade" creature={gone} />],
  ])('keeps its name on its %s, which says that it is not known any more', (_where, card) => {
    const shown = within(render(card).container);
    expect(shown.getByRole('heading', { name: /Bygone/ })).toBeTruthy();
    expect(shown.getByText('Not known here any more')).toBeTruthy();
    expect(shown.queryByRole('progressbar')).toBeNull();
    expect(shown.queryByText(/0 *\/ *1/)).toBeNull();
  });
});
