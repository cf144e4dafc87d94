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
  lost: 'Too hot, was it? You should have said. Soak until your team stops shaking; it is free for those who lose, too.',
  team: [
    member('solpavo', 72, 'sunny day', 'morning sun', 'air slash', 'heat wave'),
    member('inglynx', 72, 'slash', 'fire lash', 'crush claw', 'heat wave'),
    member('tephraptor', 73, 'sandstorm', 'accelerock', 'lava plume', 'crush claw'),
    member('furnadil', 73, 'iron defense', 'lava plume', 'iron head', 'fire blast'),
    member('brockember', 73, 'hone claws', 'crunch', 'flamethrower', 'fiery wrath'),
    member('kilnaries', 76, 'cotton guard', 'bulldoze', 'flamethrower', 'double-edge'),
  ],
  coins: 5700,
};
