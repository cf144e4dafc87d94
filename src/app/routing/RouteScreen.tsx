import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast } from '../../client/notifications/toasts.ts';
import { leftBehind } from '../../client/session/sessionEnd.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { en } from '../../locales/en.ts';
import type { GameRoute } from './gameRoute.ts';
import { LazyScreen } from './LazyScreen.tsx';

/** Paths that need a server: accounts, other players, the operator. */
const ABSENT: ReadonlySet<string> = new Set([
  '/account',
  '/findtrades',
  '/guest',
  '/login',
  '/offers',
  '/operator',
  '/player',
  '/quests',
  '/recover',
  '/signup',
  '/trades',
  '/trainer/:name',
  '/workshop',
]);

/** Whether a trial shows, in place of this screen, what a trial is: also to who has left it. */
const isNotInTrial = (path: string, token: string | null): boolean => token === null || ABSENT.has(path);

const loadTrial = () => import('../../screens/trial/TrialScreen.tsx');

/** Renders the screen of a route, or redirects to the login screen if the route needs a token and there is none. */
export function RouteScreen({ place }: { place: GameRoute }) {
  const token = useBridge(({ session }) => session.token);
  const title = place.path === '/login' ? en.heading : `${place.title()} · ${en.game}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const before = useRef(token);
  useEffect(() => {
    const lost = before.current && !token;
    before.current = token;
    // Screens that are not guarded do not redirect to the login screen, which would tell that the session has ended.
    if (lost && !place.signInAt && leftBehind.getState()) showToast('info', en.login.ended);
  }, [token, place]);
  if (import.meta.env.TRIAL && isNotInTrial(place.path, token)) {
    return <LazyScreen load={loadTrial} title={place.title()} />;
  }
  if (place.signInAt && !token) return <Navigate to={place.signInAt} replace />;
  // The key drops the state of a screen when another player logs in.
  return <LazyScreen key={place.signInAt && token} load={place.load} title={place.title()} />;
}
