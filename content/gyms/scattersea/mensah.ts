import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const mensah: GymLeader<'mensah-slip'> = {
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
    member('weathercrest', 66, 'tailwind', 'tin feathers', 'woodpecker', 'thunder'),
    member('pendulope', 66, 'wound spring', 'tick tock', 'double vision', 'plough through'),
    member('furnadil', 66, 'fireguard', 'slash', 'crater breath', 'helmet knock'),
    member('quicksylph', 67, 'bitter silk', 'flying rivet', 'puddle hop', 'burst drain'),
    member('anvilisk', 67, 'sharpen', 'kiln drop', 'helmet knock', 'piledriver'),
    member('ironclade', 70, 'smokescreen', 'grapnel', 'boiler burst', 'portcullis'),
  ],
  coins: 3480,
};
