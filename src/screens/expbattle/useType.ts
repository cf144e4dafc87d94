import { useEffect } from 'react';
import { CREATURE_TYPES, type CreatureType } from '../../../rules/creatures/types.ts';
import { useAddress } from '../../hooks/useAddress.ts';

/** The type that was chosen last: whoever trains again mostly means the same. */
let last: string | null = null;

/** The chosen type, as the address says or as it was last; null where none is. */
export function useType(): readonly [CreatureType | null, (type: string) => void] {
  const [params, change] = useAddress();
  const named = params.get('type') ?? last;
  const type = CREATURE_TYPES.find((each) => each === named) ?? null;
  useEffect(() => {
    last = type;
  }, [type]);
  const choose = (wanted: string) => {
    last = wanted;
    change({ type: wanted });
  };
  return [type, choose];
}
