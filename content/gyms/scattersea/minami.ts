import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const minami: GymLeader = {
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
  team: [
    member('scarabuzz', 64, 'charge', 'signal beam', 'leech life', 'wild charge'),
    member('telegrail', 65, 'thunder wave', 'chatter', 'drill peck', 'discharge'),
    member('ampolecat', 65, 'nuzzle', 'thief', 'zing zap', 'electro drift'),
    member('coilossus', 65, 'metal sound', 'flash cannon', 'plasma fists', 'bullet punch'),
    member('aurorauk', 66, 'aurora veil', 'glitzy glow', 'ice beam', 'electro drift'),
    member('incandeel', 67, 'coil', 'scald', 'thunderbolt', 'steam eruption'),
  ],
  coins: 10700,
};
