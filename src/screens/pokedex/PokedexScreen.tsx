import { useState } from 'react';
import { FirstHint } from '../../hints/FirstHint.tsx';
import { usePlayerKnown } from '../../hints/usePlayerKnown.ts';
import { useAddress } from '../../hooks/useAddress.ts';
import { pokedexWords } from '../../locales/en/pokedex.ts';
import { en } from '../../locales/en.ts';
import { lateComponent, useLateComponent } from '../../ui/loading/lateComponent.ts';
import styles from './Dex.module.css';
import type { PokedexView } from './DexContent.tsx';
import { DexFailure } from './DexFailure.tsx';
import { DexSkeleton } from './DexSkeleton.tsx';

/** The species and the player's Pokedex weigh more than all that is around them, which is painted first. */
const content = lateComponent(async () => (await import('./DexContent.tsx')).DexContent);

/** All species of the game, with what the player knows of them; or the one that the address names. */
export default function PokedexScreen() {
  const [params, change] = useAddress();
  const known = usePlayerKnown();
  // The hint stands above the list before that has come; later it would push the placeholder down.
  const [early] = useState(known);
  const [view, setView] = useState<PokedexView>('waiting');
  const { Component: Content, failed, retry } = useLateComponent(content);
  const isPage = failed || view === 'page';
  return (
    <div className={isPage ? undefined : styles.screen}>
      {!isPage && <h1>{pokedexWords.title}</h1>}
      {!isPage && !params.has('name') && (early || view === 'list') && <FirstHint name="pokedex" />}
      {failed && <DexFailure message={en.retry.text} onRetry={retry} />}
      {Content && <Content known={known} params={params} onChange={change} onView={setView} />}
      {!failed && !Content && <DexSkeleton />}
    </div>
  );
}
