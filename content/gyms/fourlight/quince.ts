import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const quince: GymLeader<'quince-daybreak'> = {
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
  lost: 'Don’t be sad, I lost lots when I was little! You can come again tomorrow, and I’ll bring you my second-best toast.',
  team: [
    member('haberdame', 84, 'charm', 'mantis snip', 'plumb line', 'ribbon dance'),
    member('amanitiara', 85, 'decorate', 'nectar sip', 'distant music', 'burst drain'),
    member('globelle', 85, 'spinning top', 'curling stone', 'ribbon dance', 'blizzard'),
    member('lullabell', 85, 'sing', 'valley echo', 'distant music', 'dark marble'),
    member('selenhare', 86, 'full moon', 'pillow fight', "moon's favour", 'pale lamp'),
    member('clovermare', 90, 'aromatherapy', 'plough through', 'orchard storm', 'april showers'),
  ],
  coins: 5240,
};
