import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const qamar: GymLeader<'qamar-dome'> = {
  id: 'qamar-dome',
  name: 'Idris Qamar',
  type: 'psychic',
  description:
    'Astronomer of the high dome. He has named four hundred stars, and calls everybody else ‘you there’.',
  portrait:
    'Man of fifty-eight, plump and dreamy, warm brown skin, wild salt-and-pepper beard; indigo dressing gown embroidered with constellations, nightcap, astrolabe, slippers on the wrong feet; gazes upward.',
  before: 'You there. You are either the challenger or a comet. Kindly hold still until I have decided.',
  after:
    'A comet, clearly: brief, bright, and no respect for furniture. You will be round again in seventy-six years, and I shall have the kettle on.',
  lost: 'Behind a cloud, that is all. Stars do it constantly, and nobody thinks the less of them. I shall keep the dome open.',
  team: [
    member('apothadder', 79, 'quicklime', 'bite', 'ringing ears', 'burst drain'),
    member('medusage', 80, 'cool drink', 'hypnosis', 'stopped clock', 'siren song'),
    member('canopaw', 80, 'numb moss', 'taproot', 'slash', 'psychic'),
    member('miragazelle', 80, 'sunny doorstep', 'heaving ground', 'tarnish', 'kiln wind'),
    member('owlumen', 81, 'double vision', 'slamming door', 'roost', 'psychic'),
    member('cometoad', 82, 'walled in', 'hammered star', 'amnesia', 'bright idea'),
  ],
  coins: 4480,
};
