import {
  confuse,
  cure,
  heal,
  lower,
  paralyz,
  poison,
  raise,
  recharge,
  screen,
  shatter,
  sleep,
  sure,
  trap,
} from './build.ts';
import { type CatalogueMove, damaging } from './rows.ts';

export const gMaxMoves: readonly CatalogueMove[] = [
  ...damaging('normal', [
    ['G-Max Cuddle', 130, 100, 'field', sure(), confuse(), recharge],
    ['G-Max Gold Rush', 130, 100, 'contact', sure(), confuse(), recharge],
    ['G-Max Replenish', 130, 100, 'field', sure(), recharge],
  ]),
  ...damaging('fire', [
    ['G-Max Centiferno', 130, 100, 'field', sure(), trap, recharge],
    ['G-Max Wildfire', 130, 100, 'field', sure(), trap, recharge],
    ['G-Max Fireball', 160, 100, 'projectile', sure(), recharge],
  ]),
  ...damaging('water', [
    ['G-Max Cannonade', 130, 100, 'projectile', sure(), trap, recharge],
    ['G-Max Foam Burst', 130, 100, 'field', sure(), lower('speed', 2), recharge],
    ['G-Max Rapid Flow', 130, 100, 'field', sure(), recharge],
    ['G-Max Stonesurge', 130, 100, 'field', sure(), recharge],
    ['G-Max Hydrosnipe', 160, 100, 'field', sure(), recharge],
  ]),
  ...damaging('electric', [
    ['G-Max Stun Shock', 130, 100, 'field', sure(), poison(50), paralyz(50), recharge],
    ['G-Max Volt Crash', 130, 100, 'contact', sure(), paralyz(), recharge],
  ]),
  ...damaging('grass', [
    ['G-Max Sweetness', 130, 100, 'field', sure(), cure('team'), recharge],
    ['G-Max Tartness', 130, 100, 'field', sure(), lower('evasion'), recharge],
    ['G-Max Vine Lash', 130, 100, 'claws', sure(), trap, recharge],
    ['G-Max Drum Solo', 160, 100, 'field', sure(), recharge],
  ]),
  ...damaging('ice', [['G-Max Resonance', 130, 100, 'field', sure(), screen, recharge]]),
  ...damaging('fighting', [['G-Max Chi Strike', 95, 100, 'contact', sure(), raise('attack'), recharge]]),
  ...damaging('poison', [['G-Max Malodor', 95, 100, 'field', sure(), poison(), recharge]]),
  ...damaging('ground', [['G-Max Sandblast', 130, 100, 'field', sure(), trap, recharge]]),
  ...damaging('flying', [['G-Max Wind Rage', 130, 100, 'field', sure(), shatter, recharge]]),
  ...damaging('psychic', [['G-Max Gravitas', 130, 100, 'field', sure(), recharge]]),
  ...damaging('bug', [
    ['G-Max Befuddle', 130, 100, 'field', sure(), poison(33), paralyz(33), sleep(33), recharge],
  ]),
  ...damaging('rock', [['G-Max Volcalith', 130, 100, 'field', sure(), trap, recharge]]),
  ...damaging('ghost', [['G-Max Terror', 130, 100, 'field', sure(), trap, recharge]]),
  ...damaging('dragon', [['G-Max Depletion', 130, 100, 'field', sure(), lower('speed'), recharge]]),
  ...damaging('dark', [
    ['G-Max One Blow', 130, 100, 'field', sure(), recharge],
    ['G-Max Snooze', 130, 100, 'field', sure(), sleep(50), recharge],
  ]),
  ...damaging('steel', [
    ['G-Max Meltdown', 130, 100, 'field', sure(), recharge],
    ['G-Max Steelsurge', 130, 100, 'field', sure(), recharge],
  ]),
  ...damaging('fairy', [
    ['G-Max Finale', 130, 100, 'field', sure(), heal(17), recharge],
    ['G-Max Smite', 130, 100, 'field', sure(), confuse(), recharge],
  ]),
];
