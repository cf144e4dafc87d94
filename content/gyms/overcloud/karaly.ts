import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const karaly: GymLeader<'karaly-rescue'> = {
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
    member('barbelung', 83, 'tickle', 'churned silt', 'thudding tail', 'floodgate'),
    member('cathedrake', 84, 'screech', 'greedy talons', 'slamming door', 'jagged ridge'),
    member('wistwyvern', 84, 'creeping ivy', 'clapping wings', 'deep rumble', 'orchard storm'),
    member('vaultwyrm', 84, 'cowing blow', 'boiler plate', 'crunch', 'emptied purse'),
    member('basilisleet', 84, 'bite', 'winter eaves', 'blizzard', 'deep rumble'),
    member('tempestral', 86, 'bite', 'spread wings', 'deep rumble', 'hurricane'),
  ],
  coins: 4750,
};
