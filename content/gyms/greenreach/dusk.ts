import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const dusk: GymLeader = {
  id: 'dusk-lantern',
  name: 'Corvin Dusk',
  type: 'dark',
  description: 'Lamplighter who prefers the hour before the lamps. His team fights in pairs.',
  team: [
    member('noctuff', 26, 'supersonic', 'bite', 'wing attack', 'feint attack'),
    member('umbrawl', 26, 'taunt', 'bite', 'feint attack', 'night slash'),
    member('noctuff', 28, 'leer', 'feint attack', 'wing attack', 'air slash'),
    member('umbrawl', 30, 'quick attack', 'pursuit', 'feint attack', 'night slash'),
  ],
  coins: 1700,
};
