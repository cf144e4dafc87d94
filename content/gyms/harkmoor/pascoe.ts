import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const pascoe: GymLeader<'pascoe-fold'> = {
  id: 'pascoe-fold',
  name: 'Jory Pascoe',
  type: 'normal',
  description:
    'Shepherd of nineteen with four hundred sheep and one good whistle. He has talked to more people today than in the whole of May.',
  portrait:
    'Lad of nineteen, gangly, tanned freckled skin, straw hair in a knitted cap; smock of undyed wool, mud to the knees, whistle on a cord, a crook too long for him; shoulders up, shy, bright-eyed.',
  before: 'Right. Hello. I had a speech ready, but the dog has heard it so often that she left.',
  after:
    'That was grand. I mean, it was awful, but grand. They’ll know of you everywhere by supper; the sheep gossip.',
  lost: 'Oh no. Are they all right? Are you? I lost my first eleven, if it helps, and the dog still likes me.',
  team: [
    member('hoardent', 43, 'pea shooter', 'yawn', 'buck teeth', 'body slam'),
    member('heralgale', 44, 'head start', 'woodpecker', 'ruffled feathers', 'full throat'),
    member('inglynx', 44, 'yawn', 'scorch mark', 'seam ripper', 'boil over'),
    member('cackleader', 45, 'quivering lip', 'short temper', 'uproar', 'dogged grip'),
    member('drovermane', 46, 'startle', 'howl', 'strength', 'body slam'),
  ],
  coins: 2060,
};
