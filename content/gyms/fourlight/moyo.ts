import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const moyo: GymLeader<'moyo-seeds'> = {
  id: 'moyo-seeds',
  name: 'Thandeka Moyo',
  type: 'grass',
  description:
    'Librarian of the seed house in the wood of dawn. Oaks may be borrowed for two hundred years, radishes over the weekend.',
  portrait:
    'Woman of thirty-three, willowy, deep brown skin, hair in neat rows dotted with seeds; pale green linen dress, ink-stained cuffs, satchel of tiny drawers, seedling in an eggshell; finger to her lips, whispering.',
  before:
    'Quiet, please, the upper shelves are germinating. You may borrow one defeat, and bring it back when you have finished with it.',
  after:
    'No fine to pay, then. Take this acorn as well. It is due back in two hundred years, and I shall know.',
  lost: 'One defeat, stamped and due back whenever you like. Read it slowly; the useful part is near the end.',
  team: [
    member('tumulord', 83, 'conker', 'old debt', 'jagged ridge', 'ingrain'),
    member('scarecrone', 84, 'taproot', 'cold grudge', 'blackthorn', 'poltergeist'),
    member('canopaw', 84, 'yawn', 'taproot', 'psychic', 'bare branches'),
    member('wistwyvern', 84, 'growth', 'deep rumble', 'orchard storm', 'willow crack'),
    member('grovetusk', 85, 'bite', 'synthesis', 'earthquake', 'felled oak'),
    member('sylvarok', 89, 'poppy dust', 'scree run', 'taproot', 'felled oak'),
  ],
  coins: 5140,
};
