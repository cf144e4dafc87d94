import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const karras: GymLeader = {
  id: 'karras-kiln',
  name: 'Eleni Karras',
  type: 'ground',
  description:
    'Digs her clay out of the island that she lives on. The island is smaller every year, and the shelves are fuller.',
  portrait:
    'Woman of sixty-eight, stocky, olive skin crusted with clay, cropped white hair in a red scarf; ochre smock, bare feet, huge hands cupped round an unfinished jar; squints as if judging a curve.',
  before: 'Fall towards the shelves, please. If you fall the other way, there is no more island.',
  after: 'Cracked at the first firing. Good, now we know where the flaw was, and it was not in you.',
  team: [
    member('kilnaries', 63, 'will-o-wisp', 'headbutt', 'earthquake', 'flare blitz'),
    member('siroccoon', 64, 'tidy up', 'payback', 'scorching sands', 'sandsear storm'),
    member('miragazelle', 64, 'double team', 'hypnosis', 'earth power', 'luster purge'),
    member('grovetusk', 64, 'trailblaze', 'take down', 'earthquake', 'wood hammer'),
    member('wandertoise', 65, 'slack off', 'rock climb', "land's wrath", 'body slam'),
    member('amphorage', 66, 'shell smash', 'ancient power', 'astral barrage', 'precipice blades'),
  ],
  coins: 10200,
};
