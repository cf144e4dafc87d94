import type { Navigator, To } from 'react-router-dom';
import { askBeforeLeaving, hearOfTravels } from '../../client/session/leaving.ts';

type Go = Navigator['push'];
/** Takes the way that the player wanted to go, to go it later or never. */
type Ask = (go: () => void) => void;

const pathOf = (to: To): string | undefined => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname);
/** Where the router keeps how far an entry of the history lies from the first one. */
const indexOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : undefined;

/**
 * Holds back every way to another path (links, the game's own navigations, logging out, Back and Forward, closing the
 * window) until the returned function is called. React Router has a blocker only in its larger form, which would weigh
 * on the login screen.
 */
export function holdBack(navigator: Navigator, pathname: string, ask: Ask): () => void {
  const { push, replace } = navigator;
  const here = indexOf(history.state);

  const guard =
    (go: Go): Go =>
    (to, ...rest) => {
      const elsewhere = (pathOf(to) ?? pathname) !== pathname;
      if (elsewhere) ask(() => go.call(navigator, to, ...rest));
      else go.call(navigator, to, ...rest);
    };
  const onPop = (event: PopStateEvent) => {
    if (location.pathname === pathname) return;
    // The browser has gone already: it is called back before the router hears of it.
    event.stopImmediatePropagation();
    const there = indexOf(event.state);
    const way = here === undefined || there === undefined ? -1 : there - here;
    history.go(-way);
    ask(() => history.go(way));
  };
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

  const release = askBeforeLeaving(ask);
  navigator.push = guard(push);
  navigator.replace = guard(replace);
  const deafen = hearOfTravels(onPop);
  globalThis.addEventListener('beforeunload', onUnload);
  return () => {
    release();
    navigator.push = push;
    navigator.replace = replace;
    deafen();
    globalThis.removeEventListener('beforeunload', onUnload);
  };
}
