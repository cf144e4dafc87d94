import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const abebe: GymLeader<'abebe-hours'> = {
  id: 'abebe-hours',
  name: 'Halcyon Abebe',
  type: 'fairy',
  description:
    'Keeper of the four hours, who winds the sky by hand every evening. It has been late only once, for a birthday.',
  portrait:
    'Person of about fifty, slender, bronze skin, one amber and one night-blue eye, black hair silver on the left; coat in quarters of rose, gold, violet and midnight, a great winding key on the back; serene, a small smile.',
  before:
    'Dawn brought you, noon tried you, dusk let you pass and midnight told me your name. Shall we see what is left of the day?',
  after:
    'So that is what all the clocks were waiting for. Here is the key. You need not wind anything, but it is good to know who could.',
  lost: 'The hour was mine, and hours change hands. Rest until the next one strikes; I shall leave the gate on the latch.',
  team: [
    member('pendulope', 86, 'wound spring', 'helmet knock', 'clear head', 'plough through'),
    member('kilnaries', 86, 'marsh lantern', 'earthquake', 'take down', 'flamethrower'),
    member('oraclam', 86, 'starlit coat', 'geode', 'wide awake', 'churned silt'),
    member('noctivail', 90, 'shrill whistle', 'bite', 'slamming door', 'blackout'),
    member('kerbeam', 90, 'marsh lantern', 'midsummer leap', 'mantis snip', 'cricket chorus'),
    member('dawnhart', 100, 'cool drink', 'autumn squall', 'morning glory', 'greenreach spring'),
  ],
  coins: 6400,
};
