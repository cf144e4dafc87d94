import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const eskil: GymLeader<'eskil-hives'> = {
  id: 'eskil-hives',
  name: 'Brother Eskil',
  type: 'bug',
  description:
    'Keeper of the abbey’s hives, and the deepest voice in its choir. His bees know the whole evening service by heart.',
  portrait:
    'Monk of fifty, enormous and gentle, rosy pale skin, bald with a ginger beard full of pollen; honey-brown habit, straw veil thrown back, copper smoker; hums with closed eyes, something small on his finger.',
  before:
    'Softly, please, they are at their prayers. When they have finished with those, they will see to you.',
  after:
    'Stung! It keeps a man humble, and his knees warm. Take a jar of the heather honey, and open it out of doors.',
  lost: 'Bless you, they meant nothing by it. Sit by the hives for a while; nobody leaves them in low spirits.',
  team: [
    member('kerbeam', 45, 'marsh lantern', 'glowworm', 'mantis snip', 'midsummer leap'),
    member('chivalrant', 45, 'reversal', 'scuttle', 'ringside advice', 'mantis snip'),
    member('sunflit', 46, 'numb moss', 'nibble', 'buffet', 'cricket chorus'),
    member('switchafer', 46, 'firefly code', 'charge', 'discharge', "gnat's supper"),
    member('waspire', 48, 'lunge', 'bad splinter', 'angry hive', 'honeycomb'),
  ],
  coins: 2140,
};
