import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const zahnd: GymLeader<'zahnd-railway'> = {
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
    member('ironclade', 80, 'smokescreen', 'bite', 'helmet knock', 'scald'),
    member('pendulope', 80, 'hypnosis', 'double vision', 'plough through', 'tempered steel'),
    member('cupritan', 80, 'iron filings', 'lodestone', 'short circuit', 'cymbals'),
    member('vaultwyrm', 81, 'block', 'greedy talons', 'crunch', 'emptied purse'),
    member('furnadil', 81, 'fireguard', 'burning hoop', 'take down', 'helmet knock'),
    member('shaftmaw', 84, 'turned soil', 'earthquake', 'plumb line', 'battering ram'),
  ],
  coins: 4610,
};
