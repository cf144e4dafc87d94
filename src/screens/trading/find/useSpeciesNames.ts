import { useEffect, useState } from 'react';
import { loadScript } from '../../../api/loadScript.ts';

/** The names of all species, from A; none until they have come, as they come with everything known of each species. */
export function useSpeciesNames(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let here = true;
    loadScript(import('./speciesNames.ts')).then(
      ({ speciesNames }) => here && setNames(speciesNames),
      // A kind can be looked for without them.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return names;
}
