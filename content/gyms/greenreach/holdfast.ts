import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const holdfast: GymLeader = {
  id: 'holdfast-quarry',
  name: 'Petra Holdfast',
  type: 'rock',
  description: 'Foreman of the quarry. She has never been moved, by dynamite or by pleading.',
  team: [
    member('cragclaw', 32, 'withdraw', 'bubble beam', 'rock slide', 'slash'),
    member('bouldun', 33, 'mega drain', 'smack down', 'rock slide', 'cotton guard'),
    member('sylvarok', 34, 'sleep powder', 'razor leaf', 'mega drain', 'rock slide'),
    member('potamere', 36, 'water pulse', 'body slam', 'rock slide', 'scald'),
  ],
  coins: 2300,
};
