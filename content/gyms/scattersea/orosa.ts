import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const orosa: GymLeader<'orosa-reef'> = {
  id: 'orosa-reef',
  name: 'Kaimi Orosa',
  type: 'water',
  description:
    'Pearl diver of the outer reef. He can hold his breath for six minutes, and a grudge not even for one.',
  portrait:
    'Man of thirty, broad-shouldered swimmer, tawny skin with wave tattoos, long wet black hair tied up; indigo diving wrap, string of shells, mother-of-pearl goggles pushed up; dripping, relaxed, breathing slowly.',
  before:
    'One deep breath before we begin. It does you good, and it does wonders for the nerves of the fish.',
  after:
    'Down I went, and it was lovely at the bottom. The harbourmaster is waiting for you; she never breathes out before the last boat is in.',
  lost: 'You came up for air too soon, that is all. Float for a while, and then we shall go down together again.',
  team: [
    member('stomatitan', 68, 'upper hand', 'three waves', 'narrow eyes', 'chin up'),
    member('weirgill', 69, 'sidestroke', 'waterfall', 'agility', 'ship breaker'),
    member('medusage', 69, 'sea froth', 'barrier', 'psychic', 'deep current'),
    member('kalligraken', 70, 'spilt ink', 'snuffed candle', 'bear hug', 'soak through'),
    member('lancetide', 71, 'tailwind', 'auger', 'fluke slap', 'loose cornice'),
    member('oraclam', 72, 'geode', 'wide awake', 'starlit coat', 'deep current'),
  ],
  coins: 3600,
};
