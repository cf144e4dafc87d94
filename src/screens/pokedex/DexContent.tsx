import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { presentId } from '../../../content/species/formerNames.ts';
import { pokedexQuery } from '../../client/queries.ts';
import { whenQuiet } from '../../client/whenQuiet.ts';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { addressWith, type ChangeAddress } from '../../hooks/useAddress.ts';
import { pokedexWords } from '../../locales/en/pokedex.ts';
import { en } from '../../locales/en.ts';
import { spoken } from '../../locales/texts.ts';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { lateComponent, prepareComponent, useLateComponent } from '../../ui/loading/lateComponent.ts';
import { MessagePanel } from '../../ui/panels/MessagePanel.tsx';
import styles from './Dex.module.css';
import { DexFailure } from './DexFailure.tsx';
import { DexSkeleton } from './DexSkeleton.tsx';
import { dexOf } from './dex.ts';
import { chooseEntries } from './list/chooseEntries.ts';
import { DexList } from './list/DexList.tsx';
import { dexFiltersIn } from './list/dexFilters.ts';
import type { SpeciesPageProps } from './species/SpeciesPage.tsx';

/** What is below the heading of the screen; a page has a heading of its own, in place of that one. */
export type PokedexView = 'waiting' | 'list' | 'page';

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

/** Brings the attacks that species learn: the list of all species needs neither. */
const speciesPage = lateComponent(async () => (await import('./species/SpeciesPage.tsx')).SpeciesPage);

/** The page of a species, once its script is there. */
function LateSpeciesPage(props: SpeciesPageProps) {
  const { Component: Page, failed, retry } = useLateComponent(speciesPage);
  if (Page) return <Page {...props} />;
  if (failed) return <DexFailure message={en.retry.text} onRetry={retry} />;
  return (
    <div className={styles.screen}>
      <h1>{pokedexWords.title}</h1>
      <DexSkeleton />
    </div>
  );
}

interface Props {
  /** Whether it is known who plays. */
  known: boolean;
  params: URLSearchParams;
  onChange: ChangeAddress;
  /** Told before the view is painted. */
  onView: (view: PokedexView) => void;
}

/** The list of all species, or the page of the one that the address names. */
export function DexContent({ known, params, onChange, onView }: Props) {
  const { reply: pokedex, failure, retry } = useQuery(pokedexQuery);
  const filters = useMemo(() => dexFiltersIn(params), [params]);
  const dex = useMemo(() => pokedex && dexOf(pokedex), [pokedex]);
  const { code } = useStore(spoken);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are found and sorted as the language has them
  const entries = useMemo(() => dex && chooseEntries(dex, filters), [dex, filters, code]);
  useEffect(() => whenQuiet(() => void prepareComponent(speciesPage).catch(() => undefined)), []);
  const name = params.get('name')?.toLowerCase();
  const loaded = dex && entries && known ? { dex, entries } : null;
  const missing = pokedex ? null : failure;
  const view = missing || (loaded && name !== undefined) ? 'page' : loaded ? 'list' : 'waiting';
  useLayoutEffect(() => onView(view), [view, onView]);
  if (missing) return <DexFailure message={missing.message} onRetry={() => void retry()} />;
  if (!loaded) return <DexSkeleton />;
  if (name === undefined)
    return <DexList {...loaded} filters={filters} params={params} onChange={onChange} />;
  const entry = loaded.dex.find(({ species }) => species.id === presentId(name));
  if (!entry) return <NoSpecies params={params} />;
  return <LateSpeciesPage key={name} entry={entry} {...loaded} params={params} />;
}
