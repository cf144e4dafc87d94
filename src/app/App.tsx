import { BrowserRouter, HashRouter, Route, Routes } from 'react-router-dom';
import { Layout } from './layout/Layout.tsx';
import type { GameRoute } from './routing/gameRoute.ts';
import { Navigation } from './routing/Navigation.tsx';
import { RouteScreen } from './routing/RouteScreen.tsx';
import { routes, unknownRoute } from './routing/routes.ts';

/** A host of static files has no page at other paths: a trial's address changes only after the `#`. */
const Router = import.meta.env.TRIAL ? HashRouter : BrowserRouter;

/** The router and every screen in it. Paths match in any case. */
export function App() {
  return (
    <Router>
      <Navigation />
      <GameRoutes />
    </Router>
  );
}

/** Routes of one screen share its state: what is typed for a login stays when the same form becomes a signup. */
const screenOf = ({ load }: GameRoute): number => routes.findIndex((route) => route.load === load);

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
              element={<RouteScreen key={screenOf(place)} place={place} />}
            />
          ),
        )}
        <Route path="*" element={<RouteScreen place={unknownRoute} />} />
      </Route>
    </Routes>
  );
}
