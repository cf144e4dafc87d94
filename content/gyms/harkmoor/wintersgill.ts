import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const wintersgill: GymLeader<'wintersgill-bell'> = {
  id: 'wintersgill-bell',
  name: 'Dorcas Wintersgill',
  type: 'ghost',
  description:
    'Rings the fog bell on the causeway, so that the lost may find the way home. Not all of them have been alive.',
  portrait:
    'Woman of eighty, tiny and bent, skin like creased paper, white hair in a black lace cap; much-mended mourning dress, bell rope in both mittens, a glow-worm lamp; head tilted, listening to someone behind you.',
  before: 'Come closer, dear, I cannot hear which of you is breathing. Oh, good. And the other two?',
  after:
    'Off you go, then, while the bell is still ringing. The gentleman by the door says well done. No, dear, the other door.',
  lost: 'Not your bell, dear, not for years and years. Have a peppermint, and tell the others that they may stop staring.',
  team: [
    member('scarecrone', 54, 'wrong turn', 'taproot', 'blackthorn', 'poltergeist'),
    member('brollygeist', 54, 'gather clouds', 'attic draught', 'hex', 'moor gale'),
    member('amphorage', 55, 'curse', 'cairn song', 'old debt', 'heaving ground'),
    member('galleghast', 56, 'brine', 'hex', 'grapnel', 'dark marble'),
    member('glowmonger', 57, 'hex', 'marsh lantern', 'blue candle', 'dark marble'),
    member('lullabell', 58, 'sing', 'dark marble', 'evensong', 'full moon'),
  ],
  coins: 2600,
};
