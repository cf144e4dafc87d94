import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const aikio: GymLeader<'aikio-glacier'> = {
  id: 'aikio-glacier',
  name: 'Runa Aikio',
  type: 'ice',
  description:
    'Listens to the glacier and writes down what it says. So far it has mostly been about its knees.',
  portrait:
    'Woman of twenty-one, compact, pale cold-pinked skin, white-blond hair under a blue four-pointed cap; embroidered red and blue coat, brass ear trumpet, ice axe, notebook on a string; one finger raised for silence.',
  before: 'Hush, it is telling me something. It says that you are standing on its foot.',
  after:
    'It laughed. It has not laughed since before there were people, and the valley will need new windows. Thank you.',
  lost: 'It says not to mind, it has lost every summer for ten thousand years. And look at the size of it.',
  team: [
    member('quillberg', 78, 'cold snap', 'northern light', 'howling pass', 'ship breaker'),
    member('crystalwing', 79, 'cold snap', 'minimize', 'fresh snow', 'cricket chorus'),
    member('lancetide', 79, 'charm', 'millrace', 'auger', 'toppled serac'),
    member('boreauk', 79, 'rising hum', 'northern light', 'snowed in', 'stage lights'),
    member('muskalanche', 80, 'north draught', 'lowered horns', 'howling pass', 'runaway cart'),
    member('basilisleet', 81, 'bite', 'glare', 'deep rumble', 'toppled serac'),
  ],
  coins: 4360,
};
