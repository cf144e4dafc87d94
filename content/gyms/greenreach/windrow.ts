import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const windrow: GymLeader = {
  id: 'windrow-tower',
  name: 'Aurel Windrow',
  type: 'flying',
  description: 'Watcher on the tower above the clouds. Whoever beats him has seen the whole of Greenreach.',
  team: [
    member('voltwit', 37, 'thunder wave', 'discharge', 'quick attack', 'drill peck'),
    member('noctuff', 38, 'supersonic', 'feint attack', 'air slash', 'dark pulse'),
    member('sunflit', 38, 'stun spore', 'silver wind', 'bug buzz', 'quiver dance'),
    member('owlumen', 39, 'hypnosis', 'calm mind', 'air slash', 'psychic'),
    member('solpavo', 40, 'feather dance', 'aerial ace', 'flamethrower', 'wing attack'),
    member('tempestral', 42, 'dragon breath', 'dragon claw', 'dragon dance', 'air slash'),
  ],
  coins: 4000,
};
