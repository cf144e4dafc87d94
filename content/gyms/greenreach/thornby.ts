import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const thornby: GymLeader<'thornby-garden'> = {
  id: 'thornby-garden',
  name: 'Hazel Thornby',
  type: 'grass',
  description: 'Gardener of the first gate. Nothing on her beds grows wild except her team.',
  portrait:
    'Woman of sixty, short and broad, weathered light brown skin, grey bun held by a pencil; moss-green apron over rolled sleeves, clay-red gloves, secateurs in hand; rooted to the spot, sideways smile.',
  before: 'Wipe your feet, mind the seedlings, and then come at me properly. I have beans to tie up by noon.',
  after:
    'Well pruned. Either somebody taught you or nobody did, and both are to your credit. Try the mill next, when there is wind in it.',
  lost: 'Cut back, not cut down. That is how the strong ones begin. Water your team, and mind the step.',
  team: [
    member('pricklo', 10, 'stinger', 'growl', 'absorb', 'thick fleece'),
    member('strawisp', 10, 'leaf litter', 'astonish', 'flash', 'creeping dusk'),
    member('dozebud', 10, 'scratch', 'yawn', 'leaf litter', 'confusion'),
  ],
  coins: 150,
};
