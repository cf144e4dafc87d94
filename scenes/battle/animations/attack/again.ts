import type { SideName } from '../../../../rules/model/events.ts';
import { otherSide } from '../../../../rules/model/sides.ts';
import type { MoveAppearance } from '../../../../src/bridge/canvas.ts';
import { between } from '../../../shared/motion/ease.ts';
import type { Arena } from '../../arena.ts';
import { movements } from '../../poses/movements.ts';
import { playMovement } from '../../poses/playMovement.ts';
import { hear } from '../../sounds.ts';
import { goBack } from './bodies.ts';

const quick = 110;

/** Animates a further hit of the same move: a jab, or one more projectile. Resolves when it strikes. */
export async function again(
  arena: Arena,
  side: SideName,
  appearance: MoveAppearance,
  hit: number,
): Promise<void> {
  const { scene, actors, effects, layout, calm } = arena;
  const [user, target] = [actors[otherSide(side)], actors[side]];
  if (user === null || target === null) return;
  hear(scene, `type-${appearance.type}`, user.side, 0.5);
  const { middle } = target;
  if (appearance.kind === 'contact' && !calm()) {
    const way = { x: target.home.x - user.home.x, y: target.home.y - user.home.y };
    const reach = layout.width / 9 / Math.hypot(way.x, way.y);
    const from = { x: user.pose.x, y: user.pose.y };
    await playMovement(scene, user, movements.jab, {
      ms: quick,
      beside: (progress) => {
        user.pose.x = between(from.x, way.x * reach, progress);
        user.pose.y = between(from.y, way.y * reach, progress);
      },
    });
    void goBack(scene, user, 260);
  } else {
    effects.pool.fly({
      frame: `${appearance.type}.main`,
      ms: quick,
      from: user.middle,
      to: middle,
      size: 1.4,
      spin: 2,
      fade: 0,
    });
    await scene.motion.wait(quick);
  }
  const off = target.size * 0.16;
  const spot = { x: middle.x + off * Math.cos(hit * 2.4), y: middle.y + off * Math.sin(hit * 2.4) };
  effects.pool.fly({
    frame: `${appearance.type}.mark`,
    ms: 260,
    from: spot,
    size: 0.9,
    grow: 1.2,
    angle: hit,
    appear: 0.05,
    fade: 0.5,
  });
  effects.scatter(`${appearance.type}.spark`, spot, { count: 4, reach: target.size * 0.28, ms: 340 });
}
