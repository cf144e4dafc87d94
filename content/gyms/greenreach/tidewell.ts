import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const tidewell: GymLeader = {
  id: 'tidewell-lock',
  name: 'Nerys Tidewell',
  type: 'water',
  description:
    'Keeper of the great lock. She lets boats through when she likes them, and trainers when they win.',
  team: [
    member('brookfin', 22, 'aqua jet', 'water gun', 'soak', 'bubble beam'),
    member('jellume', 22, 'confuse ray', 'water gun', 'bubble beam', 'acid'),
    member('rivetle', 23, 'metal claw', 'bite', 'iron defense', 'water pulse'),
    member('wallopo', 25, 'yawn', 'bite', 'water pulse', 'body slam'),
  ],
  coins: 1200,
};
