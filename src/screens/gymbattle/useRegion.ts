import { useEffect } from 'react';
import { useAddress } from '../../hooks/useAddress.ts';
import { frontier, type Region } from './gymRegions.ts';

/** Which region was shown last: the way back from a battle does not know it. */
let last: string | undefined;

/** The region to show: as the address says, else the last one, else where the player is on the way. */
export function useRegion(regions: readonly Region[]) {
  const [params, change] = useAddress();
  const named = regions.find(({ name }) => name === params.get('region'));
  const before = regions.find(({ name, open }) => open && name === last);
  const shown = (named ?? before ?? frontier(regions))?.name;
  useEffect(() => {
    last = shown;
  }, [shown]);
  return [shown, (region: string) => change({ region })] as const;
}
