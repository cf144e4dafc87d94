import { useEffect } from 'react';
import { bridge } from '../../bridge/store.ts';
import { onNavigation } from '../../client/session/navigation.ts';
import { whenQuiet } from '../../client/whenQuiet.ts';
import { useNavigate } from '../../hooks/leaving/useNavigate.ts';
import { loadScreen } from './loadScreen.ts';
import { routes } from './routes.ts';

const battle = routes.find(({ path }) => path === '/battle');

/**
 * Carries out the navigations that code outside of React asks for. The script of a battle's page comes before it is
 * wanted: once somebody who was met is drawn, and when the server is asked for a battle.
 */
export function Navigation() {
  const navigate = useNavigate();
  useEffect(() => onNavigation(({ to, replace, state }) => navigate(to, { replace, state })), [navigate]);
  useEffect(() => {
    // The page itself tells of a script that cannot be had.
    const load = () => void (battle && loadScreen(battle.load).catch(() => undefined));
    let letGo = () => {};
    const unfollow = [
      bridge.subscribe(
        ({ world }) => world.encounter !== null,
        (met) => {
          letGo();
          // Who has been met is drawn first.
          if (met) letGo = whenQuiet(load);
        },
      ),
      bridge.subscribe(
        (state) => state.battle.busy === 'start',
        (starts) => starts && load(),
      ),
    ];
    return () => {
      letGo();
      for (const end of unfollow) end();
    };
  }, []);
  return null;
}
