import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FoeTypes } from './FoeTypes.tsx';

afterEach(cleanup);

it('a few types are written out, so that the card is not half empty', () => {
  render(<FoeTypes types={['normal']} />);
  for (const name of ['fighting', 'ghost'])
    expect(screen.getByText(name).className).not.toContain('visually-hidden');
});

it('many types are icons with names for screen readers alone', () => {
  render(<FoeTypes types={['steel']} />);
  const hidden = screen.getByText('fighting');
  expect(hidden.className).toContain('visually-hidden');
});
