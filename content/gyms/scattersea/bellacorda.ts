import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const bellacorda: GymLeader<'bellacorda-masks'> = {
  id: 'bellacorda-masks',
  name: 'Pomona Bellacorda',
  type: 'fairy',
  description:
    'Makes the masks for the midnight regatta. Nobody has seen the face behind the moon, and everybody remembers it differently.',
  portrait:
    'Person of uncertain age, plump and graceful, brown hands, face behind a white moon mask with rosy cheeks; carnival cloak of rose and silver, fan of tiny masks, ribboned shoes; deep theatrical curtsy.',
  before:
    'Choose a mask, dear guest. The brave ones hang on the left, but I should tell you that they are only paper.',
  after:
    'Unmasked! In front of everybody, and so politely. Keep the one that you wore, for it has begun to look like you.',
  lost: 'No tears behind the mask, they spoil the paint. You were charming, and the ball goes on all week.',
  team: [
    member('clovermare', 66, 'charm', 'plough through', 'orchard storm', 'april showers'),
    member('amethystrix', 67, 'dead leg', 'geode', 'pillow fight', 'glittering sleet'),
    member('amanitiara', 67, 'smog', 'decorate', 'distant music', 'burst drain'),
    member('globelle', 67, 'north draught', 'first snow', 'true colours', 'ribbon dance'),
    member('haberdame', 68, 'spun thread', 'pricked pride', 'mantis snip', 'ploughshare'),
    member('selenhare', 69, 'moonlight', 'morning glory', 'pillow fight', 'pale lamp'),
  ],
  coins: 3380,
};
