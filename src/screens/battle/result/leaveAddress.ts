import type { BattleDetails } from '../../../bridge/state.ts';

interface Way {
  readonly to: string;
  readonly state?: { readonly mapName: string };
}

/** Where a battle is left to: the map of a wild one, the gyms after any other kind. */
export function leaveAddress({ battleType, mapName }: Pick<BattleDetails, 'battleType' | 'mapName'>): Way {
  if (battleType !== 'wb') return { to: '/gymbattle' };
  return mapName ? { to: '/map', state: { mapName } } : { to: '/maps' };
}
