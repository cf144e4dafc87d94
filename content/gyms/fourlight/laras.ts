import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const laras: GymLeader<'laras-shadows'> = {
  id: 'laras-shadows',
  name: 'Dewi Laras',
  type: 'dark',
  description:
    'Shadow player of the dusk reeds. Her figures take their bow, and another one after she has put out the lamp.',
  portrait:
    'Woman of fifty, supple and slow, brown skin, black hair in a low knot with a silver comb; black batik edged with gold, cut-leather puppets on sticks, oil lamp held low; half of her in shadow on purpose.',
  before:
    'In every good tale there is somebody who walks in knowing how it ends. It is never the one who is right.',
  after:
    'You changed the last act. My shadows liked it so well that two of them are leaving with you; do not turn round too fast.',
  lost: 'That was only the second act, and heroes always lose the second act. I shall keep your place beside the lamp.',
  team: [
    member('siroccoon', 89, 'spring clean', 'payback', 'own medicine', 'kiln wind'),
    member('cackleader', 90, 'taunt', 'uproar', 'assurance', 'foghorn'),
    member('vatlurk', 90, 'toxic', 'queue jump', 'scald', 'rubbish heap'),
    member('brockember', 90, 'scratching post', 'cinder jaw', 'crunch', 'black smoke'),
    member('kalligraken', 91, 'cutwater', 'bear hug', 'soak through', 'own medicine'),
    member('penumbrawn', 95, 'howl', 'crunch', 'own medicine', 'bare knuckle'),
  ],
  coins: 5710,
};
