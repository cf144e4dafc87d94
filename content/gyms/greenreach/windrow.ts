import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const windrow: GymLeader<'windrow-tower'> = {
  id: 'windrow-tower',
  name: 'Aurel Windrow',
  type: 'flying',
  description: 'Watcher on the tower above the clouds. Whoever beats him has seen the whole of Greenreach.',
  portrait:
    'Man of sixty-five, lean as a weathervane, deep brown skin, white hair and a long scarf blown sideways; sky-blue coat with feathered epaulettes, brass telescope; leans out over nothing, quite at ease.',
  before:
    'I watched you come the whole way. You took a wrong turn at the mill, and you stopped to help with the hay.',
  after:
    'From up here I can see the moor, where our hedges end. I have long wondered who would be the next I watched walk into it.',
  lost: 'I saw you fall, and from up here I can see how little is missing. Take the stairs slowly, and come up again.',
  team: [
    member('telegrail', 38, 'head start', 'numbing hum', 'chatter', 'discharge'),
    member('gustrake', 39, 'bite', 'buffet', 'spread wings', 'deep rumble'),
    member('sunflit', 39, 'tackle', 'numb moss', 'buffet', 'cricket chorus'),
    member('solpavo', 40, 'ruffled feathers', "crow's line", 'midsummer leap', 'flamethrower'),
    member('owlumen', 40, 'hypnosis', 'quiet hour', 'slamming door', 'psychic'),
    member('heralgale', 42, 'agility', 'woodpecker', 'ruffled feathers', 'full throat'),
  ],
  coins: 1600,
};
