import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const mensah: GymLeader = {
  id: 'mensah-slip',
  name: 'Abena Mensah',
  type: 'steel',
  description:
    'Rivets hulls by day and dances on them by night, to test the plates. No ship of hers has ever leaked, though one has a dent.',
  portrait:
    'Woman of thirty-eight, tall and powerful, deep black skin, bright yellow headwrap; navy boiler suit, leather apron, rivet hammer over one shoulder, tap shoes with steel toes; stands turned out like a dancer.',
  before: 'Listen: tap, tap, tap, tunk. That last one is a bad rivet, and I am going to find yours.',
  after:
    'Watertight. I knocked on every plate you have, and not one of them answered wrong. If you go up to the mountains, oil everything twice.',
  lost: 'I found it: one loose rivet, and not a big one. Tighten it, and launch again. I’ll be listening.',
  team: [
    member('weathercrest', 66, 'tailwind', 'steel wing', 'drill peck', 'thunder'),
    member('pendulope', 66, 'gear up', 'gear grind', 'psybeam', 'high horsepower'),
    member('furnadil', 66, 'burning bulwark', 'slash', 'lava plume', 'iron head'),
    member('quicksylph', 67, 'toxic thread', 'bullet punch', 'aqua step', 'sludge wave'),
    member('anvilisk', 67, 'sharpen', 'heat crash', 'iron head', 'hammer arm'),
    member('ironclade', 70, 'smokescreen', 'anchor shot', 'steam eruption', 'behemoth bash'),
  ],
  coins: 4700,
};
