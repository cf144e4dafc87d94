import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const holdfast: GymLeader<'holdfast-quarry'> = {
  id: 'holdfast-quarry',
  name: 'Petra Holdfast',
  type: 'rock',
  description: 'Foreman of the quarry. She has never been moved, by dynamite or by pleading.',
  portrait:
    'Woman of fifty, square as a door, brown skin grey with stone dust, cropped black hair; ochre vest, dented iron helmet, sledgehammer on one shoulder; weight on both feet, unimpressed eyebrows.',
  before: 'I do not move, I do not bargain, and I eat at twelve. It is a quarter to.',
  after: 'Huh. I felt that. Do not tell the crew; they think I am part of the hill.',
  lost: 'You hit like rain. Do not laugh; rain is what wears me down in the end. Eat something, and hit again.',
  team: [
    member('bouldun', 34, 'yawn', 'deep roots', 'scree run', 'thick fleece'),
    member('cragclaw', 35, 'sea froth', 'scree run', 'mud bath', 'slash'),
    member('amethystrix', 35, 'pleading look', 'mineral crust', 'dead leg', 'morning glory'),
    member('potamere', 36, 'yawn', 'body slam', 'scree run', 'scald'),
  ],
  coins: 900,
};
