import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const oyelo: GymLeader = {
  id: 'oyelo-vigil',
  name: 'Seraphine Oyelo',
  type: 'ghost',
  description:
    'Night nurse of those who cannot rest. She sings to them until they can, and has only just reached the fourth century.',
  portrait:
    'Woman of thirty-nine, tall, broad and soft-footed, dark umber skin, cropped hair under a starched white cap; midnight-blue nurse’s cape lined with silver, candle in a glass, music box on a chain; tender, tired eyes.',
  before: 'Hush now, the ninth century has only just dropped off. If you wake it, you sing it back to sleep.',
  after:
    'You tucked all of us in, and nobody noticed until it was dark. Go to the one who winds the hours, and say that I am not tired yet.',
  lost: 'There, lie still, nothing is broken. I shall sit with your team until they are well, and you may have the good chair.',
  team: [
    member('amphorage', 95, 'ancient power', 'curse', 'astral barrage', 'precipice blades'),
    member('scarecrone', 96, 'confuse ray', 'magical leaf', 'giga drain', 'poltergeist'),
    member('galleghast', 96, 'confide', 'surf', 'shadow ball', 'wave crash'),
    member('glowmonger', 96, 'hex', 'will-o-wisp', 'heat wave', 'poltergeist'),
    member('ossuwyrm', 97, 'crunch', 'shadow bone', 'dragon hammer', 'curse'),
    member('lullabell', 98, 'sing', 'shadow ball', 'relic song', 'moonblast'),
  ],
  coins: 9250,
};
