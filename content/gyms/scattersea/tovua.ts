import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const tovua: GymLeader<'tovua-kites'> = {
  id: 'tovua-kites',
  name: 'Lani Tovua',
  type: 'flying',
  description:
    'Builds kites that carry letters, lunches and, on one occasion, a cousin. The line is strong, and the cousin writes.',
  portrait:
    'Woman of twenty-four, wiry, dark brown skin, many sun-bleached braids; orange wrap and a vest of patched sailcloth, carved wooden left leg, reel of line at the hip; barefoot, face turned up to the sky.',
  before:
    'The wind says six knots from the west, and that you had mango for breakfast. It is very exact about fruit.',
  after:
    'You cut my line cleanly, and that is the right way to lose a kite. It will come down in the north somewhere, so wave if you see my cousin.',
  lost: 'A lull, no more. The wind says that it will turn for you, and that you should have something with fruit in it.',
  team: [
    member('sunflit', 60, 'numb moss', 'nibble', 'cricket chorus', 'soft landing'),
    member('cranekata', 60, 'detect', 'ankle tap', "crow's line", 'slamming door'),
    member('telegrail', 61, 'tangled wires', 'chatter', 'tailwind', 'woodpecker'),
    member('weathercrest', 61, 'gather clouds', 'lost wheel', 'thunder', 'hurricane'),
    member('heralgale', 62, 'agility', 'full throat', 'fleet foot', 'falcon stoop'),
    member('brollygeist', 64, 'hex', 'open window', 'moor gale', 'poltergeist'),
  ],
  coins: 2940,
};
