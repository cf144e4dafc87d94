import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Layout } from './layout/Layout.tsx';
import { Navigation } from './routing/Navigation.tsx';
import { RouteScreen } from './routing/RouteScreen.tsx';
import { routes, unknownRoute } from './routing/routes.ts';

/** The router and every screen in it. Paths match in any case. */
export function App() {
  return (
    <BrowserRouter>
      <Navigation />
      <GameRoutes />
    </BrowserRouter>
  );
}

/** All screens are children of the root route, which renders header, footer and toasts. */
export function GameRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Layout />}>
        {routes.map((place) =>
          place.path === '/' ? (
            <Route key="/" index element={<RouteScreen place={place} />} />
          ) : (
            <Route
              key={place.path}
              path={place.path}
              element={<RouteScreen key={place.path} place={place} />}
            />
          ),
        )}
        <Route path="*" element={<RouteScreen place={unknownRoute} />} />
      </Route>
    </Routes>
  );
}
