import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const haddad: GymLeader = {
  id: 'haddad-glass',
  name: 'Soraya Haddad',
  type: 'fire',
  description:
    'Blows glass on the noon stones, where her furnace is only the second hottest thing about. Her window panes remember summer.',
  portrait:
    'Woman of forty-four, lean, sun-dark olive skin, black hair tied under a white cloth; smoked goggles, robes of orange and bottle green, long blowpipe with a glowing bubble at its end; breathes out slowly, steady.',
  before: 'Stand in my shadow, if you like. It is the only one here until three o’clock.',
  after:
    'You came in like sand, and now one can see right through to the courage. Do not let anybody pack you in straw.',
  lost: 'Glass breaks in the making or not at all, and you have not broken. Sit in the shade, and bring water next time.',
  team: [
    member('kerbeam', 88, 'silver wind', 'fiery dance', 'x-scissor', 'heat wave'),
    member('tephraptor', 88, 'sandstorm', 'rock slide', 'crush claw', 'lava plume'),
    member('glowmonger', 89, 'confuse ray', 'mystical fire', 'heat wave', 'poltergeist'),
    member('brockember', 89, 'snarl', 'crunch', 'flamethrower', 'raging fury'),
    member('brackindle', 90, 'synthesis', 'trailblaze', 'fire lash', 'energy ball'),
    member('solpavo', 91, 'sunny day', 'fiery dance', 'flamethrower', 'brave bird'),
  ],
  coins: 8100,
};
