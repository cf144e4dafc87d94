import { useMemo } from 'react';
import { pokedexQuery } from '../../client/queries.ts';
import { useAddress } from '../../hooks/useAddress.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { chooseEntries } from './chooseEntries.ts';
import { DexFailure } from './DexFailure.tsx';
import { DexList } from './DexList.tsx';
import { DexSkeleton } from './DexSkeleton.tsx';
import { dexOf } from './dex.ts';
import { dexFiltersIn } from './dexFilters.ts';
import { NoSpecies } from './NoSpecies.tsx';
import { SpeciesPage } from './SpeciesPage.tsx';

/** Every species of the game, as far as the player knows it; with a name in the address, one of them. */
export default function PokedexScreen() {
  const [params, change] = useAddress();
  const { reply: pokedex, failure, retry } = useQuery(pokedexQuery);
  const filters = useMemo(() => dexFiltersIn(params), [params]);
  const dex = useMemo(() => pokedex && dexOf(pokedex), [pokedex]);
  const entries = useMemo(() => dex && chooseEntries(dex, filters), [dex, filters]);
  if (failure && !pokedex) return <DexFailure message={failure.message} onRetry={() => void retry()} />;
  if (!dex || !entries) return <DexSkeleton />;
  const name = params.get('name')?.toLowerCase();
  if (name === undefined)
    return <DexList dex={dex} entries={entries} filters={filters} params={params} onChange={change} />;
  const entry = dex.find(({ species }) => species.id === name);
  if (!entry) return <NoSpecies params={params} />;
  return <SpeciesPage key={name} entry={entry} dex={dex} entries={entries} params={params} />;
}
