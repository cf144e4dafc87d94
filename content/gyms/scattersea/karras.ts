import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const karras: GymLeader<'karras-kiln'> = {
  id: 'karras-kiln',
  name: 'Eleni Karras',
  type: 'ground',
  description:
    'Digs her clay out of the island that she lives on. The island is smaller every year, and the shelves are fuller.',
  portrait:
    'Woman of sixty-eight, stocky, olive skin crusted with clay, cropped white hair in a red scarf; ochre smock, bare feet, huge hands cupped round an unfinished jar; squints as if judging a curve.',
  before: 'Fall towards the shelves, please. If you fall the other way, there is no more island.',
  after: 'Cracked at the first firing. Good, now we know where the flaw was, and it was not in you.',
  lost: 'It sagged a little. So does every first bowl. Wet your hands, begin again, and do not throw the clay away.',
  team: [
    member('kilnaries', 63, 'headbutt', 'marsh lantern', 'earthquake', 'burnt bridges'),
    member('siroccoon', 63, 'sandstorm', 'payback', 'thief', 'baked earth'),
    member('wandertoise', 63, 'stockpile', 'bulldoze', 'body slam', 'tumble down'),
    member('miragazelle', 64, 'afterimage', 'sixth sense', 'baked earth', 'auger'),
    member('grovetusk', 64, 'trailblaze', 'take down', 'earthquake', 'conker'),
    member('amphorage', 66, 'cairn song', 'travel light', 'restless host', 'standing stones'),
  ],
  coins: 3160,
};
