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
  lost: 'This service did not arrive today. Another leaves whenever you are ready, and I shall hold it at the platform for you.',
  team: [
    member('ironclade', 80, 'smokescreen', 'bite', 'iron head', 'scald'),
    member('pendulope', 80, 'hypnosis', 'psybeam', 'high horsepower', 'sunsteel strike'),
    member('cupritan', 80, 'magnetic flux', 'magnet bomb', 'volt switch', 'double iron bash'),
    member('vaultwyrm', 81, 'block', 'dragon claw', 'crunch', 'make it rain'),
    member('furnadil', 81, 'burning bulwark', 'flame wheel', 'take down', 'iron head'),
    member('shaftmaw', 84, 'rototiller', 'earthquake', 'smart strike', 'hyper drill'),
  ],
  coins: 6750,
};
