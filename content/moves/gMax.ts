import {
  confuse,
  great,
  heal,
  lower,
  paralyz,
  poison,
  raise,
  screen,
  shatter,
  sleep,
  sure,
  trap,
} from './build.ts';
import { damaging } from './rows.ts';

export const gMaxMoves = [
  ...damaging('normal', [
    ['G-Max Carousel', 130, 100, 'field', sure(), confuse(), great],
    ['G-Max Stampede', 130, 100, 'field', sure(), great],
  ]),
  ...damaging('fire', [
    ['G-Max Kiln', 130, 100, 'field', sure(), trap, great],
    ['G-Max Daystar', 160, 100, 'projectile', sure(), great],
  ]),
  ...damaging('water', [
    ['G-Max Reefbreak', 130, 100, 'field', sure(), great],
    ['G-Max Undertow', 130, 100, 'projectile', sure(), trap, great],
    ['G-Max Watershed', 130, 100, 'field', sure(), great],
    ['G-Max Fathom', 160, 100, 'field', sure(), great],
  ]),
  ...damaging('electric', [['G-Max Stormglass', 130, 100, 'field', sure(), poison(50), paralyz(50), great]]),
  ...damaging('grass', [
    ['G-Max Briar', 130, 100, 'claws', sure(), trap, great],
    ['G-Max Harvest', 160, 100, 'field', sure(), great],
  ]),
  ...damaging('ice', [['G-Max Icehouse', 130, 100, 'field', sure(), screen, great]]),
  ...damaging('fighting', [['G-Max Heavyweight', 130, 100, 'contact', sure(), raise('attack'), great]]),
  ...damaging('poison', [['G-Max Mire', 130, 100, 'field', sure(), poison(), great]]),
  ...damaging('ground', [['G-Max Sinkhole', 130, 100, 'field', sure(), trap, great]]),
  ...damaging('flying', [['G-Max Skysweep', 130, 100, 'field', sure(), shatter, great]]),
  ...damaging('psychic', [['G-Max Orrery', 130, 100, 'field', sure(), great]]),
  ...damaging('bug', [
    ['G-Max Pollen', 130, 100, 'field', sure(), poison(33), paralyz(33), sleep(33), great],
  ]),
  ...damaging('rock', [['G-Max Basalt', 130, 100, 'field', sure(), trap, great]]),
  ...damaging('ghost', [['G-Max Gloaming', 130, 100, 'field', sure(), trap, great]]),
  ...damaging('dragon', [['G-Max Leviathan', 130, 100, 'field', sure(), lower('speed'), great]]),
  ...damaging('dark', [['G-Max Midnight', 130, 100, 'field', sure(), sleep(50), great]]),
  ...damaging('steel', [['G-Max Foundry', 130, 100, 'field', sure(), great]]),
  ...damaging('fairy', [
    ['G-Max Blossom', 130, 100, 'field', sure(), heal(17), great],
    ['G-Max Mischief', 130, 100, 'field', sure(), confuse(), great],
  ]),
];
