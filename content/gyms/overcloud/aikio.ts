import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const aikio: GymLeader = {
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
    member('quillberg', 78, 'ice shard', 'aurora beam', 'mountain gale', 'wave crash'),
    member('crystalwing', 79, 'ice shard', 'minimize', 'freezy frost', 'bug buzz'),
    member('lancetide', 79, 'charm', 'aqua jet', 'drill run', 'glacial lance'),
    member('boreauk', 79, 'charge beam', 'aurora beam', 'snowscape', 'glitzy glow'),
    member('muskalanche', 80, 'icy wind', 'horn attack', 'mountain gale', 'headlong rush'),
    member('basilisleet', 81, 'bite', 'glare', 'dragon pulse', 'glacial lance'),
  ],
  coins: 6300,
};
