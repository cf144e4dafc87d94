import type { Anchors, Place } from './body.ts';
import { GROUND } from './body.ts';

/** Proportions of a pot, jar, bottle or bell that has a face; every number is optional. */
export interface VesselShape {
  /** Height in units, 80…190. */
  readonly tall?: number;
  /** Half widths in units: at the foot, at the widest place, at the neck and at the mouth. */
  readonly foot?: number;
  readonly belly?: number;
  readonly neck?: number;
  readonly mouth?: number;
  /** Height of the widest place, 0 at the foot … 1 at the mouth. */
  readonly widest?: number;
  /** How far the opening is visible from above, 0 not at all … 0.4. */
  readonly view?: number;
  /** Degrees by which the vessel is tilted to the left. */
  readonly tilt?: number;
}

/** Sizes and places of a vessel, in units. */
export function measureVessel(shape: VesselShape) {
  const { tall = 140, foot = 34, belly = 66, neck = 40, mouth = 48 } = shape;
  const { widest = 0.46, view = 0.26, tilt = 0 } = shape;
  const axis = 128;
  const angle = (-tilt * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const top = GROUND - tall;
  /** A place on the vessel: `side` units from its axis; `share` is the height from 0 foot to 1 mouth. */
  const at = (side: number, share: number, corner = false): readonly [number, number, boolean] => {
    const [x, y] = [side, -tall * share];
    return [axis + x * cos - y * sin, GROUND + x * sin + y * cos, corner];
  };
  const place = (side: number, share: number): Place => {
    const [x, y] = at(side, share);
    return [x, y];
  };
  const [faceX, faceY] = place(-belly * 0.12, widest + 0.06);
  const neckAt = Math.min(0.92, widest + (1 - widest) * 0.76);
  const anchors: Anchors = {
    head: { x: faceX, y: faceY, radius: Math.min(belly * 0.78, tall * 0.36) },
    crown: place(0, 1 + (mouth * view) / tall),
    muzzle: [faceX - belly * 0.2, faceY + belly * 0.34],
    earLeft: place(-mouth * 0.86, 0.98),
    earRight: place(mouth * 0.86, 0.98),
    back: [
      place(neck * 0.96, neckAt),
      place(belly * 0.96, widest + 0.12),
      place(belly * 0.92, widest - 0.14),
    ],
    tail: place(belly * 0.9, widest * 0.5),
    shoulders: [place(-belly * 0.92, widest + 0.1), place(belly * 0.94, widest + 0.08)],
    feet: [place(-foot * 0.7, 0), place(foot * 0.7, 0)],
    hands: [],
    belly: place(-belly * 0.1, widest * 0.6),
  };
  return { at, anchors, foot, belly, neck, mouth, widest, view, neckAt, tall, top, tilt };
}
