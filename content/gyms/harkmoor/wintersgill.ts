import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const wintersgill: GymLeader = {
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
    member('scarecrone', 54, 'confuse ray', 'giga drain', 'ivy cudgel', 'poltergeist'),
    member('brollygeist', 54, 'rain dance', 'ominous wind', 'hex', 'bleakwind storm'),
    member('amphorage', 55, 'curse', 'ancient power', 'last respects', 'earth power'),
    member('galleghast', 56, 'brine', 'hex', 'anchor shot', 'shadow ball'),
    member('glowmonger', 57, 'hex', 'will-o-wisp', 'mystical fire', 'shadow ball'),
    member('lullabell', 58, 'sing', 'shadow ball', 'relic song', 'moonblast'),
  ],
  coins: 3100,
};
