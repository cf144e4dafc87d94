import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const cinder: GymLeader = {
  id: 'cinder-forge',
  name: 'Ivo Cinder',
  type: 'fire',
  description: 'Smith of the valley. He tests every blade, and every challenger, at white heat.',
  team: [
    member('pavember', 18, 'ember', 'sand attack', 'wing attack', 'flame charge'),
    member('ovendil', 18, 'ember', 'rollout', 'fury swipes', 'flame wheel'),
    member('emberam', 20, 'smokescreen', 'headbutt', 'ember', 'flame wheel'),
  ],
  coins: 800,
};
