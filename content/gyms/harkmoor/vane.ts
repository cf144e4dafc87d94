import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const vane: GymLeader = {
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
    member('inglynx', 56, 'slack off', 'covet', 'crush claw', 'temper flare'),
    member('noctivail', 56, 'supersonic', 'bite', 'air slash', 'night daze'),
    member('barbelung', 57, 'work up', 'waterfall', 'muddy water', 'dragon hammer'),
    member('haberdame', 57, 'charm', 'x-scissor', 'tachyon cutter', 'sparkly swirl'),
    member('glowmonger', 57, 'lick', 'mystical fire', 'shadow ball', 'poltergeist'),
    member('tumulord', 60, 'cotton guard', 'last respects', 'stone edge', 'wood hammer'),
  ],
  coins: 3400,
};
