import type { Path } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, spline } from '../core/shapes.ts';
import { type SpinePoint, tube } from '../core/tube.ts';
import { skull } from '../parts/heads.ts';
import { leg } from '../parts/limbs.ts';
import { type Anchors, bellyMark, type Dress, headShadow, type Place } from './body.ts';
import { measureSprite, type SpriteShape } from './sprite-shape.ts';

/** With a larger `reach` an arm is away from the chest: it is drawn before the head, which may cover its shoulder. */
const AWAY = 0.2;

/** An arm that ends in a mitten with its thumb on the side of the face. */
function armOf(spine: readonly SpinePoint[], far: boolean): Path[] {
  const [shoulder, elbow, hand] = spine as [SpinePoint, SpinePoint, SpinePoint];
  const [x, y, width] = hand;
  const [dx, dy] = [x - elbow[0], y - elbow[1]];
  const reach = Math.hypot(dx, dy) || 1;
  const side = (far ? -1 : 1) * width;
  const thumb: SpinePoint[] = [
    [x, y, width * 0.5],
    [
      x + (dy / reach) * side + (dx / reach) * width * 0.6,
      y - (dx / reach) * side + (dy / reach) * width * 0.6,
      width * 0.44,
    ],
  ];
  const limb = tube([shoulder, [elbow[0], elbow[1], width * 0.84], [x, y, width * 0.86]]);
  return [limb, ellipse(x, y, width * 1.22), tube(thumb)];
}

/** A small humanoid in three-quarter view, looking left. Hands and feet may have the colours `limbs` and `feet`. */
export function drawSprite(scene: Scene, shape: SpriteShape = {}, dress: Dress = {}): Anchors {
  const { at, hipX, hipY, neckX, neckY, trunk, girth, hips, legs, farArm, nearArm } = measureSprite(shape);
  const ramp = dress.main ?? 'main';
  const limb = dress.limbs ?? ramp;
  const foot = dress.feet ?? limb;
  const [farFoot, nearFoot] = at.feet as [Place, Place];
  const wide = 17 + 5 * girth;
  const legOf = (x: number, [footX, footY]: Place, factor: number): Path => {
    if (!shape.hovers) return leg(footX, hipY - 12, footY, wide * factor, wide * 0.86 * factor, 6);
    return tube([
      [x, hipY - 12, wide * 0.52 * factor],
      [x + (footX - x) * 0.3, hipY + legs * 0.42, wide * 0.4 * factor],
      [footX, footY, wide * 0.2 * factor],
    ]);
  };
  dress.behind?.(at);
  // far leg and far arm
  scene.form(legOf(hipX - 12 * girth, farFoot, 0.92), { ramp: foot, dim: true });
  const [farReach, nearReach] = shape.reach ?? [0.35, 0.55];
  if (farReach > AWAY) scene.form(armOf(farArm, true), { ramp: limb, dim: true });
  // near leg
  scene.form(legOf(hipX + 12 * girth, nearFoot, 1), { ramp: foot });
  // trunk
  const down = (share: number): number => neckY + trunk * share;
  const middle = (neckX + hipX) / 2;
  const body = spline([
    [neckX, neckY - 8],
    [neckX + 17 * girth, neckY + 4],
    [middle + 21 * girth, down(0.45)],
    [hipX + 27 * girth * hips, down(0.86)],
    [hipX + 16 * girth * hips, down(1.12)],
    [hipX - 4, down(1.17)],
    [hipX - 20 * girth * hips, down(1.1)],
    [hipX - 28 * girth * hips, down(0.84)],
    [middle - 21 * girth, down(0.42)],
    [neckX - 16 * girth, neckY + 4],
  ]);
  const underside = spline([
    [neckX - 6 * girth, neckY],
    [middle + 8 * girth, down(0.4)],
    [hipX + 10 * girth * hips, down(0.8)],
    [hipX - 6 * girth, down(1.12)],
    [hipX - 22 * girth * hips, down(0.84)],
    [middle - 17 * girth, down(0.4)],
  ]);
  scene.form(body, {
    ramp,
    shade: 10,
    marks: [...bellyMark(dress, underside), ...(dress.bodyMarks?.(at) ?? [])],
    cast: [headShadow(at.head)],
  });
  const drawNearArm = (): void => {
    dress.held?.(at);
    scene.form(armOf(nearArm, false), { ramp: limb });
  };
  dress.between?.(at);
  if (nearReach > AWAY) drawNearArm();
  // head
  const { x, y, radius } = at.head;
  scene.form(skull(x, y, radius, { cheek: 0.6 }), {
    ramp: dress.head ?? ramp,
    shade: radius * 0.22,
    marks: dress.headMarks?.(at) ?? [],
  });
  // arms before the body
  if (farReach <= AWAY) scene.form(armOf(farArm, true), { ramp: limb, dim: true });
  if (nearReach <= AWAY) drawNearArm();
  dress.front?.(at);
  return at;
}
