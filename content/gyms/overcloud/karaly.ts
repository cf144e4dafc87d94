import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const karaly: GymLeader = {
  id: 'karaly-rescue',
  name: 'Zoran Karaly',
  type: 'dragon',
  description:
    'Mountain rescuer. He brings lost climbers home on the backs of things that climbers usually run away from.',
  portrait:
    'Man of thirty-six, rugged, tanned skin with a pale goggle mark, black curls, three scars on one cheek; bright red rescue jacket, coils of rope, scorched gauntlet, horn on a strap; calm grin, one hand held out.',
  before:
    'If you fall, fall to the left. My friend on the left is quick, and the one on the right is hungry.',
  after:
    'Forty-one climbers, three goats and a brass band, and now I am the one being carried. Go on up; there will be tea.',
  lost: 'I have you, do not look down. Forty-one I have carried from here, and thirty of them came back and climbed it.',
  team: [
    member('barbelung', 83, 'tickle', 'muddy water', 'dragon hammer', 'hydro pump'),
    member('cathedrake', 84, 'screech', 'dragon claw', 'air slash', 'stone edge'),
    member('wistwyvern', 84, 'leech seed', 'dual wingbeat', 'dragon pulse', 'petal blizzard'),
    member('vaultwyrm', 84, 'breaking swipe', 'iron defense', 'crunch', 'make it rain'),
    member('basilisleet', 84, 'bite', 'icicle spear', 'blizzard', 'dragon pulse'),
    member('tempestral', 86, 'bite', 'dragon dance', 'dragon pulse', 'hurricane'),
  ],
  coins: 7000,
};
