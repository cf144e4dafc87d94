import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const strang: GymLeader<'strang-ring'> = {
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
    member('stomatitan', 51, 'bow wave', 'narrow eyes', 'chin up', 'pincer snap'),
    member('cranekata', 52, 'meditate', 'slamming door', 'flying leap', 'acrobatics'),
    member('castorrent', 53, 'bite', 'waterfall', 'second wind', 'morning drill'),
    member('penumbrawn', 54, 'head start', 'alley cat', 'own medicine', 'bare knuckle'),
    member('pawgilist', 55, 'quick jab', 'haymaker', 'bare knuckle', 'crunch'),
  ],
  coins: 2410,
};
