import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const rime: GymLeader = {
  id: 'rime-hall',
  name: 'Isolde Rime',
  type: 'ice',
  description: 'Hostess of the frozen hall. Her welcome is cool, and her floor is slippery on purpose.',
  team: [
    member('icequill', 35, 'ice shard', 'water pulse', 'aurora beam', 'ice beam'),
    member('glacilisk', 35, 'bite', 'ice fang', 'screech', 'aurora beam'),
    member('icequill', 36, 'icy wind', 'peck', 'water pulse', 'ice beam'),
    member('glacilisk', 37, 'ice shard', 'ice fang', 'screech', 'ice beam'),
    member('lancetide', 38, 'charm', 'drill run', 'aqua tail', 'icy wind'),
  ],
  coins: 3000,
};
