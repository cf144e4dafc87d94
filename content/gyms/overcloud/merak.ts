import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const merak: GymLeader<'merak-summit'> = {
  id: 'merak-summit',
  name: 'Yangzom Merak',
  type: 'electric',
  description:
    'Keeps the tea hut on the summit. She came up seventy years ago to look for her hat, and has stopped minding about it.',
  portrait:
    'Woman of ninety-four, small and weather-brown, deep wrinkles, thin white braids to the waist, bareheaded in the wind; striped aprons over a shaggy wool coat, turquoise beads, dented kettle; twinkling, unhurried.',
  before: 'Sit, sit. The tea takes exactly as long as a fight, so we may as well.',
  after:
    'Drink while it is hot, little avalanche. From my bench you can see a country where it is morning and midnight at once. There, just beyond my hat.',
  lost: 'Sit, sit. I lost on this bench for twenty years before anybody thought of losing to me. The tea is the same.',
  team: [
    member('wandertoise', 85, 'stockpile', 'ember', 'body slam', 'hissy fit'),
    member('weathercrest', 85, 'tailwind', 'woodpecker', 'lost wheel', 'thunder'),
    member('hoardent', 85, 'yawn', 'pea shooter', 'buck teeth', 'body slam'),
    member('penumbrawn', 86, 'quivering lip', 'head start', 'own medicine', 'bare knuckle'),
    member('muskalanche', 86, 'snowed in', 'lowered horns', 'avalanche', 'hissy fit'),
    member('timpanyak', 88, 'thunderclap', 'hollow log', 'bare knuckle', 'thousand thunders'),
  ],
  coins: 5020,
};
