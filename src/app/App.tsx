import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Layout } from './Layout.tsx';
import { Place } from './Place.tsx';
import { places, unknownPlace } from './places.ts';
import { Traveller } from './Traveller.tsx';

/** The router and every screen in it. Paths match in any case. */
export function App() {
  return (
    <BrowserRouter>
      <Traveller />
      <GameRoutes />
    </BrowserRouter>
  );
}

/** Every screen lies under the root, inside the shared header and toast area. */
export function GameRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Layout />}>
        {places.map((place) =>
          place.path === '/' ? (
            <Route key="/" index element={<Place place={place} />} />
          ) : (
            <Route key={place.path} path={place.path} element={<Place key={place.path} place={place} />} />
          ),
        )}
        <Route path="*" element={<Place place={unknownPlace} />} />
      </Route>
    </Routes>
  );
}
