import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { presentId } from '../../../content/species/formerNames.ts';
import { pokedexQuery } from '../../client/queries.ts';
import { whenQuiet } from '../../client/whenQuiet.ts';
import { FirstHint } from '../../hints/FirstHint.tsx';
import { usePlayerKnown } from '../../hints/usePlayerKnown.ts';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { addressWith, useAddress } from '../../hooks/useAddress.ts';
import { pokedexWords } from '../../locales/en/pokedex.ts';
import { en } from '../../locales/en.ts';
import { spoken } from '../../locales/texts.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { MessagePanel } from '../../ui/panels/MessagePanel.tsx';
import styles from './Dex.module.css';
import { dexOf } from './dex.ts';
import { LateSpeciesPage, prepareSpeciesPage } from './LateSpeciesPage.tsx';
import { chooseEntries } from './list/chooseEntries.ts';
import { DexList } from './list/DexList.tsx';
import { dexFiltersIn } from './list/dexFilters.ts';

/** Shown if the address names an unknown species. */
function NoSpecies({ params }: { params: URLSearchParams }) {
  return (
    <MessagePanel title={pokedexWords.noSuch} text={pokedexWords.noSuchText} creature="blinkowl">
      <LinkButton variant="primary" to={addressWith(params, { name: null })}>
        {pokedexWords.back}
      </LinkButton>
    </MessagePanel>
  );
}

const CARDS = Array.from({ length: 14 }, (_, index) => index);

/** The Pokedex around its list, which may be on its way. */
function DexFrame({ hinted, children }: { hinted: boolean; children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <h1>{pokedexWords.title}</h1>
      {hinted && <FirstHint name="pokedex" />}
      {children}
    </div>
  );
}

/** Placeholder of the list while it is loading. */
function DexSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {pokedexWords.loading}
      </p>
      <div className={styles.blank} aria-hidden="true" />
      <div className={styles.grid} aria-hidden="true" data-placeholder>
        {CARDS.map((card) => (
          <span key={card} className={styles.ghost} />
        ))}
      </div>
    </>
  );
}

/** Shown if the player's Pokedex could not be loaded. */
function DexFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <MessagePanel title={pokedexWords.failed} text={message} creature="pageant">
        <Button variant="primary" onClick={onRetry}>
          {en.retry.button}
        </Button>
      </MessagePanel>
    </div>
  );
}

/** All species of the game, with what the player knows of them; or the one that the address names. */
export default function PokedexScreen() {
  const [params, change] = useAddress();
  const { reply: pokedex, failure, retry } = useQuery(pokedexQuery);
  const known = usePlayerKnown();
  // The hint stands above the list before that has come; later it would push the placeholder down.
  const [early] = useState(known);
  const filters = useMemo(() => dexFiltersIn(params), [params]);
  const dex = useMemo(() => pokedex && dexOf(pokedex), [pokedex]);
  const { code } = useStore(spoken);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are found and sorted as the language has them
  const entries = useMemo(() => dex && chooseEntries(dex, filters), [dex, filters, code]);
  useEffect(() => whenQuiet(() => void prepareSpeciesPage().catch(() => undefined)), []);
  if (failure && !pokedex) return <DexFailure message={failure.message} onRetry={() => void retry()} />;
  const name = params.get('name')?.toLowerCase();
  const loaded = dex && entries && known ? { dex, entries } : null;
  if (name === undefined)
    return (
      <DexFrame hinted={early || loaded !== null}>
        {loaded ? (
          <DexList {...loaded} filters={filters} params={params} onChange={change} />
        ) : (
          <DexSkeleton />
        )}
      </DexFrame>
    );
  const skeleton = (
    <DexFrame hinted={false}>
      <DexSkeleton />
    </DexFrame>
  );
  if (!dex || !entries || !known) return skeleton;
  const entry = dex.find(({ species }) => species.id === presentId(name));
  if (!entry) return <NoSpecies params={params} />;
  return (
    <LateSpeciesPage
      key={name}
      entry={entry}
      dex={dex}
      entries={entries}
      params={params}
      waiting={skeleton}
      failed={(retry) => <DexFailure message={en.retry.text} onRetry={retry} />}
    />
  );
}
