import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { BattleDetails } from '../../bridge/state.ts';
import { readStoredBattle } from '../../bridge/storage.ts';
import { FirstHint } from '../../hints/FirstHint.tsx';
import { useBridge } from '../../hooks/useBridge.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { foeOf } from '../../ui/creatureCard/facts/battleSides.ts';
import { Lost } from './result/Lost.tsx';
import { MapsLink } from './result/MapsLink.tsx';
import { OutcomeSheet } from './result/OutcomeSheet.tsx';
import { Won } from './result/Won.tsx';
import { Fight } from './round/Fight.tsx';
import { Selection } from './selection/Selection.tsx';
import { useVisit } from './useVisit.ts';

/** Result page after a caught wild creature. */
function Caught({ battle }: { battle: BattleDetails }) {
  const caught = foeOf(battle);
  const lines = [battleWords.caught((caught?.name ?? '').toUpperCase())];
  return (
    <OutcomeSheet
      title={battleWords.title}
      mood="glad"
      lines={lines}
      says={<FirstHint name="caught" />}
      creatures={caught ? [caught] : []}
    >
      <MapsLink battle={battle}>{battleWords.backToMaps}</MapsLink>
    </OutcomeSheet>
  );
}

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

  if (!battle) return readStoredBattle() ? null : <Navigate to="/Home" replace />;
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
