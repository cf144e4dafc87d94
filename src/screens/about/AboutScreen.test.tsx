import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { species } from '../../../content/species/index.ts';
import { freshBrowser } from '../../testing/fresh.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { holders } from './holders.ts';

beforeEach(freshBrowser);
it('the page tells how large the world is', async () => {
  renderAt('/about');
  const term = await screen.findByText('species');
  expect(term.nextElementSibling?.textContent).toBe(String(Object.keys(species).length));
});

it('every library that comes along is named with its version, its licence and whose it is', async () => {
  renderAt('/about');
  const list = (await screen.findByText('Libraries and their licences')).closest('details');
  for (const { copyright, libraries } of holders) {
    expect(list?.textContent).toContain(copyright);
    for (const [name, version] of Object.entries(libraries)) {
      expect(list?.textContent).toContain(`${name} ${version}`);
    }
  }
  expect(list?.textContent).toContain('Permission is hereby granted, free of charge');
});
