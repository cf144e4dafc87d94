import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const huanca: GymLeader = {
  id: 'huanca-springs',
  name: 'Quilla Huanca',
  type: 'fire',
  description:
    'Attendant of the hot springs. She knows to a spoonful how much heat a person can bear, and has a large spoon.',
  portrait:
    'Woman of twenty-nine, sturdy, red-brown skin flushed with steam, two long black braids under a white towel turban; coral bath robe with a flame hem, wooden clogs, long ladle; cheerful, wreathed in steam.',
  before:
    'Shoes off, hair up, and tell me when it gets too hot. I shall not change anything, but I do like to know.',
  after:
    'Well steamed, the pair of us! The cold plunge is free for winners. It is also compulsory, and behind you.',
  team: [
    member('solpavo', 73, 'sunny day', 'morning sun', 'heat wave', 'air slash'),
    member('inglynx', 74, 'slack off', 'fire lash', 'crush claw', 'heat wave'),
    member('tephraptor', 74, 'accelerock', 'lava plume', 'crush claw', 'stone edge'),
    member('furnadil', 74, 'iron defense', 'lava plume', 'iron head', 'fire blast'),
    member('brockember', 75, 'hone claws', 'crunch', 'flamethrower', 'fiery wrath'),
    member('kilnaries', 76, 'cotton guard', 'bulldoze', 'double-edge', 'flare blitz'),
  ],
  coins: 14300,
};
