import type { Move } from '../../rules/model/moves.ts';
import { paralyz, raise, recharge, sure } from './build.ts';
import { damaging } from './rows.ts';

export const zMoves: readonly Move[] = [
  ...damaging('normal', [
    ['Breakneck Blitz', 200, 100, sure(), recharge],
    ['Pulverizing Pancake', 200, 100, sure(), recharge],
  ]),
  ...damaging('fire', [['Inferno Overdrive', 200, 100, sure(), recharge]]),
  ...damaging('water', [
    ['Hydro Vortex', 200, 100, sure(), recharge],
    ['Oceanic Operetta', 200, 100, sure(), recharge],
  ]),
  ...damaging('electric', [
    ['Gigavolt Havoc', 200, 100, sure(), recharge],
    ['Stoked Sparksurfer', 200, 100, sure(), paralyz(), recharge],
  ]),
  ...damaging('grass', [['Bloom Doom', 200, 100, sure(), recharge]]),
  ...damaging('ice', [['Subzero Slammer', 200, 100, sure(), recharge]]),
  ...damaging('fighting', [['All-Out Pummeling', 200, 100, sure(), recharge]]),
  ...damaging('poison', [['Acid Downpour', 200, 100, sure(), recharge]]),
  ...damaging('ground', [['Tectonic Rage', 200, 100, sure(), recharge]]),
  ...damaging('flying', [['Supersonic Skystrike', 200, 100, sure(), recharge]]),
  ...damaging('psychic', [
    ['Genesis Supernova', 200, 100, sure(), recharge],
    ['Light That Burns the Sky', 200, 100, sure(), recharge],
    ['Shattered Psyche', 200, 100, sure(), recharge],
  ]),
  ...damaging('bug', [['Savage Spin-Out', 200, 100, sure(), recharge]]),
  ...damaging('rock', [
    ['Continental Crush', 200, 100, sure(), recharge],
    ['Splintered Stormshards', 200, 100, sure(), recharge],
  ]),
  ...damaging('ghost', [
    ['Menacing Moonraze Maelstrom', 200, 100, sure(), recharge],
    ['Never-Ending Nightmare', 200, 100, sure(), recharge],
    ['Sinister Arrow Raid', 200, 100, sure(), recharge],
    ['Soul-Stealing 7-Star Strike', 200, 100, sure(), recharge],
  ]),
  ...damaging('dragon', [
    ['Clangorous Soulblaze', 200, 100, sure(), raise('attack'), raise('defense'), raise('speed'), recharge],
    ['Devastating Drake', 200, 100, sure(), recharge],
  ]),
  ...damaging('dark', [
    ['Black Hole Eclipse', 200, 100, sure(), recharge],
    ['Malicious Moonsault', 200, 100, sure(), recharge],
  ]),
  ...damaging('steel', [
    ['Corkscrew Crash', 200, 100, sure(), recharge],
    ['Searing Sunraze Smash', 200, 100, sure(), recharge],
  ]),
  ...damaging('fairy', [
    ["Let's Snuggle Forever", 200, 100, sure(), recharge],
    ['Twinkle Tackle', 200, 100, sure(), recharge],
  ]),
];
