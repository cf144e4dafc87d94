import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const rime: GymLeader = {
  id: 'rime-hall',
  name: 'Isolde Rime',
  type: 'ice',
  description: 'Hostess of the frozen hall. Her welcome is cool, and her floor is slippery on purpose.',
  portrait:
    'Woman of seventy, thin and very upright, porcelain-pale skin, silver hair braided into a crown; ice-blue gown with a white fur collar, felt slippers, tray with one steaming cup; gracious, faintly amused.',
  before: 'Do come in, and do try to stay upright. So few of my guests have managed both.',
  after:
    'You have broken nothing that I was fond of. Have some soup first; the tower is a long climb, and he never offers any.',
  lost: 'You fell quite beautifully. Warm your hands at the soup, dear, and bring somebody with a fire in them next time.',
  team: [
    member('glacilisk', 36, 'bite', 'ice fang', 'glare', 'ice beam'),
    member('quillberg', 37, 'ice shard', 'water pulse', 'snowscape', 'ice beam'),
    member('crystalwing', 37, 'minimize', 'air cutter', 'aurora beam', 'signal beam'),
    member('muskalanche', 37, 'horn attack', 'bulldoze', 'glaciate', 'avalanche'),
    member('lancetide', 38, 'charm', 'icy wind', 'drill run', 'aqua tail'),
  ],
  coins: 1200,
};
