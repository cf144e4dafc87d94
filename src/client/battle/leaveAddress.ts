import type { BattleDetails } from '../../bridge/state.ts';

interface Way {
  readonly to: string;
  readonly state?: { readonly mapName: string };
}

/** Whether a battle began on a map: against a wild creature, or against the rival, who leads no gym. */
export const beganOnMap = ({ battleType, gymId }: Pick<BattleDetails, 'battleType' | 'gymId'>): boolean =>
  battleType === 'wb' || (battleType === 'gym' && !gymId);

/** Where the player goes after a battle: the map on which it began (the map list if it is unknown), else the gyms. */
export function leaveAddress(battle: Pick<BattleDetails, 'battleType' | 'gymId' | 'mapName'>): Way {
  if (!beganOnMap(battle)) return { to: '/gymbattle' };
  const { mapName } = battle;
  return mapName ? { to: '/map', state: { mapName } } : { to: '/maps' };
}
