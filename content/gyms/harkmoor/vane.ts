import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const vane: GymLeader<'vane-house'> = {
  id: 'vane-house',
  name: 'Cordelia Vane',
  type: 'rock',
  description:
    'Last lady of Harkmoor House, which has sunk into the bog as far as the second floor. She receives her guests through the bedroom window.',
  portrait:
    'Woman of fifty-five, tall and angular, very dark skin, iron-grey curls under a riding hat; patched burgundy velvet coat, pearls, wellington boots, a lantern held high; back straight as a mast, laughing eyes.',
  before:
    'Do come in by the window, everybody does now. I shall defend this house to the top floor, which is here.',
  after:
    'Magnificent. I would give you the east wing, but you would have to hold your breath. Go down to the islands, and remember me to the harbour; I very nearly married it.',
  lost: 'My dear, everybody loses something in this house. Take the dry staircase, and do come again, the window is always open.',
  team: [
    member('inglynx', 58, 'long lunch', 'covet', 'seam ripper', 'boil over'),
    member('noctivail', 58, 'shrill whistle', 'bite', 'slamming door', 'blackout'),
    member('barbelung', 58, 'pep talk', 'waterfall', 'churned silt', 'thudding tail'),
    member('haberdame', 58, 'charm', 'mantis snip', 'compass needles', 'ribbon dance'),
    member('glowmonger', 58, 'lick', 'hex', 'dark marble', 'poltergeist'),
    member('tumulord', 62, 'thick fleece', 'old debt', 'jagged ridge', 'felled oak'),
  ],
  coins: 2770,
};
