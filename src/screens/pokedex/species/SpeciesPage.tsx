import { useEffect, useRef } from 'react';
import { useKeptScroll } from '../../../hooks/useKeptScroll.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import { en } from '../../../locales/en.ts';
import { type DexEntry, isSeen } from '../dex.ts';
import { noteSpecies } from '../returnFocus.ts';
import { SpeciesNav } from './SpeciesNav.tsx';
import { SpeciesSheet } from './SpeciesSheet.tsx';
import { UnseenSheet } from './UnseenSheet.tsx';

export interface SpeciesPageProps {
  entry: DexEntry;
  dex: readonly DexEntry[];
  /** The entries that match the filters; the links to the neighbours step through them. */
  entries: readonly DexEntry[];
  params: URLSearchParams;
}

/** The page of a species: all facts if the player has seen it, otherwise a silhouette and a hint. */
export function SpeciesPage({ entry, dex, entries, params }: SpeciesPageProps) {
  const { species } = entry;
  const seen = isSeen(entry);
  const top = useRef<HTMLDivElement>(null);
  useKeptScroll();
  useEffect(() => {
    noteSpecies(species.id);
    const name = seen ? speciesName(species.name) : pokedexWords.unseen;
    document.title = `${speciesName(name)} · ${pokedexWords.title} · ${en.game}`;
    // Moves the focus to the heading, so that screen readers start there.
    top.current?.querySelector('h1')?.focus({ preventScroll: true });
    return () => {
      document.title = `${pokedexWords.title} · ${en.game}`;
    };
  }, [species, seen]);
  return (
    <div ref={top}>
      <SpeciesNav entry={entry} among={entries.includes(entry) ? entries : dex} params={params} />
      {seen ? (
        <SpeciesSheet entry={entry} dex={dex} params={params} />
      ) : (
        <UnseenSheet entry={entry} dex={dex} params={params} />
      )}
    </div>
  );
}
