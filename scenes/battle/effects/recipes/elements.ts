import type { Recipes } from '../attackShow.ts';
import { burst, gather, glow, ground, march, overlay, ring, wall } from '../parts.ts';
import { sky, stream, volley } from '../paths.ts';

/** Fire: everything rises. */
export const fireRecipes: Recipes = {
  contact: [
    ring('main', { at: -300, on: 'user', ms: 380, count: 6, size: 1, flat: 0.9 }),
    overlay({ spin: 0.5 }),
    burst('main', { fall: -70 }),
    burst('spark', { count: 6, fall: -40 }),
  ],
  projectile: [
    gather('second'),
    volley('main', { path: 'arc', count: 3, size: 2, every: 110, trail: 'second', ahead: false }),
    overlay({ size: 1.1 }),
    burst('main', { fall: -90, count: 8 }),
    ground({ ms: 800, size: 1.1 }),
  ],
  beam: [
    gather('second'),
    stream(),
    volley('main', { path: 'spiral', count: 6, every: 80, ms: 260, size: 1.1 }),
    burst('main', { at: 120, fall: -90 }),
    ground({ at: 60 }),
  ],
  field: [
    glow({ on: 'target', at: -160, ms: 900, size: 6 }),
    wall({ count: 6 }),
    sky('second', { way: 'up', count: 14, size: 0.9, spin: 0.4 }),
    ground({ at: -160, ms: 1300 }),
  ],
  status: [
    glow({ on: 'focus', at: -300, ms: 620 }),
    ring('main', { at: -420, count: 9, rise: 0.5, low: 0.34, turns: 1.1, size: 0.95 }),
    ring('spark', { at: -380, count: 5, reach: 0.3, rise: 0.7, low: 0.3, size: 0.6 }),
  ],
};

/** Water: flies in arcs and falls down. */
export const waterRecipes: Recipes = {
  contact: [
    ring('main', { at: -280, on: 'user', ms: 360, count: 6, flat: 0.5 }),
    overlay(),
    burst('main', { fall: 130 }),
    ground({ ms: 800, size: 1.1 }),
  ],
  projectile: [
    gather('second'),
    volley('second', { path: 'arc', count: 4, size: 1.9, every: 75, trail: 'main' }),
    overlay({ size: 1 }),
    burst('main', { fall: 150 }),
    burst('second', { count: 5, fall: -50 }),
  ],
  beam: [
    gather('second'),
    stream({ stay: 520 }),
    burst('main', { at: 60, fall: 140 }),
    burst('second', { at: 240, fall: 120 }),
    ground({ at: 80 }),
  ],
  field: [
    march({ count: 4, every: 100, size: 1.5, ms: 420 }),
    wall({ count: 5, size: 1.8, at: -60, every: 40 }),
    burst('main', { at: 120, fall: 170, count: 12, reach: 0.75 }),
    ground({ at: 0, size: 1.7 }),
  ],
  status: [
    ring('second', { at: -420, count: 8, rise: 0.3, low: 0.2, turns: 0.8, size: 1.1 }),
    ring('main', { at: -300, count: 5, reach: 0.26, flat: 1, turns: 0.3, size: 0.8 }),
    ground({ at: -380, on: 'focus', ms: 900, size: 1.2 }),
  ],
};

/** Electricity: short-lived particles and sharp corners. */
export const electricRecipes: Recipes = {
  contact: [
    ring('main', { at: -260, on: 'user', ms: 300, count: 6, turns: 1.4, flat: 1 }),
    overlay({ ms: 340 }),
    burst('main', { ms: 380, spin: 6 }),
    burst('second', { ms: 300, count: 6, reach: 0.36 }),
  ],
  projectile: [
    gather('main', { turns: 2 }),
    volley('spark', { path: 'weave', count: 2, size: 2.3, every: 140, trail: 'second' }),
    overlay({ size: 1.5, ms: 360 }),
    burst('main', { ms: 420 }),
  ],
  beam: [
    gather('second', { turns: 2 }),
    stream({ ms: 130, stay: 420, size: 1.23 }),
    overlay({ at: 40, size: 1.2, ms: 380, angle: 0.5 }),
    burst('main', { at: 60, ms: 360 }),
    burst('second', { at: 240, ms: 320, count: 6 }),
  ],
  field: [
    glow({ at: -120, size: 6, ms: 700 }),
    wall({ count: 5, size: 2.1, ms: 480, every: 90 }),
    burst('second', { at: 60, ms: 420, count: 12 }),
    ground({ at: -60, ms: 1000, size: 1.7 }),
  ],
  status: [
    ring('main', { at: -420, count: 6, reach: 0.44, turns: 1.3, flat: 0.7 }),
    ring('second', { at: -420, count: 6, reach: 0.3, turns: -1.3, flat: 0.9, size: 0.7 }),
    ground({ at: -380, on: 'focus', ms: 800, size: 1.2 }),
  ],
};

/** Grass: vines, cutting leaves and flowers. */
export const grassRecipes: Recipes = {
  contact: [
    ring('main', { at: -280, on: 'user', ms: 360, count: 5 }),
    overlay({ ms: 460 }),
    burst('main', { fall: 60, spin: 5 }),
    burst('second', { count: 5, fall: 70 }),
  ],
  projectile: [
    gather('main'),
    volley('main', { path: 'spiral', count: 7, size: 1.5, every: 45, ahead: true }),
    overlay({ size: 1.1 }),
    burst('main', { fall: 70 }),
    burst('second', { count: 5, fall: 60 }),
  ],
  beam: [
    gather('second', { count: 9 }),
    glow({ at: -560, on: 'user', ms: 500 }),
    stream({ stay: 500 }),
    volley('main', { path: 'spiral', count: 7, every: 70, ms: 280, size: 1.1 }),
    burst('second', { at: 120, fall: 60 }),
  ],
  field: [
    wall({ count: 5, size: 1.5, every: 60 }),
    sky('second', { way: 'across', count: 12 }),
    sky('main', { way: 'across', count: 12, at: -340 }),
    ground({ at: -120, size: 1.7 }),
  ],
  status: [
    ring('main', { at: -420, count: 7, rise: 0.45, low: 0.3, turns: 1.2, size: 1, spin: 3 }),
    ring('second', { at: -360, count: 6, reach: 0.3, rise: 0.4, low: 0.25, turns: -0.8, spin: 2 }),
    ground({ at: -400, on: 'focus', ms: 1000, size: 1.3 }),
  ],
};

/** Ice: straight, pale, breaks apart. */
export const iceRecipes: Recipes = {
  contact: [
    ring('second', { at: -260, on: 'user', ms: 340, count: 6, size: 0.9 }),
    overlay({ size: 1.8 }),
    burst('main', { ahead: true, ms: 480 }),
    burst('second', { count: 6, fall: 50 }),
  ],
  projectile: [
    gather('second'),
    volley('main', { count: 5, size: 1.9, every: 60, ms: 280, ahead: true, spread: 0.4 }),
    overlay({ size: 1.3 }),
    burst('main', { ms: 460 }),
    burst('second', { count: 5 }),
  ],
  beam: [
    gather('second'),
    stream({ ms: 150, stay: 480 }),
    burst('second', { at: 60 }),
    overlay({ at: 200, size: 1.6, ms: 520 }),
    ground({ at: 160, size: 1.5 }),
  ],
  field: [
    sky('second', { way: 'across', count: 18, size: 1.1 }),
    wall({ count: 5, size: 1.45, at: -60, every: 40, ms: 860 }),
    sky('main', { count: 8, at: -260, size: 1.1, spin: 0 }),
    ground({ at: -100, size: 1.8, ms: 1300 }),
  ],
  status: [
    ring('second', { at: -420, count: 8, reach: 0.42, low: -0.3, rise: -0.55, turns: 0.6, spin: 2 }),
    ring('spark', { at: -340, count: 5, reach: 0.28, size: 0.7 }),
    ground({ at: -360, on: 'focus', ms: 900, size: 1.2 }),
  ],
};

/** Ground: stone and sand from below. */
export const earthRecipes: Recipes = {
  contact: [
    burst('second', { at: -260, on: 'user', count: 5, reach: 0.3, ms: 380 }),
    overlay({ size: 1.55 }),
    burst('main', { fall: 190, spin: 5 }),
    ground({ size: 1.4 }),
  ],
  projectile: [
    gather('main'),
    volley('main', { path: 'lob', count: 4, size: 1.7, every: 65, trail: 'second' }),
    burst('second', { count: 8, size: 1.5, fall: -10 }),
    burst('main', { count: 7, fall: 170 }),
  ],
  beam: [
    gather('second'),
    stream({ stay: 520, size: 1.23 }),
    volley('main', { path: 'weave', count: 5, every: 90, ms: 300, size: 1.2, spin: 8 }),
    burst('second', { at: 80, size: 1.6 }),
    burst('main', { at: 220, fall: 160 }),
  ],
  field: [
    march({ count: 4, every: 80, size: 1 }),
    ground({ at: -60, size: 2, ms: 1500 }),
    wall({ count: 5, size: 1.4, at: 0, every: 30, ms: 820 }),
    burst('second', { at: 30, size: 1.7, reach: 0.75, count: 11, fall: -20 }),
    burst('main', { at: 30, fall: 210, reach: 0.7 }),
  ],
  status: [
    ring('main', { at: -420, count: 7, reach: 0.46, rise: 0.15, turns: 0.5, spin: 3, flat: 0.3 }),
    ring('second', { at: -420, count: 6, reach: 0.36, low: 0.36, turns: -0.4, flat: 0.25, size: 1.3 }),
    ground({ at: -380, on: 'focus', ms: 900, size: 1.2 }),
  ],
};
