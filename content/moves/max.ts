import { heal, lower, protect, quick, raise, recharge, sure, weather } from './build.ts';
import { type CatalogueMove, damaging, status } from './rows.ts';

export const maxMoves: readonly CatalogueMove[] = [
  ...damaging('normal', [['Max Strike', 130, 100, 'contact', sure(), lower('speed'), recharge]]),
  ...status('normal', [['Max Guard', 100, quick(4), protect]]),
  ...damaging('fire', [['Max Flare', 130, 100, 'field', sure(), weather('sun'), recharge]]),
  ...damaging('water', [['Max Geyser', 130, 100, 'field', sure(), weather('rain'), recharge]]),
  ...damaging('electric', [['Max Lightning', 130, 100, 'field', sure(), recharge]]),
  ...damaging('grass', [['Max Overgrowth', 130, 100, 'field', sure(), heal(10), recharge]]),
  ...damaging('ice', [['Max Hailstorm', 130, 100, 'field', sure(), weather('hail'), recharge]]),
  ...damaging('fighting', [['Max Knuckle', 95, 100, 'field', sure(), raise('attack'), recharge]]),
  ...damaging('poison', [['Max Ooze', 95, 100, 'field', sure(), raise('attack'), recharge]]),
  ...damaging('ground', [['Max Quake', 130, 100, 'field', sure(), raise('defense'), recharge]]),
  ...damaging('flying', [['Max Airstream', 130, 100, 'field', sure(), raise('speed'), recharge]]),
  ...damaging('psychic', [['Max Mindstorm', 130, 100, 'field', sure(), recharge]]),
  ...damaging('bug', [['Max Flutterby', 130, 100, 'field', sure(), lower('attack'), recharge]]),
  ...damaging('rock', [['Max Rockfall', 130, 100, 'field', sure(), weather('sand'), recharge]]),
  ...damaging('ghost', [['Max Phantasm', 130, 100, 'field', sure(), lower('defense'), recharge]]),
  ...damaging('dragon', [['Max Wyrmwind', 130, 100, 'field', sure(), lower('attack'), recharge]]),
  ...damaging('dark', [['Max Darkness', 130, 100, 'field', sure(), lower('defense'), recharge]]),
  ...damaging('steel', [['Max Steelspike', 130, 100, 'field', sure(), raise('defense'), recharge]]),
  ...damaging('fairy', [['Max Starfall', 130, 100, 'field', sure(), recharge]]),
];
