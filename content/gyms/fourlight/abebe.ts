import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const abebe: GymLeader = {
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
    member('pendulope', 96, 'gear up', 'iron head', 'zen headbutt', 'high horsepower'),
    member('kilnaries', 96, 'will-o-wisp', 'earthquake', 'take down', 'flamethrower'),
    member('oraclam', 96, 'cosmic power', 'power gem', 'expanding force', 'muddy water'),
    member('noctivail', 97, 'supersonic', 'bite', 'air slash', 'night daze'),
    member('kerbeam', 97, 'will-o-wisp', 'fiery dance', 'x-scissor', 'bug buzz'),
    member('dawnhart', 100, 'life dew', 'leaf tornado', 'dazzling gleam', 'bloom doom'),
  ],
  coins: 10000,
};
