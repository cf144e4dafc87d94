import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FoeTypes } from './FoeTypes.tsx';

afterEach(cleanup);

it('a few types are written out, so that the card is not half empty', () => {
  render(<FoeTypes types={['normal']} />);
  screen.getByText('fighting');
  screen.getByText('ghost');
});

it('many types are icons with names for screen readers alone', () => {
  render(<FoeTypes types={['steel']} />);
  expect(screen.queryByText('fighting')).toBeNull();
});
