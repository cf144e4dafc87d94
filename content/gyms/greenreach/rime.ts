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
  team: [
    member('quillberg', 35, 'ice shard', 'water pulse', 'aurora beam', 'ice beam'),
    member('glacilisk', 36, 'bite', 'ice fang', 'glare', 'ice beam'),
    member('crystalwing', 36, 'air cutter', 'aurora beam', 'minimize', 'signal beam'),
    member('muskalanche', 37, 'horn attack', 'bulldoze', 'avalanche', 'glaciate'),
    member('lancetide', 38, 'charm', 'drill run', 'aqua tail', 'icy wind'),
  ],
  coins: 3000,
};
