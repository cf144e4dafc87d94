import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const huanca: GymLeader<'huanca-springs'> = {
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
    member('solpavo', 72, 'clear skies', 'sunny doorstep', 'slamming door', 'heat wave'),
    member('inglynx', 72, 'slash', 'scorch mark', 'seam ripper', 'heat wave'),
    member('tephraptor', 73, 'sandstorm', 'skimming stone', 'crater breath', 'seam ripper'),
    member('furnadil', 73, 'boiler plate', 'crater breath', 'helmet knock', 'furnace door'),
    member('brockember', 73, 'scratching post', 'crunch', 'flamethrower', 'black smoke'),
    member('kilnaries', 76, 'thick fleece', 'bulldoze', 'flamethrower', 'reckless swing'),
  ],
  coins: 4040,
};
