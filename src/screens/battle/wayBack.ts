import type { BattleDetails } from '../../bridge/state.ts';

interface Way {
  readonly to: string;
  readonly state?: { readonly mapName: string };
}

/** Where a battle is left to: the map of a wild one, the screen from which any other kind is started. */
export function wayBack({ battleType, mapName }: Pick<BattleDetails, 'battleType' | 'mapName'>): Way {
  if (battleType === 'training') return { to: '/expbattle' };
  if (battleType === 'gold') return { to: '/goldbattle' };
  if (battleType !== 'wb') return { to: '/gymbattle' };
  return mapName ? { to: '/map', state: { mapName } } : { to: '/maps' };
}
