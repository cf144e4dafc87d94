import type { BattleDetails } from '../../bridge/state.ts';

interface Way {
  readonly to: string;
  readonly state?: { readonly mapName: string };
}

/** Where the player goes after a battle: the map after a wild one (the map list if it is unknown), else the gyms. */
export function leaveAddress({ battleType, mapName }: Pick<BattleDetails, 'battleType' | 'mapName'>): Way {
  if (battleType !== 'wb') return { to: '/gymbattle' };
  return mapName ? { to: '/map', state: { mapName } } : { to: '/maps' };
}
