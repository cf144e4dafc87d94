import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const wrona: GymLeader = {
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
  team: [
    member('mandolark', 91, 'supersonic', 'boomburst', 'sparkling aria', 'brave bird'),
    member('telegrail', 92, 'thunder wave', 'tailwind', 'drill peck', 'thunderbolt'),
    member('cranekata', 92, 'meditate', 'low sweep', 'jump kick', 'acrobatics'),
    member('brollygeist', 92, 'shadow sneak', 'ominous wind', 'bleakwind storm', 'poltergeist'),
    member('heralgale', 93, 'feather dance', 'extreme speed', 'brave bird', 'boomburst'),
    member('owlumen', 94, 'hypnosis', 'air slash', 'psychic', 'lumina crash'),
  ],
  coins: 21300,
};
