import { useEffect, useMemo } from 'react';
import { presentId } from '../../../content/species/formerNames.ts';
import { pokedexQuery } from '../../client/queries.ts';
import { whenQuiet } from '../../client/whenQuiet.ts';
import { usePlayerKnown } from '../../hints/usePlayerKnown.ts';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { addressWith, useAddress } from '../../hooks/useAddress.ts';
import { pokedexWords } from '../../locales/en/pokedex.ts';
import { en } from '../../locales/en.ts';
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

/** Placeholder of the Pokedex while it is loading. */
function DexSkeleton() {
  return (
    <div className={styles.screen}>
      <h1>{pokedexWords.title}</h1>
      <p className="visually-hidden" role="status">
        {pokedexWords.loading}
      </p>
      <div className={styles.blank} aria-hidden="true" />
      <div className={styles.grid} aria-hidden="true">
        {CARDS.map((card) => (
          <span key={card} className={styles.ghost} />
        ))}
      </div>
    </div>
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
  const filters = useMemo(() => dexFiltersIn(params), [params]);
  const dex = useMemo(() => pokedex && dexOf(pokedex), [pokedex]);
  const entries = useMemo(() => dex && chooseEntries(dex, filters), [dex, filters]);
  useEffect(() => whenQuiet(() => void prepareSpeciesPage().catch(() => undefined)), []);
  if (failure && !pokedex) return <DexFailure message={failure.message} onRetry={() => void retry()} />;
  if (!dex || !entries || !known) return <DexSkeleton />;
  const name = params.get('name')?.toLowerCase();
  if (name === undefined)
    return <DexList dex={dex} entries={entries} filters={filters} params={params} onChange={change} />;
  const entry = dex.find(({ species }) => species.id === presentId(name));
  if (!entry) return <NoSpecies params={params} />;
  return (
    <LateSpeciesPage
      key={name}
      entry={entry}
      dex={dex}
      entries={entries}
      params={params}
      waiting={<DexSkeleton />}
      failed={(retry) => <DexFailure message={en.retry.text} onRetry={retry} />}
    />
  );
}
