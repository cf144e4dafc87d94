import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { en } from '../locales/en.ts';
import type { GamePlace } from './gamePlace.ts';
import { LazyScreen } from './LazyScreen.tsx';
import { useBridge } from './useBridge.ts';

/** Shows a place to whoever may enter, and sends everybody else to the login screen. */
export function Place({ place }: { place: GamePlace }) {
  const token = useBridge(({ session }) => session.token);
  useEffect(() => {
    document.title = place.path === '/login' ? en.heading : `${place.title} · ${en.game}`;
  }, [place]);
  if (place.signInAt && !token) return <Navigate to={place.signInAt} replace />;
  return <LazyScreen load={place.load} />;
}
