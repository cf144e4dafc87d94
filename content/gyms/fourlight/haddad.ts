import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const haddad: GymLeader<'haddad-glass'> = {
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
    member('kerbeam', 85, 'gossamer', 'midsummer leap', 'mantis snip', 'heat wave'),
    member('tephraptor', 85, 'sandstorm', 'scree run', 'seam ripper', 'crater breath'),
    member('glowmonger', 86, 'wrong turn', 'blue candle', 'heat wave', 'poltergeist'),
    member('brockember', 86, 'snarl', 'crunch', 'flamethrower', 'heath fire'),
    member('brackindle', 87, 'synthesis', 'trailblaze', 'scorch mark', 'bottled summer'),
    member('solpavo', 91, 'clear skies', 'midsummer leap', 'flamethrower', 'falcon stoop'),
  ],
  coins: 5360,
};
