import type { Scene } from '../core/scene.ts';
import { ellipse, spline } from '../core/shapes.ts';
import { type Anchors, bellyMark, type Dress } from './body.ts';
import { measureVessel, type VesselShape } from './vessel-shape.ts';

/** The colours of a vessel. The inside is dark by default, the rim has the colour of the body. */
export interface VesselDress extends Dress {
  readonly inside?: string;
  readonly rim?: string;
}

const DARK_INSIDE = '#2c2236';

/** Draws a pot, jar, bottle or upturned bell, seen slightly from above, with room for a face. `belly` is its glaze. */
export function drawVessel(scene: Scene, shape: VesselShape = {}, dress: VesselDress = {}): Anchors {
  const { at, anchors, foot, belly, neck, mouth, widest, view, neckAt, tall, tilt } = measureVessel(shape);
  const ramp = dress.main ?? 'main';
  const lip = tall * 0.012 + 4;
  dress.behind?.(anchors);
  // body of revolution, the foot rounded towards the viewer
  const side = (sign: 1 | -1) => [
    at(sign * mouth * 0.96, 0.985, true),
    at(sign * neck, neckAt),
    at(sign * (belly * 0.55 + neck * 0.45), (neckAt + widest) / 2 + 0.06),
    at(sign * belly, widest),
    at(sign * (belly * 0.62 + foot * 0.38), widest * 0.42),
    at(sign * foot, 0.02, true),
  ];
  const low = (view * foot) / tall;
  const outline = spline([
    ...side(1),
    at(foot * 0.6, -low * 0.4),
    at(-foot * 0.6, -low * 0.4),
    ...side(-1).reverse(),
  ]).withThickness(belly * 1.4);
  const band = spline([
    at(-belly * 1.2, widest * 0.62),
    at(0, widest * 0.5 - low),
    at(belly * 1.2, widest * 0.62),
    at(belly * 1.2, widest * 0.1),
    at(0, widest * 0.02 - low),
    at(-belly * 1.2, widest * 0.1),
  ]);
  const [shineX, shineY] = at(-belly * 0.5, widest + 0.24);
  scene.form(outline, {
    ramp,
    shade: belly * 0.26,
    marks: [...bellyMark(dress, band), ...(dress.bodyMarks?.(anchors) ?? [])],
    highlights: [ellipse(shineX, shineY, belly * 0.1, tall * 0.08, 24 - tilt)],
  });
  dress.between?.(anchors);
  // rim with the opening
  const [rimX, rimY] = at(0, 1);
  const high = Math.max(mouth * view, 3);
  scene.form(ellipse(rimX, rimY, mouth + lip, high + lip, -tilt), { ramp: dress.rim ?? ramp, shade: 4 });
  scene.form(ellipse(rimX, rimY + 1, mouth - lip * 0.5, Math.max(2, high - lip * 0.2), -tilt), {
    ramp: dress.inside ?? DARK_INSIDE,
    lineWidth: 0.7,
    shade: 0,
    rim: false,
    gradient: false,
  });
  dress.held?.(anchors);
  dress.front?.(anchors);
  return anchors;
}
