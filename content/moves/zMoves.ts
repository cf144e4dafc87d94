import { paralyz, raise, recharge, sure } from './build.ts';
import { type CatalogueMove, damaging } from './rows.ts';

export const zMoves: readonly CatalogueMove[] = [
  ...damaging('normal', [
    ['Breakneck Blitz', 200, 100, 'contact', sure(), recharge],
    ['Pulverizing Pancake', 200, 100, 'contact', sure(), recharge],
  ]),
  ...damaging('fire', [['Inferno Overdrive', 200, 100, 'field', sure(), recharge]]),
  ...damaging('water', [
    ['Hydro Vortex', 200, 100, 'field', sure(), recharge],
    ['Oceanic Operetta', 200, 100, 'field', sure(), recharge],
  ]),
  ...damaging('electric', [
    ['Gigavolt Havoc', 200, 100, 'field', sure(), recharge],
    ['Stoked Sparksurfer', 200, 100, 'contact', sure(), paralyz(), recharge],
  ]),
  ...damaging('grass', [['Bloom Doom', 200, 100, 'field', sure(), recharge]]),
  ...damaging('ice', [['Subzero Slammer', 200, 100, 'field', sure(), recharge]]),
  ...damaging('fighting', [['All-Out Pummeling', 200, 100, 'fist', sure(), recharge]]),
  ...damaging('poison', [['Acid Downpour', 200, 100, 'field', sure(), recharge]]),
  ...damaging('ground', [['Tectonic Rage', 200, 100, 'field', sure(), recharge]]),
  ...damaging('flying', [['Supersonic Skystrike', 200, 100, 'contact', sure(), recharge]]),
  ...damaging('psychic', [
    ['Genesis Supernova', 200, 100, 'field', sure(), recharge],
    ['Light That Burns the Sky', 200, 100, 'beam', sure(), recharge],
    ['Shattered Psyche', 200, 100, 'field', sure(), recharge],
  ]),
  ...damaging('bug', [['Savage Spin-Out', 200, 100, 'contact', sure(), recharge]]),
  ...damaging('rock', [
    ['Continental Crush', 200, 100, 'field', sure(), recharge],
    ['Splintered Stormshards', 200, 100, 'field', sure(), recharge],
  ]),
  ...damaging('ghost', [
    ['Menacing Moonraze Maelstrom', 200, 100, 'field', sure(), recharge],
    ['Never-Ending Nightmare', 200, 100, 'field', sure(), recharge],
    ['Sinister Arrow Raid', 200, 100, 'projectile', sure(), recharge],
    ['Soul-Stealing 7-Star Strike', 200, 100, 'contact', sure(), recharge],
  ]),
  ...damaging('dragon', [
    [
      'Clangorous Soulblaze',
      200,
      100,
      'field',
      sure(),
      raise('attack'),
      raise('defense'),
      raise('speed'),
      recharge,
    ],
    ['Devastating Drake', 200, 100, 'contact', sure(), recharge],
  ]),
  ...damaging('dark', [
    ['Black Hole Eclipse', 200, 100, 'field', sure(), recharge],
    ['Malicious Moonsault', 200, 100, 'contact', sure(), recharge],
  ]),
  ...damaging('steel', [
    ['Corkscrew Crash', 200, 100, 'contact', sure(), recharge],
    ['Searing Sunraze Smash', 200, 100, 'beam', sure(), recharge],
  ]),
  ...damaging('fairy', [
    ["Let's Snuggle Forever", 200, 100, 'contact', sure(), recharge],
    ['Twinkle Tackle', 200, 100, 'contact', sure(), recharge],
  ]),
];
