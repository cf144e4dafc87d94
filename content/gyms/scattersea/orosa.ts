import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const orosa: GymLeader = {
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
    member('stomatitan', 68, 'upper hand', 'surging strikes', 'laser focus', 'sky uppercut'),
    member('weirgill', 69, 'flip turn', 'waterfall', 'agility', 'wave crash'),
    member('medusage', 69, 'bubble beam', 'barrier', 'psychic', 'origin pulse'),
    member('kalligraken', 70, 'octazooka', 'dark pulse', 'octolock', 'liquidation'),
    member('lancetide', 71, 'tailwind', 'drill run', 'aqua tail', 'icicle crash'),
    member('oraclam', 72, 'power gem', 'expanding force', 'cosmic power', 'origin pulse'),
  ],
  coins: 4900,
};
