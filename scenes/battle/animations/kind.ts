import type { Arena } from '../arena.ts';
import type { Actor } from '../creature/actor.ts';

/** Shows sparks round a shiny creature that has just appeared, dark fire round a dark one. */
export function showKind({ effects }: Arena, { creature, middle, home, size }: Actor): void {
  if (creature.kind < 2) return;
  const shiny = creature.kind === 3;
  for (let index = 0; index < 10; index += 1) {
    const angle = index * 2.4;
    const reach = size * (0.26 + 0.03 * index);
    const around = { x: middle.x + Math.cos(angle) * reach, y: middle.y + Math.sin(angle) * reach * 0.9 };
    const below = { x: home.x + Math.cos(angle) * size * 0.4, y: home.y };
    effects.pool.fly({
      frame: shiny ? 'common.shiny' : 'common.shade',
      ms: shiny ? 760 : 1000,
      delay: index * 70,
      from: shiny ? around : below,
      to: shiny ? around : { x: below.x, y: below.y - size * 0.7 },
      size: 0.7 + (index % 3) * 0.3,
      grow: shiny ? 1 : 0.4,
      spin: shiny ? 0.9 : 0,
      opacity: shiny ? 1 : 0.8,
      appear: 0.3,
      fade: 0.5,
    });
  }
}
