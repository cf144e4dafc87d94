import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const wrona: GymLeader<'wrona-roost'> = {
  id: 'wrona-roost',
  name: 'Tomasz Wrona',
  type: 'flying',
  description:
    'Counts every bird home at dusk, aloud and by name. In a good year for finches his supper is very late.',
  portrait:
    'Man of sixty-nine, long and stooped as a heron, pinkish pale skin, huge white moustache; cape of grey feathers, hat with a nest in the brim, tally beads, small lantern; one arm held out as a perch, patient.',
  before: 'Four thousand and six, four thousand and seven. Do begin, I can fight and count at the same time.',
  after:
    'Now I have lost my place, and gladly. I shall put you down as four thousand and eight, so be home before dark.',
  lost: 'You have lost a few feathers, and they grow back stronger. I have counted you in all the same.',
  team: [
    member('brollygeist', 87, 'creeping dusk', 'attic draught', 'moor gale', 'hurricane'),
    member('mandolark', 87, 'shrill whistle', 'siren song', 'falcon stoop', 'foghorn'),
    member('telegrail', 88, 'spark', 'numbing hum', 'discharge', 'woodpecker'),
    member('cranekata', 88, 'meditate', 'ankle tap', 'flying leap', 'acrobatics'),
    member('heralgale', 88, 'ruffled feathers', 'fleet foot', 'falcon stoop', 'foghorn'),
    member('owlumen', 94, 'double vision', 'slamming door', 'roost', 'hard truth'),
  ],
  coins: 5580,
};
