import type { Arena } from '../arena.ts';
import type { Actor } from '../creature/actor.ts';

/** Puffs of dust of the ground, which roll away to both sides of the feet. In calm mode there are none. */
export function landingDust({ effects, calm }: Arena, { home, size, pose }: Actor, strength: number): void {
  if (calm()) return;
  const count = Math.round(6 + strength * 6);
  const x = home.x + pose.x;
  const y = home.y + pose.y - size * 0.015;
  for (let index = 0; index < count; index += 1) {
    const side = index % 2 === 0 ? 1 : -1;
    // From the middle to the rim of the feet: the outer ones fly first and farthest, and stay lowest.
    const out = (Math.floor(index / 2) + 0.5) / Math.ceil(count / 2);
    effects.pool.fly({
      frame: 'common.dust',
      ms: 460 + (index % 3) * 110,
      delay: (1 - out) * 50,
      from: { x: x + side * size * (0.04 + 0.18 * out), y: y + ((index % 3) - 1) * size * 0.012 },
      to: {
        x: x + side * size * (0.14 + (0.1 + 0.26 * out) * strength),
        y: y - size * (0.07 - 0.05 * out) * (0.6 + strength),
      },
      size: (0.3 + 0.12 * (index % 3)) * (0.6 + strength * 0.5),
      grow: 1.2 + strength * 0.7 - (index % 3) * 0.2,
      long: 1.2,
      spin: side * 0.5,
      pace: 0.5,
      appear: 0.05,
      fade: 0.8,
      opacity: 0.8,
      layer: index % 4 < 2 ? 'front' : 'behind',
    });
  }
}

/** Crumbs of the ground that fly up where something moves below it. */
export function groundBreaks({ effects, calm }: Arena, { home, size }: Actor, strength: number): void {
  if (calm()) return;
  const count = Math.round(5 + strength * 7);
  for (let index = 0; index < count; index += 1) {
    const side = ((index + 0.5) / count - 0.5) * 2;
    const from = { x: home.x + side * size * 0.2, y: home.y - size * 0.01 };
    effects.pool.fly({
      frame: index % 3 === 0 ? 'common.dust' : 'common.crumb',
      ms: 480 + (index % 4) * 90,
      from,
      to: { x: from.x + side * size * 0.24, y: from.y },
      bend: size * (0.1 + 0.07 * ((index * 5) % 4)) * (0.5 + strength),
      size: 0.5 + 0.18 * (index % 3),
      grow: 0.3,
      spin: side * 7,
      appear: 0.02,
      fade: 0.3,
      layer: index % 2 === 0 ? 'front' : 'behind',
    });
  }
}
