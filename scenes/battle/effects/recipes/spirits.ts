import type { Recipes } from '../attackShow.ts';
import { burst, gather, glow, ground, overlay, ring, wall } from '../parts.ts';
import { sky, stream, volley } from '../paths.ts';

/** Psychic: rings that close and open. */
export const psychicRecipes: Recipes = {
  contact: [
    ring('main', { at: -300, on: 'user', ms: 340, count: 5, swing: 'close', flat: 1 }),
    overlay({ size: 1.2, grow: 2.3, ms: 460, spin: 1 }),
    burst('spark', { count: 8 }),
    burst('main', { count: 5, spin: 0 }),
  ],
  projectile: [
    gather('second'),
    volley('second', { path: 'spiral', count: 4, size: 1.8, every: 80, trail: 'spark' }),
    overlay({ size: 0.9, grow: 2, spin: 1 }),
    burst('main', { count: 7, spin: 0 }),
  ],
  beam: [
    gather('main', { count: 7 }),
    stream({ ms: 230, stay: 560, size: 1.3 }),
    overlay({ at: 60, size: 0.8, grow: 2.2, ms: 520, spin: 1.4 }),
    burst('spark', { at: 120 }),
  ],
  field: [
    ground({ at: -420, size: 1.9, ms: 1500 }),
    wall({ count: 3, size: 1.8, at: -180, every: 100, ms: 900, wide: 0.7 }),
    ring('second', {
      at: -300,
      on: 'target',
      count: 8,
      reach: 0.52,
      turns: 1.2,
      rise: 0.4,
      low: 0.25,
      ms: 900,
    }),
    overlay({ at: 0, size: 0.8, grow: 2.5, ms: 520, spin: 1 }),
  ],
  status: [
    ring('main', { at: -420, count: 5, reach: 0.44, turns: 0.5, rise: 0.3, low: 0.15 }),
    ring('spark', { at: -420, count: 7, reach: 0.32, turns: -0.9, flat: 0.8, size: 0.8 }),
    ground({ at: -420, on: 'focus', ms: 1100, size: 1.2 }),
  ],
};

export const ghostRecipes: Recipes = {
  contact: [
    ring('spark', { at: -320, on: 'user', ms: 420, count: 5, rise: 0.2 }),
    overlay({ size: 1.9, ms: 520 }),
    burst('main', { fall: -70, spin: 0.6, count: 7 }),
    burst('second', { count: 5 }),
  ],
  projectile: [
    gather('main', { spin: 0 }),
    volley('main', { path: 'weave', count: 4, size: 2, every: 90, ms: 420, trail: 'second', spin: 0 }),
    overlay({ size: 1.3, ms: 500 }),
    burst('spark', { fall: -60, spin: 0.5 }),
    burst('second', { count: 5 }),
  ],
  beam: [
    gather('spark'),
    stream({ ms: 230, stay: 520, size: 1.23 }),
    volley('spark', { path: 'spiral', count: 5, every: 90, ms: 300, size: 1.2, spin: 0 }),
    burst('main', { at: 120, fall: -70, spin: 0.5 }),
  ],
  field: [
    ground({ at: -420, size: 1.9, ms: 1600 }),
    wall({ count: 4, size: 1.5, at: -240, every: 110, ms: 900 }),
    sky('spark', { way: 'up', count: 10, spin: 0.2 }),
    burst('second', { at: 60, count: 9 }),
  ],
  status: [
    ring('main', { at: -420, count: 5, turns: 0.8, rise: 0.2, low: 0.1, size: 1.2 }),
    ring('second', { at: -420, count: 6, reach: 0.3, turns: -0.9, size: 0.7 }),
    ground({ at: -420, on: 'focus', ms: 1100, size: 1.1 }),
  ],
};

export const dragonRecipes: Recipes = {
  contact: [
    ring('main', { at: -300, on: 'user', ms: 360, count: 6, flat: 0.9 }),
    overlay({ size: 2.1, ms: 480 }),
    burst('second', { count: 8, spin: 5 }),
    burst('main', { count: 6, fall: -60 }),
  ],
  projectile: [
    gather('spark'),
    volley('main', { path: 'spiral', count: 5, size: 1.9, every: 75, trail: 'second' }),
    overlay({ size: 1.4 }),
    burst('main', { fall: -60 }),
    burst('second', { count: 6 }),
  ],
  beam: [
    gather('second', { count: 8 }),
    glow({ at: -600, on: 'user', ms: 520 }),
    stream({ ms: 180, stay: 540, size: 1.3 }),
    burst('main', { at: 80, fall: -70 }),
    burst('second', { at: 200 }),
    ground({ at: 100 }),
  ],
  field: [
    volley('second', { path: 'rain', count: 8, size: 2.3, every: 65, ms: 340, spread: 1, trail: 'main' }),
    wall({ count: 5, size: 1.5, at: 0, every: 40 }),
    ground({ at: -40, size: 1.9, ms: 1300 }),
    burst('main', { at: 80, fall: -70, reach: 0.65 }),
  ],
  status: [
    ring('main', { at: -420, count: 7, rise: 0.45, low: 0.3, turns: 1.3, size: 1.1 }),
    ring('second', { at: -420, count: 6, reach: 0.3, turns: -1, size: 0.9, spin: 3 }),
    glow({ at: -320, on: 'focus', ms: 560 }),
  ],
};

export const darkRecipes: Recipes = {
  contact: [
    ring('second', { at: -300, on: 'user', ms: 420, count: 6, size: 1.2 }),
    overlay({ size: 1.9, grow: 1.9, ms: 480 }),
    burst('main', { count: 6, spin: 5 }),
    burst('second', { count: 6, size: 1.4, fall: -20 }),
  ],
  projectile: [
    gather('second'),
    volley('main', { count: 4, size: 2, every: 75, ms: 300, spin: 12, trail: 'second' }),
    overlay({ size: 1.2 }),
    burst('spark', { count: 7 }),
    burst('second', { count: 5 }),
  ],
  beam: [
    gather('second', { count: 9 }),
    stream({ ms: 190, stay: 500, size: 1.3 }),
    burst('second', { at: 60, size: 1.5 }),
    burst('spark', { at: 180 }),
    ground({ at: 60 }),
  ],
  field: [
    ground({ at: -420, size: 2, ms: 1600 }),
    ring('second', {
      at: -400,
      on: 'target',
      count: 10,
      reach: 0.55,
      swing: 'close',
      turns: 1.2,
      ms: 640,
      size: 1.6,
    }),
    wall({ count: 5, size: 1.7, at: -60, every: 45 }),
    burst('spark', { at: 80, count: 9 }),
    burst('main', { at: 80, count: 6, spin: 6 }),
  ],
  status: [
    ring('second', { at: -420, count: 8, rise: 0.35, low: 0.3, turns: 0.5, size: 1.4, flat: 0.3 }),
    ring('main', { at: -380, count: 4, reach: 0.36, turns: -0.8, spin: 4 }),
    ground({ at: -420, on: 'focus', ms: 1100, size: 1.2 }),
  ],
};

export const fairyRecipes: Recipes = {
  contact: [
    ring('second', { at: -300, on: 'user', ms: 380, count: 6, size: 0.9 }),
    overlay({ size: 1.7 }),
    burst('main', { count: 7, fall: -50, spin: 0.8 }),
    burst('second', { count: 7 }),
  ],
  projectile: [
    gather('second'),
    volley('main', { path: 'weave', count: 4, size: 1.8, every: 80, spin: 0, trail: 'second' }),
    overlay({ size: 1.2 }),
    burst('main', { fall: -50, spin: 0.8 }),
    burst('second', { count: 6 }),
  ],
  beam: [
    gather('second', { count: 8 }),
    glow({ at: -560, on: 'user', ms: 480 }),
    stream({ ms: 170, stay: 520, size: 1.3 }),
    volley('second', { path: 'spiral', count: 6, every: 70, ms: 260, size: 1 }),
    burst('main', { at: 100, fall: -50, spin: 0.8 }),
  ],
  field: [
    ground({ at: -420, size: 1.9, ms: 1500 }),
    wall({ count: 5, size: 1.7, at: -200, ms: 900, every: 70 }),
    sky('second', { way: 'down', count: 14 }),
    sky('main', { way: 'up', count: 8, spin: 0.4 }),
    glow({ at: -100, size: 6, ms: 800 }),
  ],
  status: [
    ring('main', { at: -420, count: 6, rise: 0.4, low: 0.3, turns: 0.7, size: 1.1 }),
    ring('second', { at: -420, count: 8, reach: 0.32, rise: 0.5, low: 0.3, turns: -0.8, size: 0.8 }),
    ground({ at: -420, on: 'focus', ms: 1100, size: 1.2 }),
  ],
};
