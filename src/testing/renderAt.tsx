import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { GameRoutes } from '../app/App.tsx';
import { Navigation } from '../app/routing/Navigation.tsx';

interface Place {
  pathname: string;
  search: string;
  state: unknown;
}

/** Renders the whole game at an address. The returned `place` is the current location. */
export function renderAt(address: string, state?: unknown) {
  const { pathname = '/', ...rest } = parsePath(address);
  const place: Place = { pathname, search: rest.search ?? '', state };
  const view = render(
    <MemoryRouter initialEntries={[{ pathname, ...rest, state }]}>
      <Navigation />
      <Watch place={place} />
      <GameRoutes />
    </MemoryRouter>,
  );
  return { ...view, place };
}

function Watch({ place }: { place: Place }) {
  const { pathname, search, state } = useLocation();
  useEffect(() => {
    Object.assign(place, { pathname, search, state });
  }, [place, pathname, search, state]);
  return null;
}
