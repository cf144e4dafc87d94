import type { Arena } from '../arena.ts';
import type { Actor } from '../creature/actor.ts';

/** Puffs of dust of the ground, which roll away to both sides of the feet. In calm mode there are none. */
export function landingDust({ effects, calm }: Arena, { home, size, pose }: Actor, strength: number): void {
  if (calm()) return;
  const count = Math.round(4 + strength * 6);
  const x = home.x + pose.x;
  const y = home.y + pose.y - size * 0.015;
  for (let index = 0; index < count; index += 1) {
    const side = index % 2 === 0 ? 1 : -1;
    const far = size * (0.16 + (0.1 + 0.03 * index) * strength);
    effects.pool.fly({
      frame: 'common.dust',
      ms: 420 + (index % 3) * 110,
      from: { x: x + side * size * 0.12, y: y + ((index % 3) - 1) * size * 0.014 },
      to: { x: x + side * far, y: y - size * 0.03 * (1 + (index % 3)) },
      size: 0.55 + strength * 0.35,
      grow: 1.1 + strength * 0.7,
      spin: side * 1.6,
      pace: 0.55,
      appear: 0.05,
      fade: 0.7,
      opacity: 0.85,
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
      size: 0.4 + 0.14 * (index % 3),
      grow: 0.3,
      spin: side * 7,
      appear: 0.02,
      fade: 0.3,
      layer: index % 2 === 0 ? 'front' : 'behind',
    });
  }
}
