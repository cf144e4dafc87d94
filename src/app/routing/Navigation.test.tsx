import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { changeBattle, changeWorld } from '../../bridge/store.ts';
import { freshBrowser } from '../../testing/fresh.ts';
import { loadScreen } from './loadScreen.ts';
import { Navigation } from './Navigation.tsx';
import { routes } from './routes.ts';

vi.mock('../../client/whenQuiet.ts', () => ({
  whenQuiet: (act: () => void) => {
    act();
    return () => undefined;
  },
}));
vi.mock('./loadScreen.ts', () => ({ loadScreen: vi.fn(async () => () => null) }));

it.each([
  ['somebody has been met', () => changeWorld({ encounter: { name: 'Podkin', level: 3, kind: 0 } })],
  ['a battle is asked for', () => changeBattle({ busy: 'start' })],
])('the page of a battle is loaded once %s', (_, happen) => {
  freshBrowser();
  vi.mocked(loadScreen).mockClear();
  render(
    <MemoryRouter>
      <Navigation />
    </MemoryRouter>,
  );
  expect(loadScreen).not.toHaveBeenCalled();
  happen();
  expect(loadScreen).toHaveBeenCalledExactlyOnceWith(routes.find(({ path }) => path === '/battle')?.load);
});
