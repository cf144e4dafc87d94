import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const crackle: GymLeader<'crackle-mill'> = {
  id: 'crackle-mill',
  name: 'Tamsin Crackle',
  type: 'electric',
  description: 'Miller who grinds thunder instead of corn. Her sails turn fastest in bad weather.',
  portrait:
    'Woman of thirty, tall and lanky, pale freckled skin, copper hair standing on end; yellow oilskin waistcoat dusted with flour, goggles on the brow, spanner in the belt; leans as if into a gale, wide awake.',
  before: 'Stand on the rubber mat, please. The last challenger would not, and he still cannot wear wool.',
  after:
    'You took the wind right out of my sails, and I was using it. Tell the smith down the road; he owes me a loaf over this.',
  lost: 'Everybody’s hair does that the first time. Find something that stands with both feet in the earth, and try me again.',
  team: [
    member('filamel', 15, 'garden hose', 'crackle', 'rising hum', 'whirlpool'),
    member('voltwit', 15, 'peck', 'crackle', 'gust', 'head start'),
    member('cuprikin', 15, 'crackle', 'tin opener', 'charge', 'spark'),
  ],
  coins: 250,
};
