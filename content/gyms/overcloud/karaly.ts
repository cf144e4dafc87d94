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
  team: [
    member('barbelung', 83, 'tickle', 'muddy water', 'dragon hammer', 'hydro pump'),
    member('cathedrake', 84, 'screech', 'air slash', 'dragon claw', 'stone edge'),
    member('wistwyvern', 84, 'leech seed', 'dragon pulse', 'petal blizzard', 'dual wingbeat'),
    member('vaultwyrm', 84, 'iron defense', 'breaking swipe', 'crunch', 'make it rain'),
    member('basilisleet', 85, 'glare', 'ice beam', 'dragon pulse', 'bite'),
    member('tempestral', 86, 'dragon dance', 'dragon pulse', 'hurricane', 'bite'),
  ],
  coins: 17500,
};
