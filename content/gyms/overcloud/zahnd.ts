import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const zahnd: GymLeader = {
  id: 'zahnd-railway',
  name: 'Gerta Zahnd',
  type: 'steel',
  description:
    'Drives the rack railway, on a slope that was never approved. She was four minutes late once, and they rang the church bells.',
  portrait:
    'Woman of forty-seven, solid as a boiler, fair skin black with oil, brown hair in a tight coil; dark green uniform, brass buttons, peaked cap, open pocket watch in one hand, long wrench in the other; stern.',
  before: 'You are eleven seconds early. Stand behind the line until I am ready to defeat you.',
  after:
    'Delayed, by a person, at my own platform. I shall enter you in the book under landslides, with respect.',
  team: [
    member('pendulope', 81, 'hypnosis', 'psybeam', 'high horsepower', 'sunsteel strike'),
    member('ironclade', 82, 'iron defense', 'bite', 'steam eruption', 'behemoth bash'),
    member('coilossus', 82, 'thunder cage', 'double iron bash', 'plasma fists', 'magnet bomb'),
    member('vaultwyrm', 82, 'block', 'dragon claw', 'crunch', 'make it rain'),
    member('furnadil', 83, 'burning bulwark', 'take down', 'iron head', 'fire blast'),
    member('shaftmaw', 84, 'rototiller', 'smart strike', 'earthquake', 'hyper drill'),
  ],
  coins: 16900,
};
