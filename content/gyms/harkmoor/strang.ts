import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const strang: GymLeader = {
  id: 'strang-ring',
  name: 'Osric Strang',
  type: 'fighting',
  description:
    'Undefeated at the hill fairs, and the best embroiderer in three parishes. He sews all the belts himself, to be sure of the quality.',
  portrait:
    'Man of forty, barrel-chested, pale skin, broken nose, waxed black moustache; white singlet and velvet trunks embroidered with bluebells, threaded needle stuck in the collar; arms open wide as for an embrace.',
  before:
    'We take hold fairly, we fall fairly, and whoever is underneath says thank you. There are no other rules.',
  after:
    'Thank you. There, it does not hurt at all. I shall sew a bluebell for you on this side, next to the one for the bull.',
  lost: 'I thank you on your behalf, since you have no breath for it. You fell fairly. Up you get; I shall show you the hold.',
  team: [
    member('stomatitan', 51, 'jet punch', 'laser focus', 'sky uppercut', 'crabhammer'),
    member('cranekata', 52, 'meditate', 'air slash', 'jump kick', 'acrobatics'),
    member('castorrent', 53, 'bite', 'waterfall', 'drain punch', 'bulk up'),
    member('penumbrawn', 54, 'quick attack', 'night slash', 'foul play', 'close combat'),
    member('pawgilist', 55, 'mach punch', 'mega punch', 'close combat', 'crunch'),
  ],
  coins: 2750,
};
