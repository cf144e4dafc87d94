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
  team: [
    member('weirgill', 69, 'agility', 'flip turn', 'waterfall', 'wave crash'),
    member('stomatitan', 70, 'upper hand', 'liquidation', 'surging strikes', 'close combat'),
    member('medusage', 70, 'barrier', 'hypnosis', 'psychic', 'origin pulse'),
    member('kalligraken', 70, 'octolock', 'octazooka', 'dark pulse', 'liquidation'),
    member('lancetide', 71, 'tailwind', 'aqua tail', 'drill run', 'icicle crash'),
    member('oraclam', 72, 'cosmic power', 'power gem', 'expanding force', 'origin pulse'),
  ],
  coins: 12200,
};
