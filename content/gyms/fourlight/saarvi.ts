import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const saarvi: GymLeader<'saarvi-lake'> = {
  id: 'saarvi-lake',
  name: 'Eino Saarvi',
  type: 'water',
  description: 'Fishes the midnight lake for the stars that fall into it, and throws back the small ones.',
  portrait:
    'Man of forty-one, heavy and quiet, fair freckled skin, dark blond beard; deep blue fisherman’s jersey, oilskin hat, net full of little lights over his shoulder, bare feet on wet planks; looks into the water, not at you.',
  before: 'Keep your voice down. They bite best when nobody is wishing.',
  after: 'Too big for my net, you are. I would throw you back, but I think that you fall upwards.',
  lost: 'It slipped the hook, that is all. Sit down, the lake is in no hurry, and I have coffee for two.',
  team: [
    member('quillberg', 91, 'north draught', 'ripple', 'howling pass', 'ship breaker'),
    member('cragclaw', 91, 'slash', 'oyster knife', 'waterfall', 'quarry split'),
    member('potamere', 91, 'still pool', 'body slam', 'scree run', 'surf'),
    member('incandeel', 91, 'borrowed current', 'scald', 'thunderbolt', 'boiler burst'),
    member('weirgill', 92, 'millrace', 'cool drink', 'surf', 'ship breaker'),
    member('barbelung', 96, 'pep talk', 'churned silt', 'thudding tail', 'floodgate'),
  ],
  coins: 5850,
};
