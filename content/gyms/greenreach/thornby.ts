import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const thornby: GymLeader = {
  id: 'thornby-garden',
  name: 'Hazel Thornby',
  type: 'grass',
  description: 'Gardener of the first gate. Nothing on her beds grows wild except her team.',
  team: [
    member('pricklo', 8, 'poison sting', 'growl', 'absorb', 'cotton guard'),
    member('trufflet', 9, 'tackle', 'tail whip', 'absorb', 'mud-slap'),
    member('podkin', 10, 'tackle', 'growl', 'absorb', 'vine whip'),
  ],
  coins: 300,
  thinking: 'greedy',
};
