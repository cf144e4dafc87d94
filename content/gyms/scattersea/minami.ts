import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const minami: GymLeader<'minami-light'> = {
  id: 'minami-light',
  name: 'Haruo Minami',
  type: 'electric',
  description:
    'Keeper of the last light on the reef. He has read every book that was ever washed ashore, as far as the pages went.',
  portrait:
    'Man of seventy-two, small and straight, light tan skin, white crew cut, round glasses mended with wire; yellow oilskin over a knitted vest, lantern with a caged spark, a damp book under one arm; bows courteously.',
  before:
    'Kindly do not look into the lamp, or at those who guard it. Page ninety is missing from my novel, and I am in no gentle mood.',
  after:
    'Most illuminating. Forgive me, one lives alone with such a joke for years, and then it slips out. If you come across page ninety, I am always in.',
  lost: 'Do not take it to heart. The light goes round; it was simply on my side. Sit down, and I shall read to you from page ninety-one.',
  team: [
    member('ampolecat', 63, 'nuzzle', 'thief', 'dig', 'homing spark'),
    member('lodehorn', 64, 'take aim', 'scree run', 'take down', 'discharge'),
    member('telegrail', 64, 'tailwind', 'buffet', 'chatter', 'discharge'),
    member('cupritan', 64, 'rusty hinge', 'flying rivet', 'signal lamp', 'discharge'),
    member('incandeel', 67, 'gather clouds', 'scald', 'humming mast', 'boiler burst'),
  ],
  coins: 3260,
};
