import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const tidewell: GymLeader<'tidewell-lock'> = {
  id: 'tidewell-lock',
  name: 'Nerys Tidewell',
  type: 'water',
  description:
    'Keeper of the great lock. She lets boats through when she likes them, and trainers when they win.',
  portrait:
    'Woman of forty-five, stout and solid, rosy light skin, dark curls always damp under a navy cap; blue oilskin with brass buttons, long boathook, rubber boots; feet apart on the lock gate, chin down.',
  before:
    'No horns, no hurrying and no jumping the queue. You may challenge me as soon as the barge is through.',
  after:
    'Up goes the gate. I have held it against nine floods and a bishop, so you may be a little proud of yourself.',
  lost: 'Too little water under you today, that’s all. Wait in the basin, let it rise, and I’ll open for you as often as you like.',
  team: [
    member('weirgill', 24, 'millrace', 'sidestroke', 'sea froth', 'soak'),
    member('rivetle', 24, 'tin opener', 'bite', 'boiler plate', 'ripple'),
    member('jellume', 24, 'acid', 'wrong turn', 'sea froth', 'double vision'),
    member('wallopo', 25, 'yawn', 'bite', 'ripple', 'body slam'),
  ],
  coins: 500,
};
