import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const quince: GymLeader = {
  id: 'quince-daybreak',
  name: 'Mirabel Quince',
  type: 'fairy',
  description:
    'Nine years old, and up before anybody. The others made her a leader after she had beaten three of them on her way to school.',
  portrait:
    'Girl of nine, small and sturdy, light brown skin, auburn curls full of dew, a front tooth missing; pink pyjamas under a knight’s tabard, butterfly net, muddy rabbit slippers; hands on hips, fearless.',
  before:
    'I have to be at school by eight, so I will be quick. You can cry afterwards. Everybody does, it’s fine.',
  after:
    'You won! Nobody ever wins before breakfast! Please don’t tell my teacher, she thinks I’m late because of a dragon.',
  team: [
    member('haberdame', 87, 'charm', 'smart strike', 'x-scissor', 'sparkly swirl'),
    member('amanitiara', 88, 'spore', 'strange steam', 'sludge wave', 'decorate'),
    member('globelle', 88, 'teeter dance', 'rapid spin', 'blizzard', 'sparkly swirl'),
    member('lullabell', 88, 'sing', 'alluring voice', 'echoed voice', 'shadow ball'),
    member('selenhare', 89, 'lunar blessing', 'play rough', 'moonblast', 'moongeist beam'),
    member('clovermare', 90, 'aromatherapy', 'high horsepower', 'springtide storm', 'petal blizzard'),
  ],
  coins: 19800,
};
