import { bask, charge, confuse, cure, drain, halve, lower, quick, raise, sure, tire, trap } from './build.ts';
import { damaging, status } from './rows.ts';

export const fairyMoves = [
  ...damaging('fairy', [
    ['Kind Word', 40, 100, 'field', sure()],
    ['Thistledown', 40, 100, 'field'],
    ['Nectar Sip', 50, 100, 'projectile', drain(75)],
    ['Fair Share', 60, 90, 'field', halve],
    ['Pricked Pride', 75, 100, 'contact', lower('attack')],
    ['Distant Music', 80, 100, 'field', confuse(30)],
    ['Morning Glory', 80, 100, 'beam'],
    ['Odd Brew', 90, 95, 'projectile', confuse(20)],
    ['Pillow Fight', 90, 90, 'contact', lower('attack', 1, 10)],
    ['Full Moon', 95, 100, 'projectile', lower('attack', 1, 30)],
    ['April Showers', 100, 80, 'field', lower('attack', 1, 30)],
    ['Ribbon Dance', 120, 85, 'contact', cure('team')],
    ['Thrown Bouquet', 130, 90, 'projectile', tire('attack', 2)],
  ]),
  ...status('fairy', [
    ['Charm', 100, lower('attack', 2)],
    ['Decorate', 100, raise('attack', 2)],
    ['Lavender Sachet', 100, raise('defense')],
    ['Ley Lines', 100, charge(), raise('attack', 2), raise('defense', 2), raise('speed', 2)],
    ['Love Letter', 80, confuse()],
    ['Moonlight', 100, bask],
    ['Mushroom Ring', 100, trap],
    ['Pleading Look', 100, quick(), lower('attack')],
  ]),
];
