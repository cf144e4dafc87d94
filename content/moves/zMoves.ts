import { great, paralyz, raise, sure } from './build.ts';
import { damaging } from './rows.ts';

export const zMoves = [
  ...damaging('normal', [
    ['Tumbling Giant', 200, 100, 'contact', sure(), great],
    ['Wild Hunt', 200, 100, 'contact', sure(), great],
  ]),
  ...damaging('fire', [['Emberwild Heart', 200, 100, 'field', sure(), great]]),
  ...damaging('water', [
    ['Ninth Wave', 200, 100, 'field', sure(), great],
    ['Scattersea Chorus', 200, 100, 'field', sure(), great],
  ]),
  ...damaging('electric', [
    ['Storm Rider', 200, 100, 'contact', sure(), paralyz(), great],
    ['Thousand Thunders', 200, 100, 'field', sure(), great],
  ]),
  ...damaging('grass', [['Greenreach Spring', 200, 100, 'field', sure(), great]]),
  ...damaging('ice', [["World's Winter", 200, 100, 'field', sure(), great]]),
  ...damaging('fighting', [['Hundred Hands', 200, 100, 'fist', sure(), great]]),
  ...damaging('poison', [['Bitter Flood', 200, 100, 'field', sure(), great]]),
  ...damaging('ground', [['Moving Mountains', 200, 100, 'field', sure(), great]]),
  ...damaging('flying', [['Overcloud Plunge', 200, 100, 'contact', sure(), great]]),
  ...damaging('psychic', [
    ['Endless Stairs', 200, 100, 'field', sure(), great],
    ['First Thought', 200, 100, 'field', sure(), great],
    ['Fourlight Dawn', 200, 100, 'beam', sure(), great],
  ]),
  ...damaging('bug', [['Locust Year', 200, 100, 'contact', sure(), great]]),
  ...damaging('rock', [
    ['Harkmoor Teeth', 200, 100, 'field', sure(), great],
    ['Raining Boulders', 200, 100, 'field', sure(), great],
  ]),
  ...damaging('ghost', [
    ['Drowned Moon', 200, 100, 'field', sure(), great],
    ['Midnight Bell', 200, 100, 'contact', sure(), great],
    ['Silent Volley', 200, 100, 'projectile', sure(), great],
    ['Sleepless Year', 200, 100, 'field', sure(), great],
  ]),
  ...damaging('dragon', [
    ['Elder Song', 200, 100, 'field', sure(), raise('attack'), raise('defense'), raise('speed'), great],
    ['Sky Monarch', 200, 100, 'contact', sure(), great],
  ]),
  ...damaging('dark', [
    ['Midnight Heist', 200, 100, 'contact', sure(), great],
    ['Swallowed Sun', 200, 100, 'field', sure(), great],
  ]),
  ...damaging('steel', [
    ['Forged Sun', 200, 100, 'beam', sure(), great],
    ['Runaway Engine', 200, 100, 'contact', sure(), great],
  ]),
  ...damaging('fairy', [
    ['Stardust Gallop', 200, 100, 'contact', sure(), great],
    ['Wild Welcome', 200, 100, 'contact', sure(), great],
  ]),
];
