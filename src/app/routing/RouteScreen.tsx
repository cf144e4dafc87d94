import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast } from '../../client/notifications/toasts.ts';
import { leftBehind } from '../../client/session/sessionEnd.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { en } from '../../locales/en.ts';
import type { GameRoute } from './gameRoute.ts';
import { LazyScreen } from './LazyScreen.tsx';

/** Shows a place to whoever may enter, and sends everybody else to the login screen. */
export function RouteScreen({ place }: { place: GameRoute }) {
  const token = useBridge(({ session }) => session.token);
  useEffect(() => {
    document.title = place.path === '/login' ? en.heading : `${place.title} · ${en.game}`;
  }, [place]);
  const before = useRef(token);
  useEffect(() => {
    const lost = before.current && !token;
    before.current = token;
    // Where nobody is sent to the login screen, nobody would hear of it.
    if (lost && !place.signInAt && leftBehind.getState()) showToast('info', en.login.ended);
  }, [token, place]);
  if (place.signInAt && !token) return <Navigate to={place.signInAt} replace />;
  // What one player has begun on a screen is not the next one's.
  return <LazyScreen key={place.signInAt && token} load={place.load} />;
}
