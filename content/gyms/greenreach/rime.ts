import { member } from '../member.ts';
import type { GymLeader } from '../types.ts';

export const rime: GymLeader<'rime-hall'> = {
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
    member('glacilisk', 36, 'bite', 'chattering teeth', 'glare', 'cold lantern'),
    member('quillberg', 37, 'cold snap', 'ripple', 'snowed in', 'cold lantern'),
    member('crystalwing', 37, 'minimize', 'kite string', 'northern light', 'firefly code'),
    member('muskalanche', 37, 'lowered horns', 'bulldoze', 'creeping glacier', 'avalanche'),
    member('lancetide', 38, 'charm', 'north draught', 'auger', 'fluke slap'),
  ],
  coins: 1200,
};
