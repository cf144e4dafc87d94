import type { Recipes } from '../attackShow.ts';
import { burst, gather, glow, ground, overlay, ring, wall } from '../parts.ts';
import { sky, stream, volley } from '../paths.ts';

export const normalRecipes: Recipes = {
  contact: [
    burst('spark', { at: -240, on: 'user', count: 4, reach: 0.28, ms: 360 }),
    overlay({ size: 1.8 }),
    burst('main', { count: 8 }),
  ],
  projectile: [
    gather('main'),
    volley('main', { path: 'arc', count: 5, size: 1.7, every: 60, spin: 6 }),
    overlay({ size: 1.2 }),
    burst('main', { count: 7 }),
  ],
  beam: [
    gather('main', { count: 9 }),
    glow({ at: -600, on: 'user', ms: 560 }),
    stream({ stay: 540, size: 1.3 }),
    overlay({ at: 40, ms: 520, size: 1.4 }),
    burst('main', { at: 160, reach: 0.6 }),
  ],
  field: [
    overlay({ frame: 'wall', on: 'user', y: 0.22, at: -420, size: 1, grow: 2.6, ms: 420 }),
    overlay({ frame: 'wall', on: 'target', y: 0.26, at: -120, size: 0.8, grow: 2.9, ms: 420 }),
    overlay({ frame: 'wall', on: 'target', y: 0.26, at: 100, size: 0.8, grow: 2.9, ms: 420 }),
    volley('second', { path: 'weave', count: 6, size: 1.5, every: 70, ms: 420, spin: 0 }),
    burst('second', { at: 60, count: 7, spin: 0.6 }),
  ],
  status: [
    ring('main', { at: -420, count: 8, rise: 0.4, low: 0.3, turns: 0.8 }),
    ring('spark', { at: -380, count: 5, reach: 0.36, low: 0.38, flat: 0.25, turns: 0.2, size: 1.2 }),
  ],
};

export const fightingRecipes: Recipes = {
  contact: [
    ring('spark', { at: -280, on: 'user', ms: 320, count: 6, swing: 'close', flat: 1 }),
    overlay({ size: 2, ms: 460 }),
    burst('second', { count: 9, reach: 0.62, ms: 460 }),
    ground({ size: 1.2, ms: 700 }),
  ],
  projectile: [
    gather('second', { count: 8, turns: 1.4 }),
    volley('main', { count: 1, size: 3, ms: 380, trail: 'second' }),
    overlay({ size: 1.8 }),
    burst('second', { count: 9, reach: 0.6 }),
    ground({ ms: 700 }),
  ],
  beam: [
    gather('spark'),
    stream({ ms: 170, stay: 440, size: 1.3 }),
    overlay({ at: 60, size: 1.6 }),
    burst('second', { at: 60, count: 8 }),
    burst('spark', { at: 220, count: 6 }),
  ],
  field: [
    ground({ at: -80, size: 1.9, ms: 1300 }),
    wall({ count: 4, size: 1.5, at: -60, every: 50 }),
    overlay({ at: 60, size: 1.8 }),
    burst('second', { at: 60, count: 12, reach: 0.75 }),
    burst('main', { at: 120, count: 6, fall: 120 }),
  ],
  status: [
    ring('spark', { at: -420, count: 8, rise: 0.65, low: 0.38, turns: 0.15, reach: 0.4, flat: 0.25 }),
    ring('second', { at: -340, count: 6, reach: 0.44, turns: 0.9 }),
    glow({ at: -280, on: 'focus', ms: 520 }),
  ],
};

export const flyingRecipes: Recipes = {
  contact: [
    ring('second', { at: -280, on: 'user', ms: 360, count: 5, turns: 1.2 }),
    overlay({ size: 1.9 }),
    burst('main', { fall: 50, spin: 5 }),
    burst('second', { count: 4, ms: 420 }),
  ],
  projectile: [
    gather('second'),
    volley('second', { path: 'arc', count: 4, size: 2.1, every: 70, ms: 320, spin: 9 }),
    overlay({ size: 1.5 }),
    burst('main', { fall: 70, count: 8, spin: 4 }),
  ],
  beam: [
    gather('second', { turns: 1.6 }),
    stream({ ms: 170, stay: 500, size: 1.37 }),
    volley('main', { path: 'spiral', count: 6, every: 70, ms: 240, size: 1.2 }),
    burst('main', { at: 100, fall: 60, spin: 5 }),
  ],
  field: [
    wall({ count: 2, size: 2.8, ms: 1000, every: 160, wide: 0.3 }),
    sky('second', { way: 'across', count: 12, spin: 6 }),
    ring('main', { at: -200, on: 'target', count: 10, reach: 0.5, turns: 1.8, ms: 900, rise: 0.3, low: 0.2 }),
    ground({ at: -120, size: 1.6 }),
  ],
  status: [
    ring('main', { at: -420, count: 7, rise: 0.3, low: 0.1, turns: 0.9, spin: 2 }),
    ring('second', { at: -420, count: 5, reach: 0.5, low: 0.3, turns: -1, size: 1.1, spin: 4 }),
  ],
};

export const bugRecipes: Recipes = {
  contact: [
    ring('main', { at: -280, on: 'user', ms: 380, count: 6, turns: 1.3, size: 0.9 }),
    overlay({ size: 1.8 }),
    burst('second', { count: 7 }),
    burst('main', { count: 4, fall: -50, spin: 1 }),
  ],
  projectile: [
    gather('main', { size: 0.9 }),
    volley('main', { path: 'weave', count: 7, size: 1.4, every: 50, spin: 0 }),
    overlay({ size: 1.1 }),
    burst('second', { count: 7 }),
  ],
  beam: [
    gather('second'),
    stream({ stay: 480, size: 1.23 }),
    volley('main', { path: 'spiral', count: 5, every: 90, ms: 280, size: 1.1 }),
    burst('second', { at: 80 }),
    burst('main', { at: 200, count: 5, spin: 1 }),
  ],
  field: [
    wall({ count: 5, size: 1.6, ms: 820, every: 70 }),
    ring('main', { at: -300, on: 'target', count: 12, reach: 0.5, turns: 1.5, flat: 0.8, ms: 1000 }),
    ground({ at: -200, size: 1.8, ms: 1300 }),
  ],
  status: [
    ring('main', { at: -420, count: 7, turns: 1.2, flat: 0.5, size: 0.9 }),
    ring('second', { at: -360, count: 5, reach: 0.3, turns: -0.8, size: 0.8 }),
    ground({ at: -400, on: 'focus', ms: 1000, size: 1.3 }),
  ],
};

export const rockRecipes: Recipes = {
  contact: [
    burst('second', { at: -250, on: 'user', count: 5, reach: 0.3, ms: 380 }),
    overlay({ size: 1.55 }),
    burst('main', { fall: 200, spin: 6 }),
    burst('spark', { count: 4 }),
  ],
  projectile: [
    gather('spark'),
    volley('main', { path: 'lob', count: 3, size: 2.4, every: 100, spin: 8 }),
    overlay({ size: 1.4 }),
    burst('main', { fall: 190, count: 7 }),
    burst('second', { count: 5, size: 1.4 }),
  ],
  beam: [
    gather('spark', { count: 9 }),
    glow({ at: -560, on: 'user', ms: 480 }),
    stream({ stay: 460, size: 1.23 }),
    burst('spark', { at: 60 }),
    burst('main', { at: 180, fall: 180 }),
    ground({ at: 120 }),
  ],
  field: [
    volley('main', { path: 'rain', count: 8, size: 2.6, every: 65, ms: 360, spread: 0.9, spin: 4 }),
    wall({ count: 4, size: 1.2, at: 40, every: 40 }),
    burst('second', { at: 60, size: 1.6, count: 9, fall: -10 }),
    burst('main', { at: 60, fall: 200, reach: 0.65 }),
    ground({ at: 0, size: 1.8, ms: 1300 }),
  ],
  status: [
    ring('spark', { at: -420, count: 6, turns: 0.8, size: 1 }),
    ring('main', { at: -420, count: 6, reach: 0.48, rise: 0.2, low: 0.2, turns: -0.5, flat: 0.3 }),
    ground({ at: -360, on: 'focus', ms: 800, size: 1.1 }),
  ],
};

export const steelRecipes: Recipes = {
  contact: [
    ring('spark', { at: -260, on: 'user', ms: 320, count: 5, turns: 0.4 }),
    overlay({ size: 1.9, ms: 400, spin: 0.3 }),
    burst('spark', { count: 9, ms: 420 }),
    burst('main', { count: 4, fall: 150, spin: 7 }),
  ],
  projectile: [
    gather('spark'),
    volley('main', { path: 'straight', count: 4, size: 1.9, every: 70, ms: 290, spin: 10, spread: 0.35 }),
    overlay({ size: 1.3 }),
    burst('spark', { count: 8 }),
  ],
  beam: [
    gather('spark', { count: 8 }),
    glow({ at: -560, on: 'user', ms: 500 }),
    stream({ ms: 150, stay: 500, size: 1.23 }),
    overlay({ at: 60, size: 1.5 }),
    burst('spark', { at: 80 }),
    burst('second', { at: 200, count: 6 }),
  ],
  field: [
    volley('second', { path: 'rain', count: 10, size: 2.1, every: 45, ms: 300, spread: 0.9, ahead: true }),
    wall({ count: 5, size: 1.5, at: 0, every: 40 }),
    burst('spark', { at: 60, count: 10 }),
    ground({ at: 0, size: 1.7 }),
  ],
  status: [
    ring('main', { at: -420, count: 5, turns: 0.7, spin: 4, size: 1.2 }),
    ring('spark', { at: -380, count: 6, reach: 0.32, rise: 0.4, low: 0.2, size: 0.8 }),
    glow({ at: -300, on: 'focus', ms: 520 }),
  ],
};

/** Poison: sludge that drips. */
export const poisonRecipes: Recipes = {
  contact: [
    ring('second', { at: -280, on: 'user', ms: 360, count: 5 }),
    overlay({ size: 1.7 }),
    burst('main', { fall: 140 }),
    burst('second', { count: 5, fall: -50 }),
  ],
  projectile: [
    gather('second'),
    volley('main', { path: 'lob', count: 4, size: 1.9, every: 75, trail: 'spark' }),
    overlay({ size: 1.4 }),
    burst('second', { fall: -60 }),
    burst('spark', { count: 6, fall: 150 }),
    ground({ ms: 900 }),
  ],
  beam: [
    gather('second'),
    stream({ ms: 230, stay: 500 }),
    burst('main', { at: 80, fall: 130 }),
    burst('second', { at: 200, fall: -70 }),
    ground({ at: 60 }),
  ],
  field: [
    ground({ at: -240, size: 1.9, ms: 1400 }),
    wall({ count: 4, size: 1.5, at: -120, ms: 800 }),
    sky('second', { way: 'up', count: 14, spin: 0.4 }),
    burst('main', { at: 60, fall: 160 }),
  ],
  status: [
    ring('second', { at: -420, count: 8, rise: 0.55, low: 0.36, turns: 0.5 }),
    ring('main', { at: -380, count: 5, reach: 0.3, low: 0.1, turns: -0.5 }),
    ground({ at: -400, on: 'focus', ms: 1000, size: 1.2 }),
  ],
};
