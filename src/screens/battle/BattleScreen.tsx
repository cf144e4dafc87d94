import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { readStoredBattle } from '../../bridge/storage.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { Loading } from '../../ui/loading/Loading.tsx';
import { Lost } from './result/lost/Lost.tsx';
import { Caught } from './result/peaks/Caught.tsx';
import { Won } from './result/Won.tsx';
import { Fight } from './round/Fight.tsx';
import { Selection } from './selection/Selection.tsx';
import { useVisit } from './useVisit.ts';

/** Shows the battle page that the state names. Without a stored battle it redirects to the home screen. */
export default function BattleScreen() {
  const battle = useBridge((state) => state.battle.battle);
  useVisit();
  const page = battle?.page;
  // A round and its results count as one view: the scroll position is kept from round to round.
  const view = page === 'roundResults' ? 'battle' : page;
  useEffect(() => {
    if (view) globalThis.scrollTo?.(0, 0);
  }, [view]);
  useEffect(() => {
    if (!page) return;
    // If the focused control is gone, keyboard users would otherwise start again at the header.
    if (document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [page]);

  if (!battle) {
    return readStoredBattle() ? <Loading heading={battleWords.title} /> : <Navigate to="/Home" replace />;
  }
  switch (battle.page) {
    case 'selection':
      return <Selection key={battle.round} battle={battle} />;
    case 'win':
      return <Won battle={battle} />;
    case 'lose':
      return <Lost battle={battle} />;
    case 'caught':
      return <Caught battle={battle} />;
    default:
      return <Fight battle={battle} />;
  }
}
