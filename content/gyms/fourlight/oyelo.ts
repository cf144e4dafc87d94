import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const oyelo: GymLeader<'oyelo-vigil'> = {
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
    member('amphorage', 89, 'cairn song', 'curse', 'restless host', 'standing stones'),
    member('scarecrone', 90, 'wrong turn', 'maple keys', 'taproot', 'poltergeist'),
    member('galleghast', 90, 'confide', 'surf', 'dark marble', 'ship breaker'),
    member('glowmonger', 91, 'hex', 'marsh lantern', 'heat wave', 'poltergeist'),
    member('ossuwyrm', 92, 'crunch', 'wishbone', 'thudding tail', 'curse'),
    member('lullabell', 98, 'sing', 'dark marble', 'evensong', 'full moon'),
  ],
  coins: 5990,
};
