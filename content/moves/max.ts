import { great, heal, lower, protect, quick, raise, sure, weather } from './build.ts';
import { damaging, status } from './rows.ts';

export const maxMoves = [
  ...damaging('normal', [['Max Wallop', 130, 100, 'contact', sure(), lower('speed'), great]]),
  ...status('normal', [['Max Rampart', 100, quick(4), protect, heal(), great]]),
  ...damaging('fire', [['Max Midsummer', 130, 100, 'field', sure(), weather('sun'), great]]),
  ...damaging('water', [['Max Cloudburst', 130, 100, 'field', sure(), weather('rain'), great]]),
  ...damaging('electric', [['Max Stormlight', 130, 100, 'field', sure(), great]]),
  ...damaging('grass', [['Max Wildwood', 130, 100, 'field', sure(), heal(10), great]]),
  ...damaging('ice', [['Max Whiteout', 130, 100, 'field', sure(), weather('hail'), great]]),
  ...damaging('fighting', [['Max Valour', 130, 100, 'field', sure(), raise('attack'), great]]),
  ...damaging('poison', [['Max Miasma', 130, 100, 'field', sure(), raise('attack'), great]]),
  ...damaging('ground', [['Max Upheaval', 130, 100, 'field', sure(), raise('defense'), great]]),
  ...damaging('flying', [['Max Updraught', 130, 100, 'field', sure(), raise('speed'), great]]),
  ...damaging('psychic', [['Max Reverie', 130, 100, 'field', sure(), great]]),
  ...damaging('bug', [['Max Swarm', 130, 100, 'field', sure(), lower('attack'), great]]),
  ...damaging('rock', [['Max Grindstone', 130, 100, 'field', sure(), weather('sand'), great]]),
  ...damaging('ghost', [['Max Haunting', 130, 100, 'field', sure(), lower('defense'), great]]),
  ...damaging('dragon', [['Max Majesty', 130, 100, 'field', sure(), lower('attack'), great]]),
  ...damaging('dark', [['Max Moonless', 130, 100, 'field', sure(), lower('defense'), great]]),
  ...damaging('steel', [['Max Ironclad', 130, 100, 'field', sure(), raise('defense'), great]]),
  ...damaging('fairy', [['Max Enchantment', 130, 100, 'field', sure(), great]]),
];
