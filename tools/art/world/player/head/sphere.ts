import { LAYER } from '../look.ts';
import { type Pose, TILT } from '../pose.ts';

/** A place around the head: `angle` 0 is the face, π the back; `height` is measured from the middle upwards. */
export function onHead({ head, yaw }: Pose, angle: number, height: number, radius: number) {
  const near = Math.cos(yaw + angle);
  return {
    x: head.x + Math.sin(yaw + angle) * radius,
    y: head.y - height + near * radius * TILT,
    near,
  };
}

/** Layer of a part that stands out from the head: in front of it, beside it, or behind the whole figure. */
export function layerOf(near: number): number {
  if (near > 0.3) return LAYER.hat + near;
  return near < -0.3 ? -20 : LAYER.neck + 5;
}
