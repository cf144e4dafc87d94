import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const crackle: GymLeader = {
  id: 'crackle-mill',
  name: 'Tamsin Crackle',
  type: 'electric',
  description: 'Miller who grinds thunder instead of corn. Her sails turn fastest in bad weather.',
  team: [
    member('voltwit', 12, 'peck', 'thunder shock', 'gust', 'quick attack'),
    member('cuprikin', 13, 'thunder shock', 'metal claw', 'charge', 'spark'),
    member('scarabuzz', 15, 'bug bite', 'thunder shock', 'fury cutter', 'spark'),
  ],
  coins: 500,
  thinking: 'greedy',
};
